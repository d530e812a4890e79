import { and, eq, inArray } from 'drizzle-orm'
import { readMinorDigits } from '../../admin/store-settings'
import type { Database } from '../../db/database'
import { product, variant } from '../../db/schema'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { refreshCatalogEntries } from '../facet-index/entry'
import { assignSaleCategories } from '../sale-categories'
import { changePrice } from '../set-price'
import { lockProduct } from '../set-stock'
import { readPriceState, recordVariantPrices } from '../variants/price-history'
import { isOffered } from '../variants/stock'
import { amountsOf } from './amounts'
import { type ChangeOptions, DocumentError, type OperationShop, recordChange, type ChangeResult } from './change'
import { readProductDocument } from './read-product'

/** A price in minor units. */
export interface PriceInput {
  /** Key of a product, or SKU of a variant. */
  name: string
  price: number
  /** Null if it is not on sale. */
  specialPrice: number | null
  /** When the special price begins and ends; null for no limit. */
  saleStartsAt: Date | null
  saleEndsAt: Date | null
}

/** The target of a name: a product with the variants that share its price, or one variant of several. */
interface Target {
  key: string
  sku: string | null
}

/** A product's only variant is the product itself. */
async function findTarget(db: Database, name: string): Promise<Target | null> {
  const [own] = await db.select({ key: product.key }).from(product).where(eq(product.key, name))
  if (own) return { key: own.key, sku: null }
  const [named] = await db
    .select({ key: variant.productKey })
    .from(variant)
    .where(and(eq(variant.sku, name), isOffered))
  if (!named) return null
  const isOnlyVariant = (await db.$count(variant, and(eq(variant.productKey, named.key), isOffered))) === 1
  return { key: named.key, sku: isOnlyVariant ? null : name }
}

/** @throws DocumentError for a sale without a reduction or a duration */
function checkSale({ price, specialPrice, saleStartsAt, saleEndsAt }: PriceInput) {
  if (specialPrice !== null && specialPrice >= price) throw new DocumentError('special', 'must be lower than the price')
  if (specialPrice === null && (saleStartsAt ?? saleEndsAt))
    throw new DocumentError('special', 'a sale with a start or an end needs a special price')
  if (saleStartsAt && saleEndsAt && saleEndsAt <= saleStartsAt)
    throw new DocumentError('until', 'the sale ends before it starts')
}

/**
 * Sets the price of a product and of all its variants without their own. Start and end of a sale are stored with the
 * variants, because only they have these fields.
 */
async function writeProductPrice(tx: Database, key: string, input: PriceInput, at: Date): Promise<void> {
  const row = await lockProduct(tx, key)
  if (!row) return
  const { price, specialPrice, saleStartsAt, saleEndsAt } = input
  const hasSalePeriod = (saleStartsAt ?? saleEndsAt) !== null
  const variants = await tx
    .select()
    .from(variant)
    .where(and(eq(variant.productKey, key), isOffered))
  const inheritingIds = variants.filter((one) => variants.length === 1 || one.price === null).map(({ id }) => id)
  if (inheritingIds.length > 0)
    await tx
      .update(variant)
      .set({ price: null, specialPrice: hasSalePeriod ? specialPrice : null, saleStartsAt, saleEndsAt })
      .where(inArray(variant.id, inheritingIds))
  await changePrice(tx, row, { newPrice: { key, price, specialPrice: hasSalePeriod ? null : specialPrice }, at })
}

/**
 * Sets the price of a product or of one of its variants in one transaction, audited, with indexes and caches.
 * @returns the product's key with the outcome; null if neither exists
 * @throws DocumentError, VersionConflict
 */
export async function setPrices(
  shop: OperationShop,
  input: PriceInput,
  options: ChangeOptions,
): Promise<(ChangeResult & Target) | null> {
  checkSale(input)
  const target = await findTarget(shop.db, input.name)
  if (!target) return null
  const { key, sku } = target
  const { toAmount } = amountsOf(await readMinorDigits(shop))
  const written = await recordChange(shop, {
    ...options,
    ...{ kind: 'product', key },
    read: (tx) => readProductDocument(tx, { key, own: shop.language, toAmount }),
    write: async (tx, before) => {
      if (!before) throw new DocumentError('name', `there is no product ${key} any more`)
      const at = new Date(shop.now())
      const prices = await readPriceState(tx, key)
      const { price, specialPrice, saleStartsAt, saleEndsAt } = input
      if (sku === null) await writeProductPrice(tx, key, input, at)
      else
        await tx
          .update(variant)
          .set({ price, specialPrice, saleStartsAt, saleEndsAt })
          .where(and(eq(variant.sku, sku), eq(variant.productKey, key)))
      await recordVariantPrices(tx, key, prices, at)
      const rows = await tx.select({ id: product.id }).from(product).where(eq(product.key, key))
      const ids = rows.map(({ id }) => id)
      await refreshCatalogEntries(tx, ids, at)
      const lists = await assignSaleCategories(tx, at, ids)
      await enqueueInvalidations(tx, [`product:${key}`, 'listing', ...lists])
    },
    setVersion: (tx, version) => tx.update(product).set({ version }).where(eq(product.key, key)),
  })
  return { ...written, ...target }
}
