import { placeSchema, type Draft } from '../../contract/entities/checkout'
import { PLACE_FIELDS, type PlaceField } from '../../contract/entities/checkout-fields'
import { placeProblem } from '../customers/check-place'
import type { Shop } from '../http/context'
import { toId } from './draft-numbers'
import { fieldProblems, type Problem } from './field-problems'

/** The fields of one address, by their plain names. */
export const placeOf = (draft: Draft, nameOf: (field: PlaceField) => keyof Draft): Record<PlaceField, string> =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [field, draft[nameOf(field)]])) as Record<PlaceField, string>

/** What is wrong with an address: its fields by themselves, then country and state by the countries of the shop. */
export async function placeProblems(
  { db, texts }: Pick<Shop, 'db' | 'texts'>,
  place: Record<PlaceField, string>,
): Promise<Problem[]> {
  const problems = fieldProblems(placeSchema, place, texts)
  const found = await placeProblem(db, { countryId: toId(place.countryId), state: place.state.trim() }, texts)
  if (!found) return problems
  const isTold = problems.some(({ field, code }) => field === found.field && code === 'required')
  return isTold ? problems : [...problems.filter(({ field }) => field !== found.field), found]
}
