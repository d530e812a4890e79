import { randomUUID } from 'node:crypto'
import type { Intent, NewIntent } from '../../contract/payment/intent'
import { PaymentUnavailable, PaymentRefused, type PaymentEvent, type PaymentProvider } from '../payments/provider'

/** A payment service in memory. Tests pay, decline and refund instead of shoppers and banks. */
export function fakePayments() {
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, number>()
  const state = { isAway: false, refuses: false, calls: [] as string[] }
  let events = 0

  const recordCall = (call: string) => {
    state.calls.push(call)
    if (state.isAway) throw new PaymentUnavailable()
    if (state.refuses) throw new PaymentRefused(409, 'refused')
  }
  const find = (id: string): Intent => {
    const intent = intents.get(id)
    if (!intent) throw new PaymentRefused(404, 'no such intent')
    return intent
  }
  const change = (id: string, news: Partial<Intent>): Intent => {
    const intent = { ...find(id), ...news }
    intents.set(id, intent)
    return intent
  }
  const findByOrder = (order: string) => [...intents.values()].find((intent) => intent.order === order)

  const open = (newIntent: NewIntent): Intent => {
    const id = `pi_${randomUUID()}`
    const { order, amount, currency } = newIntent
    const intent: Intent = {
      ...{ id, order, amount, currency, status: 'open', captured: 0, refunded: 0, method: '', failure: '' },
      url: `https://pay.example/pay/${id}`,
    }
    intents.set(id, intent)
    return intent
  }

  const provider: PaymentProvider = {
    createIntent: async (newIntent) => {
      recordCall('create')
      return findByOrder(newIntent.order) ?? open(newIntent)
    },
    confirmIntent: async (id) => {
      recordCall('confirm')
      return find(id)
    },
    cancelIntent: async (id) => {
      recordCall('cancel')
      return find(id).status === 'open' ? change(id, { status: 'canceled' }) : find(id)
    },
    refund: async ({ intentId, amount, key }) => {
      recordCall('refund')
      if (refunds.has(key)) return find(intentId)
      const { captured, refunded } = find(intentId)
      if (amount > captured - refunded) throw new PaymentRefused(409, 'more than there is')
      refunds.set(key, amount)
      return change(intentId, { refunded: refunded + amount })
    },
    readEvent: () => null,
  }

  /** Actions of the shopper on the pay page, or of the bank afterwards, by order number. */
  const bank = {
    intentOf: (order: string): Intent => find(findByOrder(order)?.id ?? ''),
    /** @param amount cents; default: the whole amount */
    pay: (order: string, method = 'visa', amount = bank.intentOf(order).amount): Intent => {
      const { id } = bank.intentOf(order)
      return change(id, { status: 'succeeded', captured: amount, method, failure: '' })
    },
    decline: (order: string, method = 'visa'): Intent =>
      change(bank.intentOf(order).id, { status: 'open', method, failure: 'declined' }),
    leaveOpen: (order: string, method = 'visa'): Intent =>
      change(bank.intentOf(order).id, { status: 'processing', method, failure: '' }),
  }

  /** An event of the payment service about an intent; a new one each time. */
  const eventOf = (intent: Intent, type = 'payment.succeeded'): PaymentEvent => ({
    id: `evt_${++events}`,
    type,
    intent,
  })

  return { provider, bank, state, refunds, eventOf }
}
