import { eq } from 'drizzle-orm'
import type { AddressFields } from '../../lib/contract/entities/address'
import type { Database } from '../db/database'
import { country } from '../db/schema'
import { refuse } from '../failure'
import type { Texts } from '../texts/texts'

/** A state's name (spec §5); a code may be shorter. */
const SHORTEST_NAME = 2

/**
 * Holds country and state to the countries of the shop: where a country has states, `state` is the code of one.
 * @throws Failure 400 with the field that is wrong
 */
export async function checkPlace(
  db: Database,
  { countryId, state }: Pick<AddressFields, 'countryId' | 'state'>,
  texts: Texts,
): Promise<void> {
  const [row] = await db.select({ states: country.states }).from(country).where(eq(country.id, countryId))
  if (!row) throw refuse([{ field: 'countryId', code: 'unknown', message: texts.countryUnknown }])
  const { states } = row
  const isKnown = states.length === 0 ? state.length >= SHORTEST_NAME : states.some(({ code }) => code === state)
  if (!isKnown) throw refuse([{ field: 'state', code: 'unknown', message: texts.stateUnknown }])
}
