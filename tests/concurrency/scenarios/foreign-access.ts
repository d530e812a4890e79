import { customer } from '../../../store-api/db/schema'
import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { openPayPage, placeAll, type PlacedOrder } from '../harness/checkout'
import type { Shopper } from '../harness/shopper'

/** All calls for an order. */
const ORDER_CALLS: { method: string; of: (number: string) => string; body?: unknown }[] = [
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
    ORDER_CALLS.map(async ({ method, of, body }) => {
      const { status, text } = await shopper.send(method, of(number), { body })
      return `${method} ${of('…')} ${status} ${text}`
    }),
  )

export const foreignAccess: Scenario = {
  name: 'foreign-access',
  title: 'every call returns 404 for an order of another customer, and changes nothing',
  run: async (environment) => {
    const { claims, clock, db, provider } = environment
    const customerRows = await db.select().from(customer).limit(6)
    const customers = await Promise.all(
      customerRows.slice(0, environment.scaled(3, 2)).map(({ id }) => environment.shopper(id)),
    )
    const guests = await Promise.all(Array.from({ length: environment.scaled(3, 2) }, () => environment.shopper()))
    // New devices without a session.
    const withoutSession = await Promise.all(customers.slice(0, 2).map(() => environment.shopper()))
    const orders = await placeAll(environment, [...customers, ...guests])
    await Promise.all(orders.map(openPayPage))
    for (const { number } of orders.filter((_, n) => n % 2 === 0)) provider.pay(number)
    const initialLedger = await readLedger(db)

    environment.startDelays()
    const isOwner = (shopper: Shopper, placed: PlacedOrder) => placed.shopper === shopper
    await Promise.all(
      [...customers, ...guests, ...withoutSession].map(async (otherShopper) => {
        const unknown = await sendAll(otherShopper, UNKNOWN_NUMBER)
        for (const placed of orders.filter((candidate) => !isOwner(otherShopper, candidate)))
          claims.same(
            'an order of another customer has the responses of an unknown one',
            await sendAll(otherShopper, placed.number),
            unknown,
          )
      }),
    )
    environment.stopDelays()
    claims.same('no data has changed', await readLedger(db), initialLedger)
    for (const { shopper, number } of orders)
      claims.same('owners can read their orders', (await shopper.send('GET', `/api/order/${number}/placed`)).code, 0)
    clock.advance(DAY_MS + 1000)
    for (const { shopper, number } of orders.filter((placed) => placed.shopper.customerId === null))
      claims.same(
        'a guest cannot read the order after a day',
        (await shopper.send('GET', `/api/order/${number}/placed`)).code,
        404,
      )
  },
}
