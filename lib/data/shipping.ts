import 'server-only'
import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { ShippingMethod } from '../../contract/entities/shipping'
import type { Country } from '../../contract/entities/store'
import { sortCountries } from '../account/sort-countries'
import { isNotFound, logFailure } from '../api/api-error'
import { log } from '../telemetry/log'
import { fetchCached } from './public-read'
import { getStoreSettings } from './settings'

export interface HomeDelivery {
  country: string
  /** ISO 3166 code of it. */
  iso: string
  /** What the way is called. */
  method: string
  /** Minor units. */
  price: number
  /** Whether parcels can be followed on their way, as far as the store says. */
  isTracked: boolean
  /** Working days from dispatch; null where the store does not say. */
  days: ShippingMethod['days']
  /** When orders of now and after the next cut-offs arrive; empty where the store does not say. */
  arrivals: ShippingMethod['arrivals']
  /** Working days more with anything personalized. */
  personalizationDays: number
}

/** The cheapest delivery to the store's own country. Null if the call fails, which is only logged. */
export const homeDelivery: () => Promise<HomeDelivery | null> = cache(async () => {
  try {
    const [{ country: home }, countries] = await Promise.all([getStoreSettings(), listCountries()])
    const country = countries.find(({ name }) => name === home.name)
    const cheapest = cheapestDelivery(country ? await listShipping(country.id) : [])
    if (!country || !cheapest) return null
    const { name: method, price, isTracked, days, personalizationDays } = cheapest
    const now = Date.now()
    // A cached reply may be older than a cut-off.
    const arrivals = cheapest.arrivals.filter(({ until }) => now < Date.parse(until))
    return { country: country.name, iso: country.iso, method, price, isTracked, days, arrivals, personalizationDays }
  } catch (error) {
    log().warn({ err: error }, 'delivery times could not be fetched')
    return null
  }
})

const byPriceThenDays = (one: ShippingMethod, other: ShippingMethod) =>
  one.price - other.price || (other.days?.max ?? 0) - (one.days?.max ?? 0)

/** The cheapest delivery, and of equally cheap ones the slowest: no more is promised than holds. A collection is none. */
export const cheapestDelivery = (methods: readonly ShippingMethod[]): ShippingMethod | null =>
  methods.filter(({ kind }) => kind === 'delivery').toSorted(byPriceThenDays)[0] ?? null

/**
 * The ways to deliver to a country, none where the shop does not deliver.
 * @throws ApiError when the store API cannot be reached
 */
export async function listShipping(countryId: number): Promise<ShippingMethod[]> {
  try {
    return await fetchCached(CALLS.listShipping, { tags: ['store'], query: { countryId } })
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}

/** The countries the shop delivers to. @throws ApiError when the store API cannot be reached */
export const listCountries = (): Promise<Country[]> => fetchCached(CALLS.listCountries, { tags: ['store'] })

/** The same for a page that needs them: a failed load shows a 404 (spec §8). */
export const requireCountries = (): Promise<Country[]> =>
  listCountries().catch((error: unknown) => {
    logFailure(error, 'the countries could not be fetched')
    notFound()
  })

/** The countries to choose from, by their names; a failed load shows a 404 (spec §8). */
export async function addressCountries(): Promise<Country[]> {
  const [countries, locale] = await Promise.all([requireCountries(), getLocale()])
  return sortCountries(countries, locale)
}
