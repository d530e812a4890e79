import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { cookies } from 'next/headers'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { CHECKOUT_ROUTES } from '../../../contract/checkout-routes'
import { type NewOrder, newOrderSchema, payOrderSchema } from '../../../contract/entities/checkout'
import { IDEMPOTENCY_KEY_PATTERN, KEY_PATTERN } from '../../../contract/limits'
import { placedOrderCookie } from '../../auth/cookies'
import { orderForm } from '../../checkout/forms'
import { placeOrder, orderRefusal } from '../../checkout/place-order'
import { isSecureOrigin, payPageOrigin } from '../../env'
import { mistakesOf } from '../../forms/form-definition'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED, UNSENT } from '../../forms/form-state'
import { CHANGED_ID, CHECKOUT_PATH, orderConfirmationPath, stepId, stepPath } from '../../paths'
import { ApiError } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { checkoutFormHandler, checkoutRefusal } from './checkout-forms'
import { formHandler } from './form-handler'
import { sendOrder } from './send-order'

const STEP = stepPath('payment')
const PAGE = `${STEP}#${stepId('payment')}`

/** Milliseconds before each retry, while a browser waits. */
const PAUSES = [700, 1500]

/** The order of a form; null where no page of the shop has written it. */
function readOrder(fields: URLSearchParams): { order: NewOrder; key: string } | null {
  const key = fields.get('key') ?? ''
  try {
    const shown: unknown = JSON.parse(fields.get('shown') ?? '')
    const order = { cart: fields.get('cart'), shown, agree: true }
    return IDEMPOTENCY_KEY_PATTERN.test(key) && newOrderSchema.isValidSync(order, { strict: true })
      ? { order, key }
      : null
  } catch {
    return null
  }
}

/** The pay page if the address leads there; otherwise the order's own page. */
export const payOrPlaced = (number: string, url: string | null): string =>
  url && URL.canParse(url) && new URL(url).origin === payPageOrigin() ? url : orderConfirmationPath(number)

/** Places the order and redirects to the payment. */
export const submitOrder = checkoutFormHandler({
  form: () => orderForm,
  page: PAGE,
  send: async ({ form, typed, fields, caller }) => {
    const mistakes = mistakesOf(form, typed)
    // A form that shows a captcha keeps showing it.
    const isAsked = fields.has(CAPTCHA_FIELD)
    const captcha = typed[CAPTCHA_SOLVED] ? 'solved' : isAsked ? 'needed' : null
    if (mistakes.length > 0) return { outcome: { ...UNSENT, mistakes, captcha } }
    const asked = readOrder(fields)
    if (!asked) return { outcome: { ...UNSENT, refusal: '' } }
    // Replaced by the new device uuid once the order is placed.
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
      jar.set(placedOrderCookie(number, isSecureOrigin()))
      return payOrPlaced(number, url)
    }
    const result = orderRefusal(placing, typed)
    if (result.kind === 'empty') return '/cart'
    if (result.kind === 'refused') return { outcome: result.outcome }
    return { outcome: result.outcome, more: { changes: JSON.stringify(result.changes) }, page: `${STEP}#${CHANGED_ID}` }
  },
})

const numberOf = (fields: URLSearchParams) => {
  const number = fields.get('number') ?? ''
  return KEY_PATTERN.test(number) ? number : null
}

const pageOf = (fields: URLSearchParams) => {
  const number = numberOf(fields)
  return number === null ? CHECKOUT_PATH : orderConfirmationPath(number)
}

/** The failure of an order's form, for its page to show. */
const failedOn = (fields: URLSearchParams, error: unknown): string => {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 401) throw error
  return `${pageOf(fields)}?failed`
}

/** Redirects an unpaid order to the pay page. */
export const payOrder = formHandler({
  page: pageOf,
  send: async (fields) => {
    const number = numberOf(fields)
    const body = { method: fields.get('paymentMethod') ?? '' }
    if (number === null || !payOrderSchema.isValidSync(body)) return pageOf(fields)
    const { method, path } = CALLS.payOrder
    const asked = {
      method,
      path: fillPath(path, { number }),
      body,
      caller: await getOrCreateCaller(),
    }
    try {
      const { url } = readResponse(CALLS.payOrder, (await storeApi().send(asked)).data)
      return payOrPlaced(number, url)
    } catch (error) {
      return failedOn(fields, error)
    }
  },
  whenRefused: () => CHECKOUT_PATH,
})

/** Cancels an order of which nothing was shipped. */
export const cancelConfirmedOrder = formHandler({
  page: pageOf,
  send: async (fields) => {
    const number = numberOf(fields)
    if (number === null) return pageOf(fields)
    const { method, path } = CALLS.cancelOrder
    const asked = { method, path: fillPath(path, { number }), caller: await getOrCreateCaller() }
    try {
      await storeApi().send(asked)
      return pageOf(fields)
    } catch (error) {
      return failedOn(fields, error)
    }
  },
  whenRefused: () => CHECKOUT_PATH,
})
