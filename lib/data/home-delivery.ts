import 'server-only'
import { cache } from 'react'
import type { ShippingMethod } from '../../contract/entities/shipping'
import { log } from '../telemetry/log'
import { cheapestDelivery } from './cheapest-delivery'
import { listCountries } from './country'
import { getStoreSettings } from './settings'
import { listShipping } from './shipping'

export interface HomeDelivery {
  country: string
  /** ISO 3166 code of it. */
  iso: string
  /** What the way is called. */
  method: string
  /** Minor units. */
  price: number
  /** Working days from dispatch; null where the store does not say. */
  days: ShippingMethod['days']
}

/** The cheapest delivery to the store's own country. Null where it cannot be told, which is only logged. */
export const homeDelivery: () => Promise<HomeDelivery | null> = cache(async () => {
  try {
    const [{ country: home }, countries] = await Promise.all([getStoreSettings(), listCountries()])
    const country = countries.find(({ name }) => name === home.name)
    const cheapest = cheapestDelivery(country ? await listShipping(country.id) : [])
    if (!country || !cheapest) return null
    const { name: method, price, days } = cheapest
    return { country: country.name, iso: country.iso, method, price, days }
  } catch (error) {
    log().warn({ err: error }, 'delivery times could not be fetched')
    return null
  }
})
