import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { type ResponseOf, type Call, fillPath } from '../../contract/call'
import { CALLS } from '../../contract/calls'
import type { Checkout, PlacedOrder } from '../../contract/entities/checkout'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import type { PaymentMethods } from '../../contract/payment/intent'
import { isNotFound, isUnauthorized, logFailure } from '../api/api-error'
import { paymentApi, hasPaymentService } from '../api/payment-api'
import { readResponse } from '../api/read-response'
import { storeApi } from '../api/store-api'
import { readCaller } from '../auth/caller'
import { orderConfirmationPath, sessionLostPath } from '../paths'
import { fetchCached } from './public-read'

interface ReadOptions {
  params?: Record<string, string>
  /** The page a shopper returns to if the session is lost. */
  page: string
}

/** Data of one customer or device, never cached. @throws ApiError when the store API cannot be reached */
async function fetchForOwner<C extends Call>(call: C, { params = {}, page }: ReadOptions): Promise<ResponseOf<C>> {
  const { method } = call
  const { data } = await storeApi()
    .send({ method, path: fillPath(call.path, params), caller: await readCaller() })
    .catch((error: unknown) => {
      if (isUnauthorized(error)) redirect(sessionLostPath(page))
      if (isNotFound(error)) notFound()
      throw error
    })
  return readResponse(call, data)
}

/** The shopper's checkout, live. @param page path with query of the calling page */
export const readCheckout = (page: string): Promise<Checkout> => fetchForOwner(CALLS.getCheckout, { page })

/** Final payment states. */
const SETTLED_STATES: ReadonlySet<PlacedOrder['paymentState']> = new Set(['paid', 'canceled', 'refunded'])

/**
 * An order for its own customer or guest; another's is a 404. While its payment is not settled, the payment service is
 * queried too, since the query of the return URL proves nothing. If that call fails, the stored state is shown.
 */
export const readPlacedOrder = cache(async (number: string): Promise<PlacedOrder> => {
  const readOptions = { params: { number }, page: orderConfirmationPath(number) }
  const placed = await fetchForOwner(CALLS.getPlacedOrder, readOptions)
  if (SETTLED_STATES.has(placed.paymentState)) return placed
  const { path, method } = CALLS.confirmPayment
  const confirmed = await storeApi()
    .send({
      method,
      path: fillPath(path, { number }),
      caller: await readCaller(),
    })
    .catch(() => null)
  return confirmed ? readResponse(CALLS.confirmPayment, confirmed.data) : placed
})

/** The payment methods in display order; empty if payments are not configured, or the payment service is down. */
export async function listPaymentMethods(): Promise<PaymentMethods> {
  if (!hasPaymentService()) return []
  try {
    return await fetchCached(PAYMENT_CALLS.listMethods, { tags: ['store'], api: paymentApi })
  } catch (error) {
    logFailure(error, 'the payment methods could not be fetched')
    return []
  }
}
