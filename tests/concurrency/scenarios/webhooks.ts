import { readLedger } from '../audit'
import { atOnce, type Scenario } from '../scenario'
import { confirm, openPayPage, openVisitors, placeAll, type Placed } from '../harness/checkout'
import { deliverEvent } from '../harness/webhooks'
import type { Environment } from '../harness/environment'

/** What may become of a payment at the provider. */
const STORIES = [
  ['paid'],
  ['processing', 'settled'],
  ['declined', 'paid'],
  ['paid', 'refunded'],
  ['declined', 'processing', 'settled', 'refunded'],
] as const

async function tell({ provider }: Environment, number: string, chapter: (typeof STORIES)[number][number]) {
  if (chapter === 'settled') return provider.settle(number, true)
  if (chapter !== 'refunded') return provider.pay(number, chapter)
  const intent = provider.ofOrder(number)
  if (intent) await provider.refund({ intentId: intent.id, amount: intent.amount, key: `by-hand-${number}` })
}

/**
 * Every event arrives in any order and more than once, while the shopper returns and the shop calls the provider by
 * itself.
 */
async function scatter(environment: Environment, placed: Placed, copies: number) {
  const { provider, random } = environment
  const events = provider.events.filter(({ intent }) => intent.order === placed.number)
  const steps = [
    ...events.map((event) => () => atOnce(copies, () => deliverEvent(environment, event))),
    () => confirm(placed),
  ]
  const [first, ...others] = random.shuffle(steps)
  // One after the other, so that the order is as it was drawn, but the last ones all at once.
  for (const step of first ? [first] : []) await step()
  await Promise.all(others.map((step) => step()))
}

export const webhooks: Scenario = {
  name: 'webhooks',
  title: 'each webhook has one effect, however often and in whatever order it comes, and polling changes nothing',
  run: async (environment) => {
    const { provider, claims, random } = environment
    const shoppers = await openVisitors(environment, environment.many(20, 10))
    const orders = await placeAll(environment, shoppers)
    await Promise.all(orders.map(openPayPage))
    const stories = orders.map((_, n) => STORIES[n] ?? random.pick(STORIES))
    for (const [n, { number }] of orders.entries())
      for (const chapter of stories[n] ?? []) await tell(environment, number, chapter)

    environment.beginRace()
    await Promise.all(orders.map((placed, n) => scatter(environment, placed, n === 0 ? 50 : 2)))
    environment.endRace()
    const ledger = await readLedger(environment.db)
    for (const { number, events, payment } of ledger.orders) {
      const sent = provider.events.filter(({ intent }) => intent.order === number)
      claims.same(`every event of ${number} had its effect once`, events.length, sent.length)
      const isBack = sent.some(({ type }) => type === 'payment.refunded')
      claims.same(`${number} stands as if they had come in order`, payment, isBack ? 'refunded' : 'paid')
    }
  },
}
