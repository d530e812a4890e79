import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { UserError } from '../harness/user-error'

export interface Options {
  /** Numbers of rows; all when it is empty. */
  only: string[]
  /** Each row as long as its goal says. */
  isFull: boolean
  /** In small, as in every test run. */
  isShort: boolean
  seed: string
}

const NUMBER = /^R(0[1-9]|1\d|2[0-5])$/

function readWords(args: string[]) {
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
    throw new UserError('It takes --only R03,R04, --seed 7, and --full or --short.')
  }
}

/** @throws UserError for what cannot be read */
export function readOptions(args: string[]): Options {
  const values = readWords(args)
  const only = values.only.split(',').filter(Boolean)
  const wrong = only.filter((id) => !NUMBER.test(id))
  if (wrong.length > 0) throw new UserError(`--only takes rows such as R03,R04, not ${wrong.join(', ')}.`)
  return { only, isFull: values.full, isShort: values.short, seed: values.seed }
}
