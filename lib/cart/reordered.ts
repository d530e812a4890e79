import 'server-only'
import { reorderAnswerSchema } from '../../contract/entities/checkout'
import { setFlashState } from '../forms/flash-state'
import { reorderForm } from '../forms/definitions/account'
import { cartNoticePath } from './notices'

/** The cart after an order was put into it again: it tells what could not be, and why. */
export async function reorderedPath(reply: unknown): Promise<string> {
  if (!reorderAnswerSchema.required().isValidSync(reply, { strict: true })) return cartNoticePath('reordered')
  const { added, missing } = reply
  if (missing.length === 0) return cartNoticePath('reordered')
  const page = cartNoticePath(added > 0 ? 'reordered-partly' : 'reordered-none')
  const errors = Object.fromEntries(
    missing.map(({ name, size, reason }) => [[name, size].filter(Boolean).join(', '), reason]),
  )
  return setFlashState(page, reorderForm, {}, { isDone: false, mistakes: [], errors, refusal: null, captcha: null })
}
