import type { Country } from '../../contract/entities/store'

/** Countries sorted by name in the store's language. */
export const sortCountries = (countries: readonly Country[], locale: string): Country[] => {
  const { compare } = new Intl.Collator(locale)
  return countries.toSorted((one, other) => compare(one.name, other.name))
}
