import { CODES } from '../../contract/codes'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED, type CaptchaState, type FormState, UNSENT } from '../forms/form-state'
import type { Typed } from '../forms/form-definition'
import type { Placing } from './place-order'

/** What an order was refused for: the cart is empty; not all of it is as it was shown; or the store's own words. */
export type OrderTold =
  | { kind: 'empty' }
  | { kind: 'changed'; changes: unknown; outcome: FormState }
  | { kind: 'refused'; outcome: FormState }

const CHANGED: ReadonlySet<number> = new Set([CODES.outOfStock, CODES.priceChanged])

/** An order that was refused has not used up its captcha. */
function captchaAfter(typed: Typed, isBefore: boolean): CaptchaState {
  if (typed[CAPTCHA_SOLVED]) return 'solved'
  if (!typed[CAPTCHA_FIELD]) return null
  return isBefore ? 'needed' : 'solved'
}

/** @param typed what was sent with it */
export function toldOrder(placing: Extract<Placing, { refusal: unknown }>, typed: Typed): OrderTold {
  const { code, msg, data } = placing.refusal
  if (code === CODES.cartEmpty) return { kind: 'empty' }
  if (code === CODES.captcha)
    return { kind: 'refused', outcome: { ...UNSENT, errors: { [CAPTCHA_FIELD]: msg }, captcha: 'needed' } }
  const outcome = { ...UNSENT, captcha: captchaAfter(typed, placing.isBefore) }
  if (CHANGED.has(code)) return { kind: 'changed', changes: data, outcome }
  return { kind: 'refused', outcome: { ...outcome, refusal: msg } }
}
