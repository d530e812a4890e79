import { CODES } from '../../../contract/codes'
import type { Intent } from '../../../contract/payment/intent'
import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { deliver, deliverEvent, webhookOf, type Webhook } from '../harness/webhooks'
import { confirm, createBuyers, openPayPage, openVisitors, place, placeAll, type Placed } from '../harness/checkout'
import type { Environment } from '../harness/environment'

/** Values that only the shop may decide. */
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

/** Bodies with one field too many, each to every call that takes a body or takes none. */
async function forgeBodies(environment: Environment, placed: Placed) {
  const { claims } = environment
  const shoppers = await openVisitors(environment, 1)
  const [buyer] = await createBuyers(environment, { shoppers, wish: () => ({ sku: 'away-M', quantity: 1 }) })
  if (!buyer) throw new Error('there is no buyer')
  const { shopper, order } = buyer
  for (const [field, value] of Object.entries(FIELDS)) {
    const more = { [field]: value }
    const draft = await shopper.send('PUT', '/api/checkout', { body: more })
    claims.same(`a checkout with ${field} is refused`, draft.code, 400)
    const ordering = await place(shopper, { ...order, ...more }, `forged-${field}`)
    claims.same(`an order with ${field} is refused`, ordering.code, 400)
    const shown = { ...order, shown: { ...order.shown, ...more } }
    const response = await place(shopper, shown, `shown-${field}`)
    // What was shown is compared and never used: where it differs, the order is refused.
    const refusal = field in order.shown ? CODES.priceChanged : 400
    claims.same(`an order that was shown another ${field} is refused`, response.code, refusal)
    const path = `/api/order/${placed.number}`
    const paying = await placed.shopper.send('POST', `${path}/pay`, { body: { method: 'visa', ...more } })
    claims.same(`a payment with ${field} is refused`, paying.code, 400)
    const asking = await placed.shopper.send('POST', `${path}/confirm`, { body: more })
    claims.that(`${field} in what confirms is refused or ignored`, [0, 400].includes(asking.code), asking)
  }
}

/** Webhooks that are not what they say, or not of now. */
function forgeries({ clock }: Environment, intent: Intent): Record<string, Webhook> {
  const now = clock.now()
  const paid: Intent = { ...intent, status: 'succeeded', captured: intent.amount, method: 'visa' }
  const of = (change: Partial<Intent>) => ({
    id: 'event_forged',
    type: 'payment.succeeded',
    intent: { ...paid, ...change },
  })
  const good = webhookOf(of({}), now)
  return {
    'with another secret': webhookOf(of({}), now, 'the-secret-of-another-sender-0123456789'),
    'without a signature': { ...good, headers: { ...good.headers, 'webhook-signature': '' } },
    'of another id': { ...good, headers: { ...good.headers, 'webhook-id': 'event_other' } },
    'with a changed body': { ...good, body: good.body.replace('"EUR"', '"JPY"') },
    'six minutes old': webhookOf(of({}), now - 360_000),
    'of a time to come': webhookOf(of({}), now + 360_000),
    'of less money': webhookOf(of({ amount: intent.amount - 1, captured: intent.amount - 1 }), now),
    'of more money': webhookOf(of({ amount: intent.amount + 1, captured: intent.amount + 1 }), now),
    'with too much taken': webhookOf(of({ captured: intent.amount + 1 }), now),
    'in another currency': webhookOf(of({ currency: 'JPY' }), now),
    'of another intent': webhookOf(of({ id: 'intent_other' }), now),
    'of no order': webhookOf(of({ order: 'TL-22222222' }), now),
    'that is no JSON': { ...good, body: '{' },
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
    // One that is as it should be: the others are refused for their content.
    provider.pay(placed.number, 'declined')
    for (const event of provider.events) claims.that('a good webhook is taken', await deliverEvent(environment, event))
    const intent = provider.ofOrder(placed.number)
    if (!intent) throw new Error('there is no intent')
    for (const [what, webhook] of Object.entries(forgeries(environment, intent))) {
      const status = await deliver(environment, webhook)
      claims.that(`a webhook ${what} is refused`, status >= 400 && status < 500, status)
    }
    // A return from the pay page proves nothing: the provider is called, and has no payment.
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
