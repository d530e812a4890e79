import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { UserError } from '../harness/user-error'

const HIGHEST_SEED = 1_000_000

/** Milliseconds between statements in the second half of a whole proof. */
const DELAY = 50

export interface Options {
  runs: number
  /** Of the first run; the next ones count on from it. */
  seed: number
  /** Milliseconds between statements: everything is run with each of them. */
  delays: number[]
  /** Names of scenarios; all when it is empty. */
  only: string[]
  /** Address of a PostgreSQL server; empty for one of our own. */
  database: string
  /** In small, as in every test run. */
  isShort: boolean
  withMutants: boolean
}

function toCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UserError(`--${name} takes a whole number, not ${text}.`)
  return Number(text)
}

/** @throws UserError for what cannot be read, TypeError for an option there is not */
export function readOptions(args: string[], named = ''): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(randomInt(1, HIGHEST_SEED)) },
      delay: { type: 'string' },
      only: { type: 'string', default: '' },
      database: { type: 'string', default: named },
      short: { type: 'boolean', default: false },
      'no-mutants': { type: 'boolean', default: false },
    },
  })
  return {
    runs: toCount('runs', values.runs),
    seed: toCount('seed', values.seed),
    delays: values.delay === undefined ? [0, DELAY] : [toCount('delay', values.delay)],
    only: values.only.split(',').filter(Boolean),
    database: values.database,
    isShort: values.short,
    withMutants: !values['no-mutants'],
  }
}
