import { pino } from 'pino'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import type { Intent, NewIntent } from '../../contract/payment/intent'
import { decryptReply } from '../../contract/cipher'
import { ANONYMOUS, signCall, type SignedCall } from '../../contract/signing'
import { createApp } from '../app'
import { sandboxBank } from '../sandbox-bank'
import type { Service } from '../context'
import { type Entry, type Journal, memoryJournal } from '../ledger/journal'
import { Ledger } from '../ledger/ledger'

export const TEST_SECRET = 'the-secret-of-the-payment-tests-0123456789'
const KEYS = deriveKeys(nodeEngine, TEST_SECRET)
export const PAGE_ORIGIN = 'https://pay.example'

export const ORDER: NewIntent = {
  ...{ order: 'TL-7K2M9QXA', amount: 6180, currency: 'EUR', shop: 'Touchline', language: 'en' },
  returnUrl: 'https://shop.example/checkout/order/TL-7K2M9QXA',
}

/** A payment service with an in-memory journal and a clock that tests advance. */
export function openTestService(journal?: Journal) {
  const entries: Entry[] = []
  const clock = { now: Date.UTC(2026, 8, 1) }
  const ledger = new Ledger(journal ?? memoryJournal(entries), PAGE_ORIGIN)
  const logger = pino({ level: 'silent' })
  const now = () => clock.now
  const service: Service = { ledger, bank: sandboxBank, keys: KEYS, publicOrigin: PAGE_ORIGIN, logger, now }
  return { service, app: createApp(service), entries, clock }
}

export type TestService = ReturnType<typeof openTestService>

interface Sent {
  body?: unknown
  idempotencyKey?: string
  keys?: typeof KEYS
  /** Changes the signed call, as an attacker in between would. */
  tamper?: (call: SignedCall) => void
}

/** Makes calls like the shop. Each has its own timestamp, because two equal calls would be a replay. */
export const shopOf = ({ app, clock }: TestService) => {
  let calls = 0
  const send = async (method: string, path: string, { body, idempotencyKey, keys = KEYS, tamper }: Sent = {}) => {
    const how = { engine: nodeEngine, keys, caller: ANONYMOUS, now: clock.now + calls++ }
    const call = signCall({ ...how, method, path, body, idempotencyKey })
    tamper?.(call)
    const response = await app.request(path, { method, headers: call.headers, body: call.body })
    const text = await response.text()
    const reply = response.ok
      ? decryptReply(nodeEngine, KEYS, text, call.associatedData)
      : (JSON.parse(text) as { code: number; msg: string; data: null })
    return { status: response.status, text, ...reply, intent: reply.data as Intent }
  }
  const create = async (change: Partial<NewIntent> = {}) =>
    (await send('POST', '/pay/intent', { body: { ...ORDER, ...change } })).intent
  return { send, create }
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  code: '4000 0000 0000 3220',
  silent: '4000 0000 0000 0069',
  late: '4000 0000 0000 0259',
}

/** Uses the pay page like a browser, by its full URL. */
export const shopperOf = ({ app }: TestService, { url }: { url: string }) => {
  const { pathname } = new URL(url)
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.request(pathname + path, {
      method: 'POST',
      headers: { origin: PAGE_ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const payByCard = (number: string, change: Record<string, string> = {}) =>
    post('/card?method=visa', { number, name: 'Ada Marsh', expiry: '12/30', cvc: '987', ...change })
  const look = async (path = '') => {
    const response = await app.request(pathname + path)
    return { response, status: response.status, html: await response.text() }
  }
  return { post, payByCard, look, pathname }
}
