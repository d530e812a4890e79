import { closeSync, fstatSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Entry } from './entry'

/** What happened, in order, in a file of JSON lines that only grows. */
export interface Journal {
  /** What stood in it when it was opened. */
  entries: readonly Entry[]
  /** Adds a line. It is on the disk when this returns, unless it may be lost: then it is with the next that may not. */
  append(entry: Entry, durability?: 'kept' | 'may be lost'): void
  close(): void
}

/** A journal that is gone with the process, for tests. */
export const memoryJournal = (entries: Entry[] = []): Journal => ({
  entries: [...entries],
  append: (entry) => void entries.push(entry),
  close: () => {},
})

/** The file gets the whole line, however many writes that takes. */
function writeAll(file: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

/** A folder's new entry is on the disk only once the folder is. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * Opens the journal. A last line that was torn by a crash was never told of to anybody: it is cut off.
 * @throws SyntaxError when any other line is not JSON
 */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true })
  // Its own mode: what was paid is nobody else's business.
  const file = openSync(path, 'a+', 0o600)
  syncFolder(dirname(path))
  const bytes = readFileSync(path)
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
  if (whole.length < bytes.length) ftruncateSync(file, whole.length)
  const lines = whole.toString('utf8').split('\n').slice(0, -1)
  return {
    entries: lines.map((line) => JSON.parse(line) as Entry),
    append(entry, durability = 'kept') {
      const before = fstatSync(file).size
      try {
        writeAll(file, Buffer.from(`${JSON.stringify(entry)}\n`))
        if (durability === 'kept') fsyncSync(file)
      } catch (error) {
        // Nobody was told: neither half a line nor a whole one may stand there when it is read again.
        ftruncateSync(file, before)
        throw error
      }
    },
    close: () => closeSync(file),
  }
}
