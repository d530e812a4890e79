import 'server-only'
import { getLocale } from 'next-intl/server'
import { sortCountries } from '../address/sort-countries'
import type { Country } from '../contract/entities/store'
import { listCountries } from './country'

/** The countries to choose from, by their names. @throws ApiError when the store API cannot be asked */
export async function addressCountries(): Promise<Country[]> {
  const [countries, locale] = await Promise.all([listCountries(), getLocale()])
  return sortCountries(countries, locale)
}
