import { eq } from 'drizzle-orm'
import type { AddressFields } from '../../contract/entities/address'
import type { FieldErrors } from '../../contract/envelope'
import type { Database } from '../db/database'
import { country } from '../db/schema'
import { refuse } from '../http/failure'
import type { Texts } from '../i18n/types'

/** A state's name (spec §5); a code may be shorter. */
const SHORTEST_NAME = 2

type Place = Pick<AddressFields, 'countryId' | 'state'>

/**
 * What is wrong with country and state, held to the countries of the shop: where a country has states, `state` is the
 * code of one.
 * @returns null when nothing is
 */
export async function placeProblem(
  db: Database,
  { countryId, state }: Place,
  texts: Texts,
): Promise<FieldErrors['errors'][number] | null> {
  const [row] = await db.select({ states: country.states }).from(country).where(eq(country.id, countryId))
  if (!row) return { field: 'countryId', code: 'unknown', message: texts.countryUnknown }
  const { states } = row
  const isKnown = states.length === 0 ? state.length >= SHORTEST_NAME : states.some(({ code }) => code === state)
  return isKnown ? null : { field: 'state', code: 'unknown', message: texts.stateUnknown }
}

/** Holds country and state to the countries of the shop. @throws Failure 400 with the field that is wrong */
export async function checkPlace(db: Database, place: Place, texts: Texts): Promise<void> {
  const problem = await placeProblem(db, place, texts)
  if (problem) throw refuse([problem])
}
