import { readFile } from 'node:fs/promises'
import { CommandError } from './command-error'

/** Bytes at most: more is no page and no list of scripts. */
const MOST = 256 * 1024

/** What a file of the operator's says. @throws CommandError when it cannot be read, or is no text */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  })
  if (bytes.length > MOST) throw new CommandError(`${path} is longer than ${MOST / 1024} KiB.`)
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
