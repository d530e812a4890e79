import { CODES } from '../../contract/codes'
import { CallError } from '../browser/call-error'

/** A new Idempotency-Key. An insecure origin (http), as in a local network, has no `randomUUID`. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Codes after which the item may have been added, or a retry may succeed: it is sent again with its key. */
const UNKNOWN_RESULT_CODES: ReadonlySet<number> = new Set([0, 408, 429, 500, 502, 503, 504, CODES.inFlight])

/** Whether a call may have been executed although it failed. */
export const isResultUnknown = (error: unknown): boolean =>
  error instanceof CallError && UNKNOWN_RESULT_CODES.has(error.code)

/** Whether a call got no reply at all. */
export const hasNoReply = (error: unknown): boolean => error instanceof CallError && error.code === 0
