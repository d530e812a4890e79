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
import { fetchCached, keepPageUncached } from './public-read'
import { getStoreSettings } from './settings'

export interface HomeDelivery {
  country: string
  /** ISO 3166 code of the country. */
  iso: string
  /** Name of the delivery method. */
  method: string
  /** Minor units. */
  price: number
  /** Whether parcels can be tracked, if the store API reports it. */
  isTracked: boolean
  /** Working days from dispatch; null if the store API does not report them. */
  days: ShippingMethod['days']
  /** Arrival dates of orders placed now and after the next cut-offs; empty if the store API does not report them. */
  arrivals: ShippingMethod['arrivals']
  /** Additional working days for personalized items. */
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
    await keepPageUncached()
    return null
  }
})

const byPriceThenDays = (one: ShippingMethod, other: ShippingMethod) =>
  one.price - other.price || (other.days?.max ?? 0) - (one.days?.max ?? 0)

/**
 * The cheapest delivery, and of equally cheap ones the slowest, so that the promise always holds. Collection is
 * excluded.
 */
export const cheapestDelivery = (methods: readonly ShippingMethod[]): ShippingMethod | null =>
  methods.filter(({ kind }) => kind === 'delivery').toSorted(byPriceThenDays)[0] ?? null

/**
 * The delivery methods for a country; empty if the shop does not deliver there.
 * @throws ApiError if the store API is unreachable
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
