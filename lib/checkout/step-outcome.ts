import type { Checkout } from '../../contract/entities/checkout'
import { NOTHING_TOLD } from '../forms/nothing-told'
import type { Outcome } from '../forms/outcome'
import type { ShopForm } from '../forms/shop-form'

/** How a step stands when the store has kept what was typed: done, unless it finds something wrong with its fields. */
export function stepOutcome({ fields }: ShopForm, { problems }: Pick<Checkout, 'problems'>): Outcome {
  const wrong = problems.filter(({ field }) => fields.includes(field))
  const errors = Object.fromEntries(wrong.map(({ field, message }) => [field, message]))
  return { ...NOTHING_TOLD, isDone: wrong.length === 0, errors }
}
