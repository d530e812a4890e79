import type { Country } from '../../contract/entities/store'

/** Countries by their names, as the store's language sorts them. */
export const sortCountries = (countries: readonly Country[], locale: string): Country[] => {
  const { compare } = new Intl.Collator(locale)
  return countries.toSorted((one, other) => compare(one.name, other.name))
}
