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
import { CAPTCHA_FIELD, CAPTCHA_SOLVED_FIELD, INITIAL_FORM_STATE } from '../../forms/form-state'
import { CHANGED_ID, CHECKOUT_PATH, orderConfirmationPath, stepId, stepPath } from '../../paths'
import { ApiError } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { checkoutFormHandler, checkoutRefusal } from './checkout-forms'
import { formHandler } from './form-handler'
import { sendOrder } from './send-order'

const PAYMENT_STEP_PATH = stepPath('payment')
const PAYMENT_STEP_PAGE = `${PAYMENT_STEP_PATH}#${stepId('payment')}`

/** Milliseconds before each retry, while a browser waits. */
const RETRY_DELAYS_MS = [700, 1500]

/** The order of a form; null if its fields are not valid, as those of the shop's pages are. */
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

/** The address if it is on the pay page's origin; otherwise the order's confirmation page. */
export const payOrConfirmationUrl = (number: string, url: string | null): string =>
  url && URL.canParse(url) && new URL(url).origin === payPageOrigin() ? url : orderConfirmationPath(number)

/** Places the order and redirects to the payment. */
export const submitOrder = checkoutFormHandler({
  form: () => orderForm,
  page: PAYMENT_STEP_PAGE,
  send: async ({ form, values, fields, caller }) => {
    const mistakes = mistakesOf(form, values)
    // A form that shows a captcha keeps showing it.
    const hasCaptchaField = fields.has(CAPTCHA_FIELD)
    const captcha = values[CAPTCHA_SOLVED_FIELD] ? 'solved' : hasCaptchaField ? 'needed' : null
    if (mistakes.length > 0) return { outcome: { ...INITIAL_FORM_STATE, mistakes, captcha } }
    const submission = readOrder(fields)
    if (!submission) return { outcome: { ...INITIAL_FORM_STATE, refusal: '' } }
    // Replaced by the new device uuid once the order is placed.
    let buyer = caller
    const placement = await placeOrder(
      { ...submission, paymentMethod: values.paymentMethod ?? '', precedingCalls: form.calls(values) },
      {
        send: async (call, idempotencyKey) => {
          if (call.path !== CHECKOUT_ROUTES.placeOrder.path)
            return (await storeApi().send({ ...call, caller: buyer })).data
          const sent = await sendOrder({
            body: submission.order,
            caller: buyer,
            ...(idempotencyKey && { idempotencyKey }),
          })
          buyer = sent.caller
          return sent.reply.data
        },
        refusalOf: checkoutRefusal,
        retryDelaysMs: RETRY_DELAYS_MS,
        wait,
      },
    )
    if ('number' in placement) {
      const { number, url } = placement
      const jar = await cookies()
      jar.set(placedOrderCookie(number, isSecureOrigin()))
      return payOrConfirmationUrl(number, url)
    }
    const result = orderRefusal(placement, values)
    if (result.kind === 'empty') return '/cart'
    if (result.kind === 'refused') return { outcome: result.outcome }
    return {
      outcome: result.outcome,
      extraValues: { changes: JSON.stringify(result.changes) },
      page: `${PAYMENT_STEP_PATH}#${CHANGED_ID}`,
    }
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

/** The order's page with the failure of its form. */
const failurePath = (fields: URLSearchParams, error: unknown): string => {
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
    const apiRequest = {
      method,
      path: fillPath(path, { number }),
      body,
      caller: await getOrCreateCaller(),
    }
    try {
      const { url } = readResponse(CALLS.payOrder, (await storeApi().send(apiRequest)).data)
      return payOrConfirmationUrl(number, url)
    } catch (error) {
      return failurePath(fields, error)
    }
  },
  errorPage: () => CHECKOUT_PATH,
})

/** Cancels an order that is not shipped at all. */
export const cancelConfirmedOrder = formHandler({
  page: pageOf,
  send: async (fields) => {
    const number = numberOf(fields)
    if (number === null) return pageOf(fields)
    const { method, path } = CALLS.cancelOrder
    const apiRequest = { method, path: fillPath(path, { number }), caller: await getOrCreateCaller() }
    try {
      await storeApi().send(apiRequest)
      return pageOf(fields)
    } catch (error) {
      return failurePath(fields, error)
    }
  },
  errorPage: () => CHECKOUT_PATH,
})
