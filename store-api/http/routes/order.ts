import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { CALLS } from '../../../contract/calls'
import type { TrackedOrder } from '../../../contract/entities/order'
import { readBody } from '../../../contract/read-body'
import { localizeCurrency, readStore } from '../../admin/store-settings'
import { normalizeEmail } from '../../customers/customers'
import { order } from '../../db/schema'
import { claimOrder, requireOwnOrder } from '../../orders/guest-access'
import { orderNeedsDelivery } from '../../orders/fulfillment'
import { readLogo } from '../../orders/invoice/logo'
import { readInvoice } from '../../orders/invoice/read-invoice'
import { listOrders } from '../../orders/list-orders'
import { cancelPlacedOrder, confirmPlacedOrder, readPlacedOrder } from '../../orders/order-confirmation'
import { chargedOf } from '../../orders/order-format'
import { placeOrder } from '../../orders/place-order'
import { isDelivered, pendingArrival, readHistory, readOrder } from '../../orders/read-order'
import { readRefunded } from '../../orders/refunded'
import { reorder } from '../../orders/reorder'
import { hasInvoice } from '../../orders/state-machine'
import { payOrder } from '../../payments/pay-order'
import { applyEvent } from '../../payments/reconcile'
import { requireCustomer } from '../authenticate'
import type { AppContext, AppEnv, Shop } from '../context'
import { type AddRoute, checkParams } from '../contract-router'
import { HttpError, notFound } from '../errors'
import { rateLimiter } from '../rate-limiter'
import { orderTrackLimits } from '../rate-limits'
import { success } from '../reply'

/** Routes of orders: placed by customers and guests, paid and canceled by their owner, listed for customers. */
export const orderRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.listOrders, ({ caller, query }) => listOrders(shop, requireCustomer(caller), query))
  register(CALLS.getOrder, ({ caller, params }) =>
    readOrder(shop, requireCustomer(caller), (params.number ?? '').toUpperCase()),
  )
  register(CALLS.placeOrder, async ({ caller, body, idempotencyKey, setHeader }) => {
    const { reply, isReplayed } = await placeOrder(context, caller, { body, key: idempotencyKey })
    if (isReplayed) setHeader('Idempotent-Replayed', 'true')
    return reply
  })
  register(CALLS.getPlacedOrder, ({ caller, params }) => readPlacedOrder(shop, caller, params.number ?? ''))
  register(CALLS.claimOrder, async ({ caller, params, body }) => {
    await claimOrder(shop, caller, { number: params.number ?? '', key: body.key })
    return null
  })
  register(CALLS.payOrder, async ({ caller, params, body }) => ({
    url: await payOrder(shop, caller, { number: params.number ?? '', method: body.method }),
  }))
  register(CALLS.confirmPayment, ({ caller, params }) => confirmPlacedOrder(shop, caller, params.number ?? ''))
  register(CALLS.cancelOrder, ({ caller, params }) => cancelPlacedOrder(shop, caller, params.number ?? ''))
  register(CALLS.reorder, ({ caller, params }) => reorder(shop, requireCustomer(caller), params.number ?? ''))
}

/** `POST /api/order-track` */
export const orderTrackRoutes = (register: AddRoute, shop: Shop) => {
  const consume = rateLimiter(shop)
  register(CALLS.trackOrder, async ({ caller, body }) => {
    const number = body.number.toUpperCase()
    await consume(orderTrackLimits(caller, number))
    return readTrackedOrder(shop, number, normalizeEmail(body.email))
  })
}

/** One query for number and email together: response and work are the same whichever is wrong. */
async function readTrackedOrder(shop: Shop, number: string, email: string): Promise<TrackedOrder> {
  const { db } = shop
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.number, number), eq(order.email, email)))
  if (!row) throw new HttpError(404, (texts) => texts.orderUnknown)
  const [course, store, refunded] = await Promise.all([readHistory(db, row.id), readStore(shop), readRefunded(db, row)])
  const { currency } = chargedOf(row, localizeCurrency(store, shop.language))
  return {
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    payment: row.payment,
    shipping: row.shipping,
    shippingKind: row.shippingKind,
    collectAt: row.collectAt,
    needsDelivery: await orderNeedsDelivery(db, row.id),
    arrival: pendingArrival(row, {
      ...{ now: shop.now(), timeZone: store.country.timeZone },
      isDelivered: isDelivered(course.shipments),
    }),
    ...course,
    ...(refunded > 0 && { shown: { refunded, currency } }),
  }
}

/** `/api/order/{number}/invoice` as Hono writes it. */
const PATH = CALLS.getInvoice.path.replace('{number}', ':number')

/** `GET /api/order/{number}/invoice`: a PDF, not an envelope. Unpaid orders have none. */
export const invoiceRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  app.get(PATH, async (c) => {
    const { number = '' } = checkParams(c.req.param())
    const order = await requireOwnOrder(shop, c.get('caller'), number)
    if (!hasInvoice(order)) throw notFound()
    const invoice = await readInvoice(shop, order)
    // Fonts and PDF are loaded with the first invoice.
    const { drawInvoice } = await import('../../orders/invoice/draw-invoice')
    const file = await drawInvoice(invoice, await readLogo(invoice.store.logo, shop))
    return c.body(new Uint8Array(file), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${order.number}.pdf"`,
      'Content-Type': 'application/pdf',
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

/** The only response to a webhook that is not signed by the payment service. */
const unauthorized = () => new HttpError(401, (texts) => texts.badRequest)

/**
 * `POST /pay/hook`: webhooks of the payment service, in the form of Standard Webhooks. Responds with success only once
 * the event has taken effect, so that it is delivered again after any failure before that.
 */
export const hookRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  app.post('/pay/hook', async (c) => {
    const body = await readBody(c.req.raw)
    if (body === null) throw new HttpError(413, (texts) => texts.tooLarge)
    const event = shop.payments?.readEvent(c.req.raw.headers, body, shop.now())
    if (!event) throw unauthorized()
    await applyEvent(shop, event)
    return success(c as AppContext)
  })
}
