import { readLedger } from '../audit/ledger'
import { atOnce, type Scenario } from '../scenario'
import { visitors } from '../world/crowd'
import { deliverEvent } from '../world/letters'
import { confirm, openPayPage, placeAll, type Placed } from '../world/placed'
import type { World } from '../world/world'

/** What may become of a payment at the bank. */
const STORIES = [
  ['paid'],
  ['processing', 'settled'],
  ['declined', 'paid'],
  ['paid', 'refunded'],
  ['declined', 'processing', 'settled', 'refunded'],
] as const

async function tell({ bank }: World, number: string, chapter: (typeof STORIES)[number][number]) {
  if (chapter === 'settled') return bank.settle(number, true)
  if (chapter !== 'refunded') return bank.pay(number, chapter)
  const intent = bank.ofOrder(number)
  if (intent) await bank.refund({ intentId: intent.id, amount: intent.amount, key: `by-hand-${number}` })
}

/** Every event arrives in any order and more than once, while the shopper is back and the shop asks by itself. */
async function scatter(world: World, placed: Placed, copies: number) {
  const { bank, random } = world
  const events = bank.events.filter(({ intent }) => intent.order === placed.number)
  const steps = [
    ...events.map((event) => () => atOnce(copies, () => deliverEvent(world, event))),
    () => confirm(placed),
  ]
  const [first, ...others] = random.shuffle(steps)
  // One after the other, so that the order is as it was drawn, but the last ones all at once.
  for (const step of first ? [first] : []) await step()
  await Promise.all(others.map((step) => step()))
}

export const webhooks: Scenario = {
  name: 'webhooks',
  title: 'webhooks have one effect each, however often and in whatever order they come, and asking changes nothing',
  run: async (world) => {
    const { bank, claims, random } = world
    const shoppers = await visitors(world, world.many(20, 10))
    const orders = await placeAll(world, shoppers)
    await Promise.all(orders.map(openPayPage))
    const stories = orders.map((_, n) => STORIES[n] ?? random.pick(STORIES))
    for (const [n, { number }] of orders.entries())
      for (const chapter of stories[n] ?? []) await tell(world, number, chapter)

    world.beginRace()
    await Promise.all(orders.map((placed, n) => scatter(world, placed, n === 0 ? 50 : 2)))
    world.endRace()
    const ledger = await readLedger(world.db)
    for (const { number, events, payment } of ledger.orders) {
      const sent = bank.events.filter(({ intent }) => intent.order === number)
      claims.same(`every event of ${number} had its effect once`, events.length, sent.length)
      const isBack = sent.some(({ type }) => type === 'payment.refunded')
      claims.same(`${number} stands as if they had come in order`, payment, isBack ? 'refunded' : 'paid')
    }
  },
}
