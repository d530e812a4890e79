import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Intent, NewIntent } from '../../../contract/payment/intent'
import {
  PaymentUnavailable,
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
  type RefundRequest,
} from '../../../store-api/payments/provider'
import type { Random } from '../random'
import { webhookKey } from '../../../contract/webhook'
import { readPaymentEvent } from '../../../store-api/payments/payment-service'

const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

interface FakePaymentProviderOptions {
  random: Random
  /** Reads a webhook as the shop's client of the payment service does. */
  readEvent: PaymentProvider['readEvent']
}

/**
 * A fake payment service with its own record, which is compared with the shop's. Shoppers pay here, and every change
 * creates an event, which may reach the shop once, repeatedly, late or never.
 */
export class FakePaymentProvider implements PaymentProvider {
  private readonly intents = new Map<string, Intent>()
  private readonly refunds = new Map<string, number>()
  /** All events, in order. */
  readonly events: PaymentEvent[] = []
  /** Ids of the events that the shop has accepted. */
  readonly acceptedEventIds = new Set<string>()
  /** Percentage of calls that are executed, but have no response. */
  lostPercent = 0
  /** Maximum delay before and after the execution of a call, in milliseconds. */
  maxDelayMs = 4
  readonly readEvent: PaymentProvider['readEvent']

  constructor(private readonly options: FakePaymentProviderOptions) {
    this.readEvent = options.readEvent
  }

  get allIntents(): Intent[] {
    return [...this.intents.values()]
  }

  findIntent(order: string): Intent | undefined {
    return this.allIntents.find((intent) => intent.order === order)
  }

  createIntent(request: NewIntent): Promise<Intent> {
    return this.respond(() => {
      const { order, amount, currency } = request
      const existing = this.findIntent(order)
      if (existing && (existing.amount !== amount || existing.currency !== currency))
        throw new PaymentRefused(409, 'another amount')
      if (existing) return existing
      const id = newId('intent')
      const unpaid = { captured: 0, refunded: 0, method: '', failure: '' }
      const intent: Intent = {
        id,
        order,
        amount,
        currency,
        status: 'open',
        ...unpaid,
        url: `https://pay.example/${id}`,
      }
      this.intents.set(id, intent)
      return intent
    })
  }

  confirmIntent(id: string): Promise<Intent> {
    return this.respond(() => this.get(id))
  }

  cancelIntent(id: string): Promise<Intent> {
    return this.respond(() => {
      const intent = this.get(id)
      return intent.status === 'open' ? this.change(intent, { status: 'canceled' }, 'payment.canceled') : intent
    })
  }

  refund({ intentId, amount, key }: RefundRequest): Promise<Intent> {
    return this.respond(() => {
      const intent = this.get(intentId)
      if (this.refunds.has(key)) return intent
      if (intent.refunded + amount > intent.captured) throw new PaymentRefused(409, 'more than was taken')
      this.refunds.set(key, amount)
      return this.change(intent, { refunded: intent.refunded + amount }, 'payment.refunded')
    })
  }

  /** Pays as a shopper on the payment page. @returns false if the intent is not open */
  pay(order: string, outcome: 'paid' | 'declined' | 'processing' = 'paid'): boolean {
    const intent = this.findIntent(order)
    if (intent?.status !== 'open') return false
    if (outcome === 'paid') this.capture(intent)
    if (outcome === 'declined') this.change(intent, { method: 'visa', failure: 'declined' }, 'payment.failed')
    if (outcome === 'processing') this.change(intent, { status: 'processing', method: 'visa' }, 'payment.processing')
    return true
  }

  /** Completes a payment in processing. */
  settle(order: string, isSuccessful: boolean): void {
    const intent = this.findIntent(order)
    if (intent?.status !== 'processing') return
    if (isSuccessful) this.capture(intent)
    else this.change(intent, { status: 'open', failure: 'timeout' }, 'payment.failed')
  }

  private capture(intent: Intent) {
    const paid = { status: 'succeeded', captured: intent.amount, method: 'visa', failure: '' } as const
    this.change(intent, paid, 'payment.succeeded')
  }

  private get(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw new PaymentRefused(404, 'no such intent')
    return intent
  }

  private change(intent: Intent, change: Partial<Intent>, type: string): Intent {
    const changed = { ...intent, ...change }
    this.intents.set(intent.id, changed)
    this.events.push({ id: newId('event'), type, intent: changed })
    return changed
  }

  /** Executes a call with random delays; some responses are lost. */
  private async respond(work: () => Intent): Promise<Intent> {
    const { random } = this.options
    await pause(random.whole(0, this.maxDelayMs))
    const intent = work()
    await pause(random.whole(0, this.maxDelayMs))
    if (random.chance(this.lostPercent)) throw new PaymentUnavailable('the response was lost')
    return intent
  }
}

/** Shared secret of the webhooks. */
export const HOOK_SECRET = 'the-secret-of-the-webhooks-0123456789'

/** Reads webhooks by the shop's own code. */
export const readEvent: PaymentProvider['readEvent'] = (headers, body, now) =>
  readPaymentEvent(webhookKey(HOOK_SECRET), { headers, body, now })
