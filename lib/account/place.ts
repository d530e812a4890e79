import type { Country } from '../../contract/entities/store'

/** Country and state of an address form, as its fields contain them. */
export interface Place {
  /** Id of the country; empty if none is chosen. */
  countryId: string
  /** Code of the state if the country has states, otherwise the entered text. */
  state: string
}

/** The states of a country; empty if it has none or is unknown. */
export const statesOf = (countries: readonly Country[], countryId: string): Country['states'] =>
  countries.find(({ id }) => String(id) === countryId)?.states ?? []

/** ISO code of a country; empty if it is unknown. */
export const isoOf = (countries: readonly Country[], countryId: string): string =>
  countries.find(({ id }) => String(id) === countryId)?.iso ?? ''

/** The text of a state in a text field: its name if the country has it. */
export const stateName = (countries: readonly Country[], { countryId, state }: Place): string =>
  statesOf(countries, countryId).find(({ code }) => code === state)?.name ?? state

/** A place with the entered state replaced by its code, if the country has states. */
export function normalizePlace(countries: readonly Country[], { countryId, state }: Place): Place {
  const states = statesOf(countries, countryId)
  return { countryId, state: states.length === 0 ? state : (stateCode(states, state) ?? '') }
}

/** The place in another country: removes a state that does not belong to it. Two countries may share a code. */
export function changeCountry(
  countries: readonly Country[],
  { countryId, state }: Place,
  nextCountryId: string,
): Place {
  const name = statesOf(countries, countryId).find(({ code }) => code === state)?.name
  if (name === undefined) return normalizePlace(countries, { countryId: nextCountryId, state })
  return { countryId: nextCountryId, state: codeOfName(statesOf(countries, nextCountryId), name) ?? '' }
}

type State = Country['states'][number]

/** Compares states regardless of case, accents and apostrophe characters. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

const isSame = (one: string, other: string) => compare(one.trim(), other) === 0

/** The code of the state with this name; null if the country has no such state. */
export const codeOfName = (states: readonly State[], name: string): string | null =>
  states.find((state) => isSame(name, state.name))?.code ?? null

/** The code of a state entered by code or name; null if the country has no such state. */
export const stateCode = (states: readonly State[], entered: string): string | null =>
  states.find(({ code }) => isSame(entered, code))?.code ?? codeOfName(states, entered)
