import type { Logger } from 'pino'
import { SignatureMonitor } from '../../contract/signature-check'
import { StartError, type StoreApiEnv } from '../env'
import { PaymentUnavailable, type PaymentEvent, type PaymentProvider, PaymentRefused } from './provider'
import { type AssociatedData, SealError } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import { type ResponseOf, type BodyOf, type Call, fillPath } from '../../contract/call'
import { deriveKeys } from '../../contract/keys'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import { decryptReply } from '../../contract/cipher'
import { signCall } from '../../contract/signing'
import { ANONYMOUS } from '../../contract/signing'
import { verifyWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { paymentEventSchema } from '../../contract/payment/intent'
import { type Dispatcher, request } from 'undici'
import { scopeHeaders } from '../http/logging'

type PaymentEnv = Pick<StoreApiEnv, 'PAYMENT_API_URL' | 'PAYMENT_API_SECRET' | 'PAYMENT_HOOK_SECRET'>

const REJECTION_MESSAGES = {
  clock: 'the payment service rejects every call: its clock and ours are more than five minutes apart',
  secret: 'the payment service rejects every call: its PAYMENT_API_SECRET differs from ours',
}

/** Logs when the payment service rejects all our calls, and why. */
const createSignWatch = (logger: Logger) =>
  new SignatureMonitor({
    report: (why) =>
      why ? logger.error({ why }, REJECTION_MESSAGES[why]) : logger.info('the payment service accepts calls again'),
  })

/** The payment provider from the environment; null if none is configured. @throws StartError without the secrets */
export function openPayments(env: PaymentEnv, logger: Logger): PaymentProvider | null {
  const { PAYMENT_API_URL: url, PAYMENT_API_SECRET: secret, PAYMENT_HOOK_SECRET: hookSecret } = env
  if (url === '') return null
  if (secret === '' || hookSecret === '')
    throw new StartError('With PAYMENT_API_URL both PAYMENT_API_SECRET and PAYMENT_HOOK_SECRET have to be set.')
  return paymentService({ url, secret, hookSecret, send: sendToPayments, watch: createSignWatch(logger) })
}

/** An HTTP request to the payment service. */
export interface PaymentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

interface PaymentServiceOptions {
  /** Base URL without a trailing slash. */
  url: string
  /** Shared with the payment service, for calls to it. */
  secret: string
  /** Shared with the payment service, for its webhooks. */
  hookSecret: string
  /** @throws if there is no response in time */
  send: (request: PaymentRequest) => Promise<{ status: number; text: string; date?: string | undefined }>
  /** Tracks whether the service accepts our signatures. */
  watch?: SignatureMonitor
  /** Milliseconds since the epoch. */
  now?: () => number
}

interface CallInput<C extends Call> {
  id?: string
  body?: BodyOf<C>
  idempotencyKey?: string
}

const SERVER_ERROR = 500
const BAD_REQUEST = 400

/** The payment service of this repository (`payment-service/`) as a {@link PaymentProvider}. */
export function paymentService(options: PaymentServiceOptions): PaymentProvider {
  const { url, send, watch, now = Date.now } = options
  const keys = deriveKeys(nodeEngine, options.secret)
  const hookKey = webhookKey(options.hookSecret)

  async function sendRequest(request: PaymentRequest) {
    try {
      return await send(request)
    } catch (cause) {
      throw new PaymentUnavailable('no response', { cause })
    }
  }

  /** Decrypts a reply. If it is unreadable, whether the call took effect is unknown. */
  function decrypt({ text, date }: { text: string; date?: string | undefined }, associatedData: AssociatedData) {
    try {
      const reply = decryptReply(nodeEngine, keys, text, associatedData)
      if (reply.code === 0 || reply.data !== null) watch?.recordAccepted()
      else if (reply.code === BAD_REQUEST) watch?.recordRejected(date)
      return reply
    } catch (cause) {
      if (cause instanceof SealError) watch?.recordRejected(date)
      throw new PaymentUnavailable('unreadable response', { cause })
    }
  }

  async function callService<C extends Call>(
    call: C,
    { id = '', body, idempotencyKey }: CallInput<C>,
  ): Promise<ResponseOf<C>> {
    const { method } = call
    const path = fillPath(call.path, { id })
    const signed = signCall({
      ...{ engine: nodeEngine, keys, method, path, caller: ANONYMOUS, body, idempotencyKey },
      now: now(),
    })
    const response = await sendRequest({ method, url: url + path, headers: signed.headers, body: signed.body })
    if (response.status >= SERVER_ERROR) throw new PaymentUnavailable(`status ${response.status}`)
    const { code, msg, data } = decrypt(response, signed.associatedData)
    if (code !== 0) throw new PaymentRefused(code, `${code} ${msg}`)
    return validateResponse(call, data)
  }

  return {
    createIntent: (intent) => callService(PAYMENT_CALLS.createIntent, { body: intent }),
    confirmIntent: (id) => callService(PAYMENT_CALLS.confirmIntent, { id }),
    cancelIntent: (id) => callService(PAYMENT_CALLS.cancelIntent, { id }),
    refund: ({ intentId, amount, key }) =>
      callService(PAYMENT_CALLS.refundIntent, { id: intentId, body: { amount }, idempotencyKey: key }),
    readEvent: (headers, body, at) => readPaymentEvent(hookKey, { headers, body, now: at }),
  }
}

/** A reply that violates the contract counts as unavailable. */
function validateResponse<C extends Call>({ response }: C, data: unknown): ResponseOf<C> {
  try {
    return response?.validateSync(data, { strict: true }) as ResponseOf<C>
  } catch (cause) {
    throw new PaymentUnavailable('the response violates the contract', { cause })
  }
}

interface Webhook {
  headers: Headers
  /** Unmodified, byte for byte. */
  body: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Parses a webhook with a valid, recent signature. @returns null for any other */
export function readPaymentEvent(key: Uint8Array, { headers, body, now }: Webhook): PaymentEvent | null {
  const header = (name: string) => headers.get(name) ?? ''
  const webhook = { id: header(WEBHOOK_HEADERS.id), timestamp: header(WEBHOOK_HEADERS.timestamp), body }
  if (!verifyWebhook(nodeEngine, key, webhook, header(WEBHOOK_HEADERS.signature), now)) return null
  try {
    const { type, data } = paymentEventSchema.validateSync(JSON.parse(body), { strict: true })
    return { id: webhook.id, type, intent: data.intent }
  } catch {
    return null
  }
}

/** Timeout of one call. */
const TIMEOUT_MS = 10_000

/** Sends one HTTP request. @throws on network errors and timeouts */
export async function sendToPayments({ method, url, headers, body }: PaymentRequest) {
  const allHeaders = { ...scopeHeaders(), ...headers }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const reply = await request(url, { method: method as Dispatcher.HttpMethod, headers: allHeaders, body, signal })
  return { status: reply.statusCode, text: await reply.body.text(), date: [reply.headers.date].flat()[0] }
}
