import { CODES } from '../../../contract/codes'
import type { Intent } from '../../../contract/payment/intent'
import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { deliver, deliverEvent, webhookOf, type Webhook } from '../harness/webhooks'
import {
  confirm,
  createBuyers,
  openPayPage,
  openVisitors,
  place,
  placeAll,
  type PlacedOrder,
} from '../harness/checkout'
import type { Environment } from '../harness/environment'

/** Fields that only the shop may set. */
const FIELDS: Record<string, unknown> = {
  price: 1,
  unitPrice: 1,
  total: 1,
  subTotal: 1,
  discount: 10_000,
  shippingPrice: 7,
  currency: 'JPY',
  owner: 'customer:1',
  customerId: 1,
  device: 'another',
  payment: 'paid',
  status: 'paid',
  paid: true,
  number: 'TL-22222222',
  captured: 1_000_000,
}

/** Sends bodies with an additional field, also to a call without a body. */
async function forgeBodies(environment: Environment, placed: PlacedOrder) {
  const { claims } = environment
  const shoppers = await openVisitors(environment, 1)
  const [buyer] = await createBuyers(environment, { shoppers, itemFor: () => ({ sku: 'away-M', quantity: 1 }) })
  if (!buyer) throw new Error('there is no buyer')
  const { shopper, order } = buyer
  for (const [field, value] of Object.entries(FIELDS)) {
    const extra = { [field]: value }
    const draft = await shopper.send('PUT', '/api/checkout', { body: extra })
    claims.same(`a checkout with ${field} is rejected`, draft.code, 400)
    const ordering = await place(shopper, { ...order, ...extra }, `forged-${field}`)
    claims.same(`an order with ${field} is rejected`, ordering.code, 400)
    const forgedOrder = { ...order, shown: { ...order.shown, ...extra } }
    const response = await place(shopper, forgedOrder, `shown-${field}`)
    // Shown amounts are only compared: if they differ, the order is rejected.
    const expectedCode = field in order.shown ? CODES.priceChanged : 400
    claims.same(`an order with another shown ${field} is rejected`, response.code, expectedCode)
    const path = `/api/order/${placed.number}`
    const paying = await placed.shopper.send('POST', `${path}/pay`, { body: { method: 'visa', ...extra } })
    claims.same(`a payment with ${field} is rejected`, paying.code, 400)
    const confirming = await placed.shopper.send('POST', `${path}/confirm`, { body: extra })
    claims.check(`${field} in a confirmation is rejected or ignored`, [0, 400].includes(confirming.code), confirming)
  }
}

/** Forged, altered and outdated webhooks. */
function forgeries({ clock }: Environment, intent: Intent): Record<string, Webhook> {
  const now = clock.now()
  const paid: Intent = { ...intent, status: 'succeeded', captured: intent.amount, method: 'visa' }
  const of = (change: Partial<Intent>) => ({
    id: 'event_forged',
    type: 'payment.succeeded',
    intent: { ...paid, ...change },
  })
  const valid = webhookOf(of({}), now)
  return {
    'with another secret': webhookOf(of({}), now, 'the-secret-of-another-sender-0123456789'),
    'without a signature': { ...valid, headers: { ...valid.headers, 'webhook-signature': '' } },
    'of another id': { ...valid, headers: { ...valid.headers, 'webhook-id': 'event_other' } },
    'with a changed body': { ...valid, body: valid.body.replace('"EUR"', '"JPY"') },
    'six minutes old': webhookOf(of({}), now - 360_000),
    'from the future': webhookOf(of({}), now + 360_000),
    'of less money': webhookOf(of({ amount: intent.amount - 1, captured: intent.amount - 1 }), now),
    'of more money': webhookOf(of({ amount: intent.amount + 1, captured: intent.amount + 1 }), now),
    'with too much captured': webhookOf(of({ captured: intent.amount + 1 }), now),
    'in another currency': webhookOf(of({ currency: 'JPY' }), now),
    'of another intent': webhookOf(of({ id: 'intent_other' }), now),
    'of an unknown order': webhookOf(of({ order: 'TL-22222222' }), now),
    'that is not JSON': { ...valid, body: '{' },
  }
}

export const forged: Scenario = {
  name: 'forged',
  title: 'amounts, owners and states sent by a browser are refused or ignored, and forged webhooks pay nothing',
  run: async (environment) => {
    const { provider, claims, db } = environment
    const [placed] = await placeAll(environment, await openVisitors(environment, 1))
    if (!placed) throw new Error('no order was placed')
    await openPayPage(placed)
    await forgeBodies(environment, placed)
    // A valid webhook is accepted, so the others are rejected for their content.
    provider.pay(placed.number, 'declined')
    for (const event of provider.events)
      claims.check('a valid webhook is accepted', await deliverEvent(environment, event))
    const intent = provider.findIntent(placed.number)
    if (!intent) throw new Error('there is no intent')
    for (const [description, webhook] of Object.entries(forgeries(environment, intent))) {
      const status = await deliver(environment, webhook)
      claims.check(`a webhook ${description} is rejected`, status >= 400 && status < 500, status)
    }
    // A return from the payment page is no proof of payment: the shop calls the provider, which has none.
    for (const query of ['?paid=1', '?status=succeeded', '?redirect_status=succeeded', ''])
      await placed.shopper.send('POST', `/api/order/${placed.number}/confirm${query}`)
    await confirm(placed)
    const [order] = (await readLedger(db)).orders
    claims.same(
      'the order is unpaid',
      [order?.payment, order?.money?.captured ?? 0, order?.events.length],
      ['unpaid', 0, 1],
    )
  },
}
