import 'server-only'
import { ApiError } from '../api-error'
import { readAnswer } from '../read-answer'
import { storeApi } from '../store-api'
import { CHECKOUT_PATH, placedPath } from '../../checkout/paths'
import { CALLS } from '../../../contract/calls'
import { payOrderSchema } from '../../../contract/entities/checkout'
import { KEY_PATTERN } from '../../../contract/limits'
import { fillPath } from '../../../contract/path-template'
import { knowCaller } from './browser'
import { payOrPlaced } from './checkout-order'
import { formHandler } from './plain-form'

const numberOf = (fields: URLSearchParams) => {
  const number = fields.get('number') ?? ''
  return KEY_PATTERN.test(number) ? number : null
}

const pageOf = (fields: URLSearchParams) => {
  const number = numberOf(fields)
  return number === null ? CHECKOUT_PATH : placedPath(number)
}

/** What a form of an order could not do: its page says so. */
const failedOn = (fields: URLSearchParams, error: unknown): string => {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 401) throw error
  return `${pageOf(fields)}?failed`
}

/** Leads an order that is not paid yet to the pay page. */
export const answerPay = formHandler({
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
      caller: await knowCaller(),
    }
    try {
      const { url } = readAnswer(CALLS.payOrder, (await storeApi().send(asked)).data)
      return payOrPlaced(number, url)
    } catch (error) {
      return failedOn(fields, error)
    }
  },
  whenRefused: () => CHECKOUT_PATH,
})

/** Cancels an order nothing of which was sent. */
export const answerCancel = formHandler({
  page: pageOf,
  send: async (fields) => {
    const number = numberOf(fields)
    if (number === null) return pageOf(fields)
    const { method, path } = CALLS.cancelOrder
    const asked = { method, path: fillPath(path, { number }), caller: await knowCaller() }
    try {
      await storeApi().send(asked)
      return pageOf(fields)
    } catch (error) {
      return failedOn(fields, error)
    }
  },
  whenRefused: () => CHECKOUT_PATH,
})
