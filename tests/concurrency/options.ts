import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { UserError } from '../harness/user-error'

const MAX_SEED = 1_000_000

/** Delay of each statement in the second half of a full run. */
const DELAY_MS = 50

export interface Options {
  runs: number
  /** Seed of the first run; each further run adds one. */
  seed: number
  /** Delays of each statement, in milliseconds: all scenarios run with each delay. */
  delays: number[]
  /** Names of scenarios; all if empty. */
  only: string[]
  /** URL of a PostgreSQL server; empty for a temporary one. */
  database: string
  /** Whether to run with smaller numbers, as in every test run. */
  isShort: boolean
  withMutants: boolean
}

function toCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UserError(`--${name} takes a whole number, not ${text}.`)
  return Number(text)
}

/** @throws UserError for an invalid number, TypeError for an unknown option */
export function readOptions(args: string[], defaultDatabase = ''): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(randomInt(1, MAX_SEED)) },
      delay: { type: 'string' },
      only: { type: 'string', default: '' },
      database: { type: 'string', default: defaultDatabase },
      short: { type: 'boolean', default: false },
      'no-mutants': { type: 'boolean', default: false },
    },
  })
  return {
    runs: toCount('runs', values.runs),
    seed: toCount('seed', values.seed),
    delays: values.delay === undefined ? [0, DELAY_MS] : [toCount('delay', values.delay)],
    only: values.only.split(',').filter(Boolean),
    database: values.database,
    isShort: values.short,
    withMutants: !values['no-mutants'],
  }
}
