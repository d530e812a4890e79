import { request, type Dispatcher } from 'undici'
import { scopeHeaders } from '../http/request-scope'
import type { PaymentRequest } from './payment-service'

/** Longest wait for an answer, in milliseconds. */
const TIMEOUT = 10_000

/** One exchange over HTTP. @throws when there is no answer in time */
export async function sendToPayments({ method, url, headers, body }: PaymentRequest) {
  const all = { ...scopeHeaders(), ...headers }
  const signal = AbortSignal.timeout(TIMEOUT)
  const reply = await request(url, { method: method as Dispatcher.HttpMethod, headers: all, body, signal })
  return { status: reply.statusCode, text: await reply.body.text(), date: [reply.headers.date].flat()[0] }
}
