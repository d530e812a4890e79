import { eq, inArray, sql } from 'drizzle-orm'
import { readMinorDigits } from '../../admin/store-settings'
import type { CacheTag } from '../../../contract/cache-tags'
import type { Database } from '../../db/database'
import { catalogEntry, category, priceChange, product, productCategory, productRelation } from '../../db/schema'
import { RELATION_KINDS } from '../../db/schema/columns'
import { fillText, type TextInput, text } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { readSearchState, refreshSearch } from '../../search/refresh-search'
import { refreshCatalogEntries } from '../facet-index/entry'
import { ensureFacetValues } from '../facet-index/facet-values'
import { assignSaleCategory } from '../sale-categories'
import { changePrice } from '../set-price'
import { readPriceState, recordVariantPrices } from '../variants/price-history'
import {
  type ChangeOptions,
  DocumentError,
  namedOnly,
  type OperationShop,
  recordChange,
  type Stored,
  type Written,
} from './change'
import { type ProductDocument, productDocumentSchema } from './product-document'
import { toPersonalization } from './personalization-document'
import { readProductDocument } from './read-product'
import { cleanRichText } from './rich-text-field'
import { toSizeChart } from './size-chart-document'
import { taxClassNotes } from './tax-class-notes'
import { writeAttributes } from './write-attributes'
import { writePictures } from './write-pictures'
import { writeVariants } from './write-variants'

const NONE = text('', '', '')

interface Writing {
  tx: Database
  shop: OperationShop
  document: ProductDocument
  /** Time of the change. */
  at: Date
  toMinor: (amount: number) => number
  toAmount: (minor: number) => number
}

/** Amounts of a currency with so many decimals, both ways. */
function amountsOf(digits: number) {
  const factor = 10 ** digits
  return { toMinor: (amount: number) => Math.round(amount * factor), toAmount: (minor: number) => minor / factor }
}

/**
 * The lowest prices of a product: its own, or those of its variants.
 * @param stored the price it has, for a document that names a special price alone
 * @throws DocumentError without a price, and for a special price that is not lower
 */
function pricesOf({ price, specialPrice, variants }: ProductDocument, stored?: number) {
  const own = (variants ?? []).flatMap((variant) => (variant.price === undefined ? [] : [variant.price]))
  const lowest = price ?? (own.length > 0 ? Math.min(...own) : stored)
  if (lowest === undefined) throw new DocumentError('price', 'a product needs a price, or its variants do')
  if (specialPrice != null && specialPrice >= lowest)
    throw new DocumentError('specialPrice', `must be lower than the price, ${lowest}`)
  if (specialPrice !== undefined || price !== undefined) return { price: lowest, specialPrice: specialPrice ?? null }
  const specials = (variants ?? []).flatMap((variant) =>
    variant.price === undefined ? [] : (variant.specialPrice ?? []),
  )
  const special = Math.min(...specials)
  return { price: lowest, specialPrice: special < lowest ? special : null }
}

/** Columns that a document changes; those it does not name stay. */
function changedColumns({ shop, document, toMinor }: Writing): Partial<typeof product.$inferInsert> {
  const fill = (input: TextInput) => fillText(input, shop.language)
  const texts = {
    name: document.name,
    brand: document.brand,
    subtitle: document.subtitle,
    description: document.description,
  }
  const given = Object.entries({ ...texts, seoTitle: document.seo?.title, seoDescription: document.seo?.description })
  const { status, model, taxClass, isNew, featured, releasedAt } = document
  const personalization = toPersonalization(document.personalization, { toMinor, fill })
  const columns = {
    ...Object.fromEntries(given.flatMap(([name, words]) => (words === undefined ? [] : [[name, fill(words)]]))),
    ...{ status, model, taxClass, isNew, featured, releasedAt, personalization },
    sizeTable: toSizeChart(document.sizeChart, fill),
    // A draft was never sold: its address is unknown, not gone.
    ...(status === undefined ? {} : { withdrawnAt: status === 'archived' ? new Date(shop.now()) : null }),
  }
  return namedOnly(columns)
}

