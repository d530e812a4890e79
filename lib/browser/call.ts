import type { Reply } from '../../contract/envelope'
import { clearLostSession, redirectToLogin } from '../account/session-lost'
import { OWNER_HEADER, REPEATED_HEADER, SESSION_LOST_HEADER } from '../auth/session-signals'
import { CallError, UNAUTHORIZED } from './call-error'
import { unsavedForm } from './unsaved-form'

const hasEndedSession = (error: unknown): error is CallError => error instanceof CallError && error.hasEndedSession

/**
 * A call from the browser, through the storefront's proxy. If the session has ended, it is cleared; the caller decides
 * whether to leave the page. If a login in another tab has replaced it, the call is sent again.
 * @returns the reply's data @throws CallError
 */
export async function sendCall(
  method: string,
  url: string,
  body?: unknown,
  idempotencyKey?: string,
  isRepeated = false,
): Promise<unknown> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(isRepeated && { [REPEATED_HEADER]: '1' }),
  }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as Reply | null | undefined
  if (!reply) throw new CallError('', response?.status ?? 0)
  if (reply.code === 0) return reply.data
  const isRefused = reply.code === UNAUTHORIZED && response?.headers.get(SESSION_LOST_HEADER) === '1'
  const hasSessionEnded = isRefused && (await clearLostSession())
  if (isRefused && !hasSessionEnded && !isRepeated) return sendCall(method, url, body, idempotencyKey, true)
  throw new CallError(reply.msg, reply.code, reply.data, hasSessionEnded, response?.headers.get(OWNER_HEADER) === '1')
}

/** Opens the login if a rejected call has ended the session, and keeps the entered values. @returns the error */
export function redirectIfSessionLost(error: unknown): unknown {
  if (hasEndedSession(error)) redirectToLogin(error.isOwnerKnown ? unsavedForm() : null)
  return error
}

/** The same, where a lost session leads to the login page. @returns the reply's data @throws CallError */
export async function call(...args: Parameters<typeof sendCall>): Promise<unknown> {
  try {
    return await sendCall(...args)
  } catch (error) {
    throw redirectIfSessionLost(error)
  }
}
