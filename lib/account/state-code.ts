import type { Country } from '../../contract/entities/store'

type State = Country['states'][number]

/** Case, accents and the kind of an apostrophe make no other state. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

const isSame = (one: string, other: string) => compare(one.trim(), other) === 0

/** The code of the state with a name; null when the country has no such state. */
export const codeOfName = (states: readonly State[], name: string): string | null =>
  states.find((state) => isSame(name, state.name))?.code ?? null

/** The code of the state somebody typed, by its code or its name; null when the country has no such state. */
export const stateCode = (states: readonly State[], typed: string): string | null =>
  states.find(({ code }) => isSame(typed, code))?.code ?? codeOfName(states, typed)
