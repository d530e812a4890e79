import { clearLostSession, sessionLost } from '../account/session-lost'
import type { Reply } from '../contract/envelope'
import { SESSION_LOST_HEADER } from '../session/lost-header'

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
  ) {
    super(message)
  }
}

/** Whether a call was refused because nobody is signed in: the session has ended, now or before, or there was none. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.code === UNAUTHORIZED

const hasEndedSession = (error: unknown): boolean => error instanceof CallError && error.hasEndedSession

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
  throw new CallError(reply.msg, reply.code, reply.data, isEnd)
}

/** The same, where a lost session leads to the login page. @returns the reply's data @throws CallError */
export async function call(...asked: Parameters<typeof ask>): Promise<unknown> {
  try {
    return await ask(...asked)
  } catch (error) {
    if (hasEndedSession(error)) sessionLost()
    throw error
  }
}
