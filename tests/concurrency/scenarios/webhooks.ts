import { readLedger } from '../audit'
import { atOnce, type Scenario } from '../scenario'
import { confirm, openPayPage, openVisitors, placeAll, type PlacedOrder } from '../harness/checkout'
import { deliverEvent } from '../harness/webhooks'
import type { Environment } from '../harness/environment'

/** Possible courses of a payment. */
const PAYMENT_COURSES = [
  ['paid'],
  ['processing', 'settled'],
  ['declined', 'paid'],
  ['paid', 'refunded'],
  ['declined', 'processing', 'settled', 'refunded'],
] as const

async function applyStep({ provider }: Environment, number: string, step: (typeof PAYMENT_COURSES)[number][number]) {
  if (step === 'settled') return provider.settle(number, true)
  if (step !== 'refunded') return provider.pay(number, step)
  const intent = provider.findIntent(number)
  if (intent) await provider.refund({ intentId: intent.id, amount: intent.amount, key: `by-hand-${number}` })
}

/**
 * Delivers every event more than once and in random order, while the shopper returns and the shop calls the provider.
 */
async function deliverInRandomOrder(environment: Environment, placed: PlacedOrder, copies: number) {
  const { provider, random } = environment
  const events = provider.events.filter(({ intent }) => intent.order === placed.number)
  const steps = [
    ...events.map((event) => () => atOnce(copies, () => deliverEvent(environment, event))),
    () => confirm(placed),
  ]
  const [first, ...others] = random.shuffle(steps)
  // The first step runs alone, the others run concurrently.
  for (const step of first ? [first] : []) await step()
  await Promise.all(others.map((step) => step()))
}

export const webhooks: Scenario = {
  name: 'webhooks',
  title: 'each webhook has one effect, however often and in whatever order it comes, and polling changes nothing',
  run: async (environment) => {
    const { provider, claims, random } = environment
    const shoppers = await openVisitors(environment, environment.scaled(20, 10))
    const orders = await placeAll(environment, shoppers)
    await Promise.all(orders.map(openPayPage))
    const courses = orders.map((_, n) => PAYMENT_COURSES[n] ?? random.pick(PAYMENT_COURSES))
    for (const [n, { number }] of orders.entries())
      for (const step of courses[n] ?? []) await applyStep(environment, number, step)

    environment.startDelays()
    await Promise.all(orders.map((placed, n) => deliverInRandomOrder(environment, placed, n === 0 ? 50 : 2)))
    environment.stopDelays()
    const ledger = await readLedger(environment.db)
    for (const { number, events, payment } of ledger.orders) {
      const orderEvents = provider.events.filter(({ intent }) => intent.order === number)
      claims.same(`every event of ${number} is stored once`, events.length, orderEvents.length)
      const isRefunded = orderEvents.some(({ type }) => type === 'payment.refunded')
      claims.same(`${number} has the same state as after events in order`, payment, isRefunded ? 'refunded' : 'paid')
    }
  },
}
