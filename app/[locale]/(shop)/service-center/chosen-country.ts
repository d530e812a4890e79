import type { Country } from '@/contract/entities/store'

interface Wanted {
  /** As the address has it: anything at all. */
  asked: string | string[] | undefined
  /** Name of the store's own country. */
  home: string
}

/** The requested country, else the store's own, else the first; undefined if the list is empty. */
export const chosenCountry = (countries: Country[], { asked, home }: Wanted): Country | undefined =>
  countries.find(({ id }) => String(id) === asked) ?? countries.find(({ name }) => name === home) ?? countries[0]
