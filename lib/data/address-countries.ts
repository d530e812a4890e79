import 'server-only'
import { getLocale } from 'next-intl/server'
import { sortCountries } from '../account/sort-countries'
import type { Country } from '../../contract/entities/store'
import { requireCountries } from './country'

/** The countries to choose from, by their names; a failed load shows a 404 (spec §8). */
export async function addressCountries(): Promise<Country[]> {
  const [countries, locale] = await Promise.all([requireCountries(), getLocale()])
  return sortCountries(countries, locale)
}
