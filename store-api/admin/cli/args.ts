import { commandContext, resolvePath } from './command-context'
import { CommandError } from './command-error'
import { KEY_PATTERN } from '../../../contract/limits'
import { ValidationError } from 'yup'
import { readFile } from 'node:fs/promises'

const MAX_ID = 2_147_483_647

/** @throws CommandError unless the argument is an id */
export function toId(value: string): number {
  const id = Number(value)
  if (!/^\d+$/.test(value) || id > MAX_ID) throw new CommandError(`${value} is no id: ids are whole numbers.`)
  return id
}

/** @throws CommandError unless the argument is a quantity */
export function toPieces(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new CommandError(`${value} is no number of pieces.`)
  return Number(value)
}

/** @throws CommandError unless the argument is one of the choices */
export function toOneOf<Choice extends string>(value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === value)
  if (!choice) throw new CommandError(`${value} is none of ${choices.join(', ')}.`)
  return choice
}

/** An example amount with `digits` decimals: `79.00`, `79` or `79.000`. */
const exampleAmount = (digits = 2) => (79).toFixed(digits)

/** Maximum minor digits of any currency. */
const MAX_CURRENCY_DIGITS = 4

/**
 * Parses an amount into minor units, with the minor digits of the shop's currency: `79` or `79.00`; only `7900` for
 * yen.
 * @param digits of the shop's own currency, 2 for cents; while unknown, an amount valid for any currency is accepted
 * @throws CommandError
 */
export function toMinorUnits(value: string, digits?: number): number {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(value) ?? []
  const amount = Number(whole + fraction.padEnd(digits ?? MAX_CURRENCY_DIGITS, '0'))
  const hasOtherDigits = digits !== undefined && fraction !== '' && fraction.length !== digits
  if (!whole || hasOtherDigits || (digits !== undefined && amount > MAX_ID))
    throw new CommandError(`${value} is no price: write it as ${exampleAmount(digits)}.`)
  if (amount === 0) throw new CommandError('Nothing is sold for nothing: the price must be more than 0.')
  return amount
}

/** @throws CommandError unless the argument is a valid key */
export function toKey(value: string): string {
  if (!KEY_PATTERN.test(value)) throw new CommandError(`${value} is no key: letters, digits, - and _, at most 128.`)
  return value
}

/** Converts a validation error of the contract into a CommandError with the reason. @throws CommandError */
export async function convertValidationErrors<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationError) throw new CommandError(`${error.message}.`)
    throw error
  }
}

/** Limit of pages and script lists. */
const MAX_FILE_BYTES = 256 * 1024

/** Reads the operator's text file. @throws CommandError if it cannot be read, or is no text */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(resolvePath(path)).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  })
  if (bytes.length > MAX_FILE_BYTES) throw new CommandError(`${path} is longer than ${MAX_FILE_BYTES / 1024} KiB.`)
  const text = toText(bytes)
  if (text === null || text.includes('\0')) throw new CommandError(`${path} is no text in UTF-8.`)
  if (text.trim() === '') throw new CommandError(`${path} is empty.`)
  return text
}

function toText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Removes control characters, so that customers' texts cannot steer the operator's terminal. */
export const sanitize = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

/** Prints a line to the terminal of the command. */
export function print(line: string): void {
  const context = commandContext()
  if (context) context.print(line)
  else process.stdout.write(`${line}\n`)
}