/** Adds the product with its first price. */
async function insertProduct(writing: Writing): Promise<void> {
  const { tx, document, at, toMinor } = writing
  if (!document.name) throw new DocumentError('name', 'a product needs a name')
  const { price, specialPrice } = pricesOf(document)
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${product.position}), 0)` }).from(product)
  await tx.insert(product).values({
    ...{ key: document.key, position: (last?.position ?? 0) + 1, model: '', name: NONE, brand: NONE, subtitle: NONE },
    ...{
      description: NONE,
      releasedAt: at,
      isNew: false,
      sizeChart: [],
      rating: { average: 0, count: 0 },
    },
    ...changedColumns(writing),
    price: toMinor(price),
    specialPrice: specialPrice === null ? null : toMinor(specialPrice),
    lowestPrice: specialPrice === null ? null : toMinor(price),
  })
  await tx.insert(priceChange).values({ productKey: document.key, price: toMinor(specialPrice ?? price), at })
}

async function updateProduct(writing: Writing, hasPrices: boolean): Promise<void> {
  const { tx, document, at, toMinor, toAmount } = writing
  const columns = changedColumns(writing)
  if (Object.keys(columns).length > 0) await tx.update(product).set(columns).where(eq(product.key, document.key))
  if (!hasPrices) return
  const [row] = await tx.select().from(product).where(eq(product.key, document.key))
  const { price, specialPrice } = pricesOf(document, row && toAmount(row.price))
  const wanted = { price: toMinor(price), specialPrice: specialPrice === null ? null : toMinor(specialPrice) }
  if (row && (row.price !== wanted.price || row.specialPrice !== wanted.specialPrice))
    await changePrice(tx, row, { wanted: { key: document.key, ...wanted }, at })
}

/** Lists the product in the given categories, the one of its breadcrumb first. @throws DocumentError */
async function writeCategories({ tx, document: { key, categories } }: Writing): Promise<void> {
  if (!categories) return
  const known = categories.length
    ? await tx.select({ key: category.key }).from(category).where(inArray(category.key, categories))
    : []
  const unknown = categories.findIndex((one) => !known.some((row) => row.key === one))
  if (unknown >= 0) throw new DocumentError(`categories[${unknown}]`, `there is no category ${categories[unknown]}`)
  await tx.delete(productCategory).where(eq(productCategory.productKey, key))
  const rows = [...new Set(categories)].map((categoryKey, position) => ({ productKey: key, categoryKey, position }))
  if (rows.length > 0) await tx.insert(productCategory).values(rows)
}

/** @throws DocumentError for a product that there is not */
async function writeRelations({ tx, document: { key, related } }: Writing): Promise<void> {
  if (!related) return
  const rows = RELATION_KINDS.flatMap((kind) =>
    [...new Set(related[kind] ?? [])].map((relatedKey, position) => ({ productKey: key, relatedKey, kind, position })),
  )
  const keys = rows.map(({ relatedKey }) => relatedKey)
  const known =
    keys.length > 0 ? await tx.select({ key: product.key }).from(product).where(inArray(product.key, keys)) : []
  const unknown = rows.find(({ relatedKey }) => !known.some((row) => row.key === relatedKey))
  if (unknown) throw new DocumentError(`related.${unknown.kind}`, `there is no product ${unknown.relatedKey}`)
  await tx.delete(productRelation).where(eq(productRelation.productKey, key))
  if (rows.length > 0) await tx.insert(productRelation).values(rows)
}

/**
 * What listings know of the product; the rest of it `refreshCatalogEntries` computes.
 * @returns cache tags of sale categories it came into or left
 */
async function writeEntry(tx: Database, key: string, at: Date): Promise<CacheTag[]> {
  const [row] = await tx.select().from(product).where(eq(product.key, key))
  if (!row) return []
  const [brand = 0] = row.brand.en === '' ? [] : await ensureFacetValues(tx, 'brand', [row.brand])
  const empty = {
    categories: [],
    paid: 0,
    isOnSale: false,
    rating: 0,
    released: 0,
    place: 0,
  }
  await tx
    .insert(catalogEntry)
    .values({ productId: row.id, brand, ...empty })
    .onConflictDoUpdate({ target: catalogEntry.productId, set: { brand } })
  await refreshCatalogEntries(tx, [row.id], at)
  return assignSaleCategory(tx, row, at)
}

const categoriesOf = (stored: Stored | null): string[] =>
  ((stored?.document ?? {}) as { categories?: string[] }).categories ?? []

/** A product as its document; locks it. */
export async function readProduct(tx: Database, key: string, { language }: OperationShop): Promise<Stored | null> {
  const { toAmount } = amountsOf(await readMinorDigits({ db: tx, language }))
  return readProductDocument(tx, { key, own: language, toAmount })
}

/** Adds a product, or changes what its document names. @throws ValidationError, DocumentError, VersionConflict */
export async function setProduct(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const written = await productDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { html: description, notes } = cleanRichText('description', written.description)
  const document = { ...written, description }
  const { toMinor, toAmount } = amountsOf(await readMinorDigits(shop))
  const { key } = document
  return recordChange(shop, {
    ...options,
    ...{ kind: 'product', key },
    read: (tx) => readProductDocument(tx, { key, own: shop.language, toAmount }),
    write: async (tx, before) => {
      const at = new Date(shop.now())
      const writing: Writing = { tx, shop, document, at, toMinor, toAmount }
      const prices = await readPriceState(tx, key)
      const searchState = await readSearchState(tx, key)
      const hasPrices =
        document.price !== undefined ||
        document.specialPrice !== undefined ||
        document.variants?.some(({ price }) => price !== undefined) === true
      await (before ? updateProduct(writing, hasPrices) : insertProduct(writing))
      await writeCategories(writing)
      await writeVariants({ tx, key, own: shop.language, toMinor }, document, !before)
      await recordVariantPrices(tx, key, prices, at)
      if (document.attributes) await writeAttributes(tx, { key, own: shop.language }, document.attributes)
      if (document.pictures) await writePictures(tx, { key, own: shop.language }, document.pictures)
      await writeRelations(writing)
      const sales = await writeEntry(tx, key, at)
      await refreshSearch(tx, key, searchState)
      const listed = [...new Set([...categoriesOf(before), ...(document.categories ?? [])])]
      const tags = listed.map((one): CacheTag => `category:${one}`)
      await enqueueInvalidations(tx, [`product:${key}`, 'listing', 'categories', ...tags, ...sales])
      return [...notes, ...(await taxClassNotes(tx, document.taxClass, !before))]
    },
    setVersion: (tx, version) => tx.update(product).set({ version }).where(eq(product.key, key)),
  })
}

/** Takes a product off sale; its address says that it is gone. @throws VersionConflict */
export const archiveProduct = (shop: OperationShop, key: string, options: ChangeOptions): Promise<Written> =>
  setProduct(shop, { key, status: 'archived' }, options)
