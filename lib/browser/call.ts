import { sessionLost } from '../account/session-lost'
import type { Reply } from '../contract/envelope'

const UNAUTHORIZED = 401

/** A reply that was not a success; its message is the store's own words, or empty when there was no reply. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    message: string,
    readonly code: number,
    /** What the reply carried beside its code. */
    readonly data: unknown = null,
  ) {
    super(message)
  }
}

/** A call from the browser, through the shop's own proxy. @returns the reply's data @throws CallError */
export async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(url, body === undefined ? { method } : init).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as Reply | null | undefined
  if (!reply) throw new CallError('', response?.status ?? 0)
  if (reply.code === UNAUTHORIZED) await sessionLost()
  if (reply.code !== 0) throw new CallError(reply.msg, reply.code, reply.data)
  return reply.data
}
