import type { Country } from '@/contract/entities/store'

interface Wanted {
  /** As the address has it: anything at all. */
  asked: string | string[] | undefined
  /** Name of the store's own country. */
  home: string
}

/** The country that was asked for, or else the store's own, or else the first; undefined where there is none at all. */
export const chosenCountry = (countries: Country[], { asked, home }: Wanted): Country | undefined =>
  countries.find(({ id }) => String(id) === asked) ?? countries.find(({ name }) => name === home) ?? countries[0]
