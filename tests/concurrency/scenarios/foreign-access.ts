import { customer } from '../../../store-api/db/schema'
import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { openPayPage, placeAll, type Placed } from '../harness/checkout'
import type { Shopper } from '../harness/shopper'

/** All calls for an order. */
const CALLS_OF_ORDER: { method: string; of: (number: string) => string; body?: unknown }[] = [
  { method: 'GET', of: (number) => `/api/order/${number}` },
  { method: 'GET', of: (number) => `/api/order/${number}/placed` },
  { method: 'GET', of: (number) => `/api/order/${number}/invoice` },
  { method: 'POST', of: (number) => `/api/order/${number}/pay`, body: { method: 'visa' } },
  { method: 'POST', of: (number) => `/api/order/${number}/confirm` },
  { method: 'POST', of: (number) => `/api/order/${number}/cancel` },
  { method: 'POST', of: (number) => `/api/order/${number}/reorder` },
]

/** A well-formed number without an order. */
const UNKNOWN_NUMBER = 'TL-22222222'
const DAY_MS = 86_400_000

const sendAll = async (shopper: Shopper, number: string) =>
  Promise.all(
    CALLS_OF_ORDER.map(async ({ method, of, body }) => {
      const { status, text } = await shopper.send(method, of(number), { body })
      return `${method} ${of('…')} ${status} ${text}`
    }),
  )

export const foreignHands: Scenario = {
  name: 'foreign-access',
  title: 'every call returns 404 for an order of another customer, and changes nothing',
  run: async (environment) => {
    const { claims, clock, db, provider } = environment
    const people = await db.select().from(customer).limit(6)
    const customers = await Promise.all(
      people.slice(0, environment.many(3, 2)).map(({ id }) => environment.shopper(id)),
    )
    const guests = await Promise.all(Array.from({ length: environment.many(3, 2) }, () => environment.shopper()))
    // New devices without a session.
    const withoutSession = await Promise.all(customers.slice(0, 2).map(() => environment.shopper()))
    const orders = await placeAll(environment, [...customers, ...guests])
    await Promise.all(orders.map(openPayPage))
    for (const { number } of orders.filter((_, n) => n % 2 === 0)) provider.pay(number)
    const before = await readLedger(db)

    environment.beginRace()
    const isOwner = (shopper: Shopper, placed: Placed) => placed.shopper === shopper
    await Promise.all(
      [...customers, ...guests, ...withoutSession].map(async (stranger) => {
        const unknown = await sendAll(stranger, UNKNOWN_NUMBER)
        for (const placed of orders.filter((candidate) => !isOwner(stranger, candidate)))
          claims.same(
            'an order of another customer has the responses of an unknown one',
            await sendAll(stranger, placed.number),
            unknown,
          )
      }),
    )
    environment.endRace()
    claims.same('no data has changed', await readLedger(db), before)
    for (const { shopper, number } of orders)
      claims.same('owners can read their orders', (await shopper.send('GET', `/api/order/${number}/placed`)).code, 0)
    clock.turnOn(DAY_MS + 1000)
    for (const { shopper, number } of orders.filter((placed) => placed.shopper.customerId === null))
      claims.same(
        'a guest cannot read the order after a day',
        (await shopper.send('GET', `/api/order/${number}/placed`)).code,
        404,
      )
  },
}
