import type { Hono } from 'hono'
import { CALLS } from '../../../contract/calls'
import type { AppEnv, Shop } from '../context'
import { notFound } from '../failure'
import { drawInvoice } from '../../orders/invoice/draw-invoice'
import { hasInvoice } from '../../orders/state-machine'
import { readInvoice } from '../../orders/invoice/read-invoice'
import { readLogo } from '../../orders/invoice/logo'
import { requireOwnOrder } from '../../orders/guest-access'
import { checkParams } from '../register'

/** `/api/order/{number}/invoice` as Hono writes it. */
const PATH = CALLS.getInvoice.path.replace('{number}', ':number')

/** `GET /api/order/{number}/invoice`: bytes, not an envelope. An order nobody has paid has none. */
export const invoiceRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  app.get(PATH, async (c) => {
    const { number = '' } = checkParams(c.req.param())
    const order = await requireOwnOrder(shop, c.get('caller'), number)
    if (!hasInvoice(order)) throw notFound()
    const invoice = await readInvoice(shop, order)
    const file = await drawInvoice(invoice, await readLogo(invoice.store.logo, shop))
    return c.body(new Uint8Array(file), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${order.number}.pdf"`,
      'Content-Type': 'application/pdf',
      'X-Content-Type-Options': 'nosniff',
    })
  })
}
