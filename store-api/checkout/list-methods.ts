import { asc, desc, eq } from 'drizzle-orm'
import type { ShippingMethod } from '../../contract/entities/shipping'
import { toShown } from '../../contract/shown-amount'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import type { Shop } from '../http/context'
import { shippingMethod, shippingRate } from '../db/schema'

/**
 * The shipping methods of a country: deliveries before collections, then the cheapest first, of equal ones the fastest.
 * @param currency the one shown
 */
export async function listMethods(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  countryId: number,
  currency: StoreCurrency,
): Promise<ShippingMethod[]> {
  const rows = await db
    .select()
    .from(shippingRate)
    .innerJoin(shippingMethod, eq(shippingMethod.id, shippingRate.methodId))
    .where(eq(shippingRate.countryId, countryId))
    .orderBy(
      // 'delivery' sorts behind 'collection'.
      desc(shippingMethod.kind),
      asc(shippingRate.price),
      asc(shippingRate.maxDays),
      asc(shippingRate.minDays),
      asc(shippingMethod.position),
    )
  return rows.map(({ shipping_method: method, shipping_rate: rate }) => ({
    id: method.id,
    name: method.name[language],
    description: method.description[language],
    kind: method.kind,
    price: rate.price,
    shown: { price: toShown(rate.price, currency) },
    days: { min: rate.minDays, max: rate.maxDays },
  }))
}
