import type { Checkout } from '../../contract/entities/checkout'
import { UNSENT } from '../forms/nothing-told'
import type { FormState } from '../forms/outcome'
import type { FormDefinition } from '../forms/form-definition'

/** How a step stands when the store has kept what was typed: done, unless it finds something wrong with its fields. */
export function stepOutcome({ fields }: FormDefinition, { problems }: Pick<Checkout, 'problems'>): FormState {
  const wrong = problems.filter(({ field }) => fields.includes(field))
  const errors = Object.fromEntries(wrong.map(({ field, message }) => [field, message]))
  return { ...UNSENT, isDone: wrong.length === 0, errors }
}
