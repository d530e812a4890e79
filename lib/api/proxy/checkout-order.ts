import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { cookies } from 'next/headers'
import { storeApi } from '../store-api'
import { orderForm } from '../../checkout/order-form'
import { CHANGED_ID, placedPath, stepId, stepPath } from '../../checkout/paths'
import { placeOrder } from '../../checkout/place-order'
import { UNSENT } from '../../forms/nothing-told'
import { toldOrder } from '../../checkout/told-order'
import { CHECKOUT_ROUTES } from '../../../contract/checkout-routes'
import { newOrderSchema, type NewOrder } from '../../../contract/entities/checkout'
import { KEY_PATTERN } from '../../../contract/limits'
import { isSecureOrigin, payPageOrigin } from '../../env'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED } from '../../forms/captcha-fields'
import { mistakesOf } from '../../forms/form-definition'
import { placedCookie } from '../../auth/placed'
import { checkoutForm, checkoutRefusal } from './checkout-form'
import { sendOrder } from './send-order'

const STEP = stepPath('payment')
const PAGE = `${STEP}#${stepId('payment')}`

/** Milliseconds before each further try, while a browser waits. */
const PAUSES = [700, 1500]

/** The order a page asks for; null when no page of the shop has written it. */
function readOrder(fields: URLSearchParams): { order: NewOrder; key: string } | null {
  const key = fields.get('key') ?? ''
  try {
    const shown: unknown = JSON.parse(fields.get('shown') ?? '')
    const order = { cart: fields.get('cart'), shown, agree: true }
    return KEY_PATTERN.test(key) && newOrderSchema.isValidSync(order, { strict: true }) ? { order, key } : null
  } catch {
    return null
  }
}

/** The pay page, if that is where the address leads; else the order's own page. */
export const payOrPlaced = (number: string, url: string | null): string =>
  url && URL.canParse(url) && new URL(url).origin === payPageOrigin() ? url : placedPath(number)

/** Places the order and leads to where it is paid. */
export const answerOrder = checkoutForm({
  form: () => orderForm,
  page: PAGE,
  send: async ({ form, typed, fields, caller }) => {
    const mistakes = mistakesOf(form, typed)
    // A form that shows a captcha goes on showing it.
    const isAsked = fields.has(CAPTCHA_FIELD)
    const captcha = typed[CAPTCHA_SOLVED] ? 'solved' : isAsked ? 'needed' : null
    if (mistakes.length > 0) return { outcome: { ...UNSENT, mistakes, captcha } }
    const asked = readOrder(fields)
    if (!asked) return { outcome: { ...UNSENT, refusal: '' } }
    // Goes on by another name once the order is placed.
    let buyer = caller
    const placing = await placeOrder(
      { ...asked, paymentMethod: typed.paymentMethod ?? '', first: form.calls(typed) },
      {
        send: async (call, idempotencyKey) => {
          if (call.path !== CHECKOUT_ROUTES.placeOrder.path)
            return (await storeApi().send({ ...call, caller: buyer })).data
          const sent = await sendOrder({ body: asked.order, caller: buyer, ...(idempotencyKey && { idempotencyKey }) })
          buyer = sent.caller
          return sent.reply.data
        },
        refusalOf: checkoutRefusal,
        pauses: PAUSES,
        wait,
      },
    )
    if ('number' in placing) {
      const { number, url } = placing
      const jar = await cookies()
      jar.set(placedCookie(number, isSecureOrigin()))
      return payOrPlaced(number, url)
    }
    const told = toldOrder(placing, typed)
    if (told.kind === 'empty') return '/cart'
    if (told.kind === 'refused') return { outcome: told.outcome }
    return { outcome: told.outcome, more: { changes: JSON.stringify(told.changes) }, page: `${STEP}#${CHANGED_ID}` }
  },
})
