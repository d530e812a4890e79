import { SealError, type Binding } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import type { AnswerOf, BodyOf, Call } from '../../contract/call'
import { deriveKeys } from '../../contract/keys'
import { fillPath } from '../../contract/path-template'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import { openReply } from '../../contract/sealed-body'
import type { SignWatch } from '../../contract/sign-watch'
import { signCall } from '../../contract/signed-call'
import { ANYONE } from '../../contract/signed-headers'
import { webhookKey } from '../../contract/webhook'
import { readPaymentEvent } from './read-payment-event'
import { PaymentAway, PaymentRefused, type PaymentProvider } from './provider'

/** One exchange with the payment service. */
export interface PaymentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

export interface PaymentServiceOptions {
  /** Base address, without a slash at its end. */
  url: string
  /** Shared with the payment service, for its calls and for its webhooks. */
  secret: string
  hookSecret: string
  /** @throws when there is no answer, or none in time */
  send: (request: PaymentRequest) => Promise<{ status: number; text: string; date?: string | undefined }>
  /** Is told of calls that are refused for their signature, and of those that are not. */
  watch?: SignWatch
  /** Milliseconds since the epoch. */
  now?: () => number
}

interface Asked<C extends Call> {
  id?: string
  body?: BodyOf<C>
  idempotencyKey?: string
}

const SERVER_ERROR = 500
const BAD_REQUEST = 400

/** The payment service of this repository (`payment-service/`) behind the narrow interface. */
export function paymentService(options: PaymentServiceOptions): PaymentProvider {
  const { url, send, watch, now = Date.now } = options
  const keys = deriveKeys(nodeEngine, options.secret)
  const hookKey = webhookKey(options.hookSecret)

  async function exchange(request: PaymentRequest) {
    try {
      return await send(request)
    } catch (cause) {
      throw new PaymentAway('no answer', { cause })
    }
  }

  /** A reply that cannot be opened tells nothing of what was done. */
  function read({ text, date }: { text: string; date?: string | undefined }, binding: Binding) {
    try {
      const reply = openReply(nodeEngine, keys, text, binding)
      if (reply.code === 0 || reply.data !== null) watch?.taken()
      else if (reply.code === BAD_REQUEST) watch?.refused(date)
      return reply
    } catch (cause) {
      if (cause instanceof SealError) watch?.refused(date)
      throw new PaymentAway('an answer nobody can read', { cause })
    }
  }

  async function ask<C extends Call>(call: C, { id = '', body, idempotencyKey }: Asked<C>): Promise<AnswerOf<C>> {
    const { method } = call
    const path = fillPath(call.path, { id })
    const signed = signCall({
      ...{ engine: nodeEngine, keys, method, path, caller: ANYONE, body, idempotencyKey },
      now: now(),
    })
    const answer = await exchange({ method, url: url + path, headers: signed.headers, body: signed.body })
    if (answer.status >= SERVER_ERROR) throw new PaymentAway(`status ${answer.status}`)
    const { code, msg, data } = read(answer, signed.binding)
    if (code !== 0) throw new PaymentRefused(code, `${code} ${msg}`)
    return hold(call, data)
  }

  return {
    createIntent: (intent) => ask(PAYMENT_CALLS.createIntent, { body: intent }),
    confirmIntent: (id) => ask(PAYMENT_CALLS.confirmIntent, { id }),
    cancelIntent: (id) => ask(PAYMENT_CALLS.cancelIntent, { id }),
    refund: ({ intentId, amount, key }) =>
      ask(PAYMENT_CALLS.refundIntent, { id: intentId, body: { amount }, idempotencyKey: key }),
    readEvent: (headers, body, at) => readPaymentEvent(hookKey, { headers, body, now: at }),
  }
}

/** An answer that does not hold the contract is as bad as none. */
function hold<C extends Call>({ answer }: C, data: unknown): AnswerOf<C> {
  try {
    return answer?.validateSync(data, { strict: true }) as AnswerOf<C>
  } catch (cause) {
    throw new PaymentAway('an answer against the contract', { cause })
  }
}
