import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { LIMITS } from '../../../contract/limits'
import { CommandError } from '../../admin/cli/command-error'
import type { AppContext, AppEnv, Shop } from '../context'
import { endCoupon, listCoupons } from '../../cart/manage-coupons'
import { devPage, guard, loopbackOnly, PAGE_STYLE } from '../../admin/pages/dev-page'
import { ORDER_ACTIONS, CATALOG_ACTIONS, type Fields } from '../../admin/pages/order-actions'
import { couponsArticle, orderArticle, ORDERS_PAGE, catalogArticle } from '../../admin/pages/order-forms'
import { HttpError, notFound } from '../errors'
import { newestOrders, explainFailure } from '../../admin/orders'
import { readMinorDigits } from '../../admin/currency'

/** Orders of the page. */
const MAX_ORDERS = 30

/** The fields that were filled in. */
async function readFields(c: Context): Promise<Fields> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  )
}

/**
 * `GET /dev/orders` with its forms: the operator's actions on orders, prices, stock and coupons, on development machines.
 * In production use `npm run store-api -- ship` and its siblings. Bodies are url-encoded; an empty field counts as
 * missing:
 *
 * - `POST /dev/orders/order/{number}/ship`: carrier, tracking, url?, pieces?
 * - `POST /dev/orders/order/{number}/deliver`: tracking? (all parcels without it)
 * - `POST /dev/orders/order/{number}/hold`, `…/release`, `…/cancel`, `…/refund`
 * - `POST /dev/orders/price`: key, price (79.00, in the digits of the shop's currency), special?
 * - `POST /dev/orders/stock`: sku, pieces
 * - `POST /dev/orders/coupon`: code, text, kind (percent, amount, shipping), value?, min?, uses?, perEmail?, until?
 * - `POST /dev/orders/coupon/{code}/end`
 *
 * 303 back to the page; 400 with a sentence for what cannot be done, 404 for what there is not.
 */
export const devOrdersRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  if (!shop.hasAdminPages) return
  app.on(['GET', 'POST'], [ORDERS_PAGE, `${ORDERS_PAGE}/*`], loopbackOnly(), bodyLimit({ maxSize: LIMITS.bodyBytes }))

  app.get(ORDERS_PAGE, async (c) => {
    const [orders, coupons] = [await newestOrders(shop, { limit: MAX_ORDERS }), await listCoupons(shop)]
    const digits = await readMinorDigits(shop)
    guard(c, PAGE_STYLE, "'self'")
    const told = { language: shop.language, digits }
    return c.html(
      devPage('Orders', [catalogArticle(digits), ...orders.map(orderArticle), couponsArticle(coupons, told)]),
    )
  })
  app.post(`${ORDERS_PAGE}/order/:number/:action`, async (c) => {
    const { number, action } = c.req.param()
    const act = Object.hasOwn(ORDER_ACTIONS, action) ? ORDER_ACTIONS[action] : undefined
    if (!act) throw notFound()
    const fields = await readFields(c)
    return answer(
      c,
      () => act(shop, number, fields),
      (error) => explainFailure(shop, number, error),
    )
  })
  app.post(`${ORDERS_PAGE}/coupon/:code/end`, (c) =>
    answer(c, async () => found(await endCoupon(shop, c.req.param('code')))),
  )
  app.post(`${ORDERS_PAGE}/:shelf`, async (c) => {
    const name = c.req.param('shelf')
    const act = Object.hasOwn(CATALOG_ACTIONS, name) ? CATALOG_ACTIONS[name] : undefined
    if (!act) throw notFound()
    const fields = await readFields(c)
    return answer(c, async () => found(await act(shop, fields)))
  })
}

function found(isThere: boolean): void {
  if (!isThere) throw notFound()
}

/** Back to the page, or why not. */
async function answer(
  c: AppContext,
  act: () => Promise<void>,
  explain: (error: unknown) => Promise<string | null> = async () => null,
) {
  try {
    await act()
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw error
    const sentence = error instanceof CommandError ? error.message : await explain(error)
    if (sentence === null) throw error
    guard(c, PAGE_STYLE)
    return c.html(devPage('Not possible', html`<p>${sentence}</p>`), 400)
  }
  return c.redirect(ORDERS_PAGE, 303)
}
