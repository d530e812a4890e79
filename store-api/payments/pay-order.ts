import { and, eq } from 'drizzle-orm'
import type { Intent } from '../../contract/payment/intent'
import { PAYMENT_METHODS } from '../../contract/payment/methods'
import { logoAddress, readStore } from '../admin/store-settings'
import { order, type OrderRow } from '../db/schema'
import type { Caller, Shop } from '../http/context'
import { validationError } from '../http/errors'
import { requireOwnOrder } from '../orders/guest-access'
import { chargedTotal } from '../orders/order-format'
import { canPay, notPossible } from '../orders/state-machine'
import { type PaymentProvider, PaymentRefused, paymentUnavailable } from './provider'
import { applyIntent } from './reconcile'

const CONFLICT = 409

interface PayRequest {
  number: string
  method: string
}

/** Creates the order's intent, with amounts from the order only. @throws HttpError 503 */
async function createIntent(shop: Shop, payments: PaymentProvider, row: OrderRow): Promise<Intent> {
  const content = await readStore(shop)
  const logo = logoAddress(content, shop)
  try {
    return await payments.createIntent({
      order: row.number,
      amount: chargedTotal(row),
      currency: row.currency,
      returnUrl: new URL(`/checkout/order/${row.number}`, shop.publicOrigin).href,
      shop: content.name,
      ...(logo && { logo }),
      language: shop.language,
    })
  } catch (error) {
    shop.logger.warn({ err: error, order: row.number }, 'the payment intent could not be created')
    // Only a conflict for this order is final; any other error may be temporary.
    throw error instanceof PaymentRefused && error.code === CONFLICT ? notPossible() : paymentUnavailable()
  }
}

/** Cancels the intent of an order that was canceled in between; a payment on it is refunded. */
async function closeIntent(shop: Shop, payments: PaymentProvider, id: string): Promise<void> {
  try {
    await applyIntent(shop, await payments.cancelIntent(id))
  } catch (error) {
    shop.logger.warn({ err: error, intent: id }, 'the payment intent could not be canceled')
  }
}

const withMethod = (url: string, method: string): string => {
  const page = new URL(url)
  page.searchParams.set('method', method)
  return page.href
}

/**
 * Starts the payment of an order. The payment service is called outside any transaction.
 * @returns URL of the pay page, with the method preselected
 * @throws HttpError 404, 4008 if it cannot be paid any more, 503
 */
export async function payOrder(shop: Shop, caller: Caller, { number, method }: PayRequest): Promise<string> {
  const row = await requireOwnOrder(shop, caller, number)
  if (!PAYMENT_METHODS.some((supported) => supported === method))
    throw validationError([{ field: 'method', code: 'unknown', message: shop.texts.checkout.paymentMethodUnknown }])
  if (!canPay(row, shop.now())) throw notPossible()
  if (!shop.payments) throw paymentUnavailable()
  const intent = await createIntent(shop, shop.payments, row)
  const updatedRow = await applyIntent(shop, intent)
  if (updatedRow.payment === 'canceled') await closeIntent(shop, shop.payments, intent.id)
  if (updatedRow.payment !== 'unpaid' || intent.status === 'canceled') throw notPossible()
  await shop.db
    .update(order)
    .set({ paymentMethod: method })
    .where(and(eq(order.id, row.id), eq(order.payment, 'unpaid')))
  return withMethod(intent.url, method)
}
