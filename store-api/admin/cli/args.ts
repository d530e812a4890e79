import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError } from './command-error'
import { KEY_PATTERN } from '../../../contract/limits'
import { ValidationError } from 'yup'
import { readFile } from 'node:fs/promises'

/** Arguments of a command. @throws CommandError for one it does not have */
export function readArgs<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string }
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error
    // Node's first sentence says what is wrong; the following ones explain positional arguments, which do not apply.
    throw new CommandError(`${message.split(/\.\s/)[0]?.replace(/\.$/, '')}.`)
  }
}

/** The words behind a command, none missing and none too many. @throws CommandError */
export function readWords<const Names extends readonly string[]>(
  args: string[],
  names: Names,
): { [_ in keyof Names]: string } {
  const { positionals } = readArgs({ args, allowPositionals: true })
  if (positionals.length !== names.length)
    throw new CommandError(
      names.length === 0 ? 'This command takes no arguments.' : `This command takes ${names.join(' and ')}.`,
    )
  return positionals as { [_ in keyof Names]: string }
}

const MAX_ID = 2_147_483_647

/** @throws CommandError for what is no id */
export function toId(word: string): number {
  const id = Number(word)
  if (!/^\d+$/.test(word) || id > MAX_ID) throw new CommandError(`${word} is no id: ids are whole numbers.`)
  return id
}

/** @throws CommandError for what is no number of pieces */
export function toPieces(word: string): number {
  if (!/^\d{1,6}$/.test(word)) throw new CommandError(`${word} is no number of pieces.`)
  return Number(word)
}

/** @throws CommandError for what is none of the words */
export function toOneOf<Word extends string>(word: string, words: readonly Word[]): Word {
  const known = words.find((one) => one === word)
  if (!known) throw new CommandError(`${word} is none of ${words.join(', ')}.`)
  return known
}

/** An amount in a currency of so many digits, as it is written: `79.00`, `79` or `79.000`. */
const example = (digits = 2) => (79).toFixed(digits)

/** More digits than any currency has. */
const MOST_DIGITS = 4

/**
 * Money in minor units, as it is written with the digits the shop counts in: `79` or `79.00`; `7900` alone for yen.
 * @param digits of the shop's own currency, 2 for cents; while it is not known, whatever is right in one of them is taken
 * @throws CommandError
 */
export function toMinorUnits(word: string, digits?: number): number {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(word) ?? []
  const amount = Number(whole + fraction.padEnd(digits ?? MOST_DIGITS, '0'))
  const hasOtherDigits = digits !== undefined && fraction !== '' && fraction.length !== digits
  if (!whole || hasOtherDigits || (digits !== undefined && amount > MAX_ID))
    throw new CommandError(`${word} is no price: write it as ${example(digits)}.`)
  if (amount === 0) throw new CommandError('Nothing is sold for nothing: the price must be more than 0.')
  return amount
}

/** The old key and the new one. @throws CommandError */
export function readKeys(args: string[], what: string): { from: string; to: string } {
  const [from, to] = readWords(args, [`the key of a ${what}`, 'a new key'])
  if (!KEY_PATTERN.test(to)) throw new CommandError(`${to} is no key: letters, digits, - and _, at most 64.`)
  if (from === to) throw new CommandError('The new key is the old one.')
  return { from, to }
}

/** Does what the contract may refuse. @throws CommandError that says what it did */
export async function byContract<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationError) throw new CommandError(`${error.message}.`)
    throw error
  }
}

/** Bytes at most: more is no page and no list of scripts. */
const MAX_FILE_BYTES = 256 * 1024

/** What a file of the operator's says. @throws CommandError when it cannot be read, or is no text */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
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

/** What customers write cannot steer the operator's terminal. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

/** A line to the operator. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)
