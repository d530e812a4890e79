import { paidPrice } from '../checkout/totals'
import type { orderLine } from '../db/schema'
import type { ShownCartLine } from '../catalog/shown-line'
import { sizeOf, variantOf } from './short-lines'

/** The lines of a cart as an order keeps them, whatever becomes of the products. */
export const freezeLines = (lines: ShownCartLine[], orderId: number): (typeof orderLine.$inferInsert)[] =>
  lines.map((line) => ({
    orderId,
    productKey: line.product.key,
    productName: line.product.name,
    productModel: line.productModel,
    imageUrl: line.imageUrl,
    size: sizeOf(line),
    variantId: variantOf(line),
    customNumber: line.custom?.number ?? null,
    customName: line.custom?.name || null,
    quantity: line.quantity,
    unitPrice: paidPrice(line),
    shownUnitPrice: paidPrice(line.shown),
  }))
