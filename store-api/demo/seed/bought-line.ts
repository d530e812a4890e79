import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../i18n/locale'
import type { CatalogueOrderContent } from '../catalogue/accounts/account'
import type { Database } from '../../db/database'
import { picture, product, variant } from '../../db/schema'
import { pictureUrl } from '../../http/reply'

/** A line of an order as it is bought today. @throws Error for a stock-keeping unit the shop does not have */
export async function boughtLine(
  tx: Database,
  { sku, quantity, custom }: CatalogueOrderContent['lines'][number],
  language: Locale,
) {
  const [row] = await tx
    .select()
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .innerJoin(picture, and(eq(picture.productKey, product.key), eq(picture.position, 0)))
    .where(eq(variant.sku, sku))
  if (!row) throw new Error(`an order has ${sku}, which is nothing of the shop`)
  const { product: piece, variant: chosen, picture: front } = row
  const printing = custom ? (piece.customPrice ?? 0) : 0
  return {
    productKey: piece.key,
    productName: piece.name[language],
    productModel: piece.model,
    imageUrl: pictureUrl(front),
    size: chosen.size[language],
    customNumber: custom?.number ?? null,
    customName: custom?.name || null,
    quantity,
    unitPrice: (piece.specialPrice ?? piece.price) + printing,
  }
}
