import type { Reply } from '../../contract/envelope'
import { clearLostSession, sessionLost } from '../account/session-lost'
import { OWNER_HEADER, SESSION_LOST_HEADER } from '../auth/session-signals'
import { typedForm } from './typed-form'

const UNAUTHORIZED = 401

/** A reply that was not a success; its message is the store's own words, or empty when there was no reply. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    message: string,
    readonly code: number,
    /** What the reply carried beside its code. */
    readonly data: unknown = null,
    /** Whether the session that the call was made in has ended by it. */
    readonly hasEndedSession = false,
    /** Whether it is known whose session it was: what was typed in it can be kept. */
    readonly isOwnerKnown = false,
  ) {
    super(message)
  }
}

/** Whether a call was refused without a session: there was none, or it has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.code === UNAUTHORIZED

const hasEndedSession = (error: unknown): error is CallError => error instanceof CallError && error.hasEndedSession

/**
 * A call from the browser, through the shop's own proxy. A session that ends by it is cleared; to leave the page is left
 * to who asks.
 * @returns the reply's data @throws CallError
 */
export async function ask(method: string, url: string, body?: unknown, idempotencyKey?: string): Promise<unknown> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as Reply | null | undefined
  if (!reply) throw new CallError('', response?.status ?? 0)
  if (reply.code === 0) return reply.data
  const isEnd = reply.code === UNAUTHORIZED && response?.headers.get(SESSION_LOST_HEADER) === '1'
  if (isEnd) await clearLostSession()
  throw new CallError(reply.msg, reply.code, reply.data, isEnd, response?.headers.get(OWNER_HEADER) === '1')
}

/** Leads to the login where a refused call has ended the session, and takes along what was being typed. @returns the error */
export function leaveIfLost(error: unknown): unknown {
  if (hasEndedSession(error)) sessionLost(error.isOwnerKnown ? typedForm() : null)
  return error
}

/** The same, where a lost session leads to the login page. @returns the reply's data @throws CallError */
export async function call(...asked: Parameters<typeof ask>): Promise<unknown> {
  try {
    return await ask(...asked)
  } catch (error) {
    throw leaveIfLost(error)
  }
}
