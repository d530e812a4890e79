import { closeSync, fstatSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { NewIntent } from '../../contract/payment/intent'
import type { PaymentMethod } from '../../contract/payment/methods'

/** An append-only log of JSON lines. */
export interface Journal {
  /** Entries at the time of opening. */
  entries: readonly Entry[]
  /** Appends an entry and syncs it to disk; an entry that may be lost is synced with the next one that may not. */
  append(entry: Entry, durability?: 'kept' | 'may be lost'): void
  close(): void
}

/** An in-memory journal for tests. */
export const memoryJournal = (entries: Entry[] = []): Journal => ({
  entries: [...entries],
  append: (entry) => void entries.push(entry),
  close: () => {},
})

/** Writes the whole line, with as many write calls as necessary. */
function writeAll(file: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}

/** Syncs the folder: a new file is durable only once its folder entry is. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * Opens the journal. A last line torn by a crash was never acknowledged, so it is truncated.
 * @throws SyntaxError when any other line is not JSON
 */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true })
  // Readable by the owner only: it holds payment data.
  const file = openSync(path, 'a+', 0o600)
  syncFolder(dirname(path))
  const bytes = readFileSync(path)
  const completeLines = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
  if (completeLines.length < bytes.length) ftruncateSync(file, completeLines.length)
  const lines = completeLines.toString('utf8').split('\n').slice(0, -1)
  return {
    entries: lines.map((line) => JSON.parse(line) as Entry),
    append(entry, durability = 'kept') {
      const before = fstatSync(file).size
      try {
        writeAll(file, Buffer.from(`${JSON.stringify(entry)}\n`))
        if (durability === 'kept') fsyncSync(file)
      } catch (error) {
        // The entry was not acknowledged, so it is removed: a later read must not find any part of it.
        ftruncateSync(file, before)
        throw error
      }
    },
    close: () => closeSync(file),
  }
}

/** Outcome of a payment attempt; `pending` and `code` are not final. */
export type Outcome = 'paid' | 'declined' | 'timeout' | 'second-step' | 'pending' | 'code'

/** The stored part of a payment method: never more than a card's last four digits. */
export interface Means {
  method: PaymentMethod
  /** Empty without a card. */
  last4: string
  /** The bank's reference of the attempt. */
  reference: string
}

/** A journal entry. `at` is in milliseconds since the epoch. */
export type Entry =
  | { kind: 'sign'; sign: string; at: number }
  | { kind: 'created'; id: string; clientKey: string; order: NewIntent; at: number }
  | { kind: 'tried'; id: string; means: Means; outcome: Outcome; at: number; event: string }
  | { kind: 'code-wrong'; id: string; at: number }
  | { kind: 'settled'; id: string; outcome: Outcome; at: number; event: string }
  | { kind: 'canceled'; id: string; at: number; event: string }
  | { kind: 'refunded'; id: string; key: string; amount: number; at: number; event: string }
  | { kind: 'delivered'; event: string; at: number }
