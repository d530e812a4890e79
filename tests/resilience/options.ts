import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { UserError } from '../harness/user-error'

export interface Options {
  /** Ids of rows; all if empty. */
  only: string[]
  /** Whether each row runs as long as its goal requires. */
  isFull: boolean
  /** Whether to run with smaller numbers, as in every test run. */
  isShort: boolean
  seed: string
}

const NUMBER = /^R(0[1-9]|1\d|2[0-5])$/

function parseValues(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', default: '' },
        full: { type: 'boolean', default: false },
        short: { type: 'boolean', default: false },
        seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
      },
    })
    return values
  } catch {
    throw new UserError('Options: --only R03,R04, --seed 7, and --full or --short.')
  }
}

/** @throws UserError for invalid options */
export function readOptions(args: string[]): Options {
  const values = parseValues(args)
  const only = values.only.split(',').filter(Boolean)
  const unknownRows = only.filter((id) => !NUMBER.test(id))
  if (unknownRows.length > 0) throw new UserError(`--only takes rows such as R03,R04, not ${unknownRows.join(', ')}.`)
  return { only, isFull: values.full, isShort: values.short, seed: values.seed }
}
