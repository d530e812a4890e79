import { asc, eq } from 'drizzle-orm'
import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import { shippingMethod, shippingRate } from '../db/schema'
import { notFound } from '../failure'
import type { Register } from '../register'

/** `GET /api/shipping`: the cheapest first, of equal ones the fastest. */
export const shippingRoutes = (register: Register, { db, language }: Shop) => {
  register(CALLS.listShipping, async ({ query }) => {
    const rows = await db
      .select()
      .from(shippingRate)
      .innerJoin(shippingMethod, eq(shippingMethod.id, shippingRate.methodId))
      .where(eq(shippingRate.countryId, query.countryId))
      .orderBy(
        asc(shippingRate.price),
        asc(shippingRate.maxDays),
        asc(shippingRate.minDays),
        asc(shippingMethod.position),
      )
    if (rows.length === 0) throw notFound()
    return rows.map(({ shipping_method: method, shipping_rate: rate }) => ({
      id: method.id,
      name: method.name[language],
      description: method.description[language],
      price: rate.price,
      days: { min: rate.minDays, max: rate.maxDays },
    }))
  })
}
