import { CODES } from '../../contract/codes'
import { CallError } from '../browser/call-error'

/** A new Idempotency-Key. A plain origin, as in a local network, has no `randomUUID`. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Codes after which the item may have been added, or a retry may succeed: it is sent again with its key. */
const UNDECIDED: ReadonlySet<number> = new Set([0, 408, 429, 500, 502, 503, 504, CODES.inFlight])

/** Whether a call may have been carried out although it failed. */
export const isUndecided = (error: unknown): boolean => error instanceof CallError && UNDECIDED.has(error.code)

/** Whether a call got no reply at all. */
export const isWithoutReply = (error: unknown): boolean => error instanceof CallError && error.code === 0
