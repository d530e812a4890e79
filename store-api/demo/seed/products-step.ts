import type { PgTable } from 'drizzle-orm/pg-core'
import type { Catalogue, CatalogueProduct, FacetName } from '../catalogue/catalogue'
import * as schema from '../../db/schema'
import { attribute, facetValue, catalogEntry, product, productAttribute } from '../../db/schema'
import { writeCompanions } from './companions'
import { HIDDEN_ATTRIBUTES, hiddenValues } from './hidden-attributes'
import { writeSizeOptions } from './size-options'
import { printFields } from './print-fields'
import { countRows, type Step, writeRows } from './step'
import { createHash } from 'node:crypto'
import type { Drawing, Scene } from '../images/drawing'
import { inArray, sql } from 'drizzle-orm'
import { COLOUR_FAMILIES, SWATCHES } from '../catalogue/colours'
import type { Database } from '../../db/database'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { rebuildSearchIndex } from '../../search/refresh-search'

/** The shop with its categories, products and countries. */
export function productsStep(catalogue: Catalogue): Step {
  const rows = toRows(catalogue)
  const tables: [PgTable, object[]][] = [
    [schema.store, [{ id: 1, content: catalogue.store }]],
    [schema.category, rows.categories],
    [schema.product, rows.products],
    [schema.productCategory, rows.productCategories],
    [schema.variant, rows.variants],
    [schema.picture, rows.pictures],
    [schema.country, rows.countries],
  ]
  return {
    name: 'touchline-2',
    rows: countRows(tables),
    run: async (tx, onRows) => {
      await writeRows(tx, tables, onRows)
      await writeAttributes(tx, catalogue)
      await writeSaleCategories(tx, catalogue)
      await writeSizeOptions(tx, sql`select product_key from variant where value_ids = '{}'`)
    },
  }
}

/** Attributes displayed on product pages, with their values. */
async function writeAttributes(tx: Database, { attributes, products }: Catalogue): Promise<void> {
  const rows = attributes.map((row, at) => ({ ...row, position: HIDDEN_ATTRIBUTES.length + at }))
  const written = rows.length > 0 ? await tx.insert(attribute).values(rows).returning() : []
  const idOf = new Map(written.map(({ id, key }) => [key, id]))
  const values = products.flatMap((product) =>
    product.attributes.flatMap(({ key, value }, position) => {
      const attributeId = idOf.get(key)
      return attributeId === undefined ? [] : [{ productKey: product.key, attributeId, position, value }]
    }),
  )
  await writeRows(tx, [[productAttribute, values]], () => {})
}

/** Sets which categories list reduced products automatically. */
async function writeSaleCategories(tx: Database, { categories }: Catalogue): Promise<void> {
  for (const { key, saleOf } of categories)
    if (saleOf)
      await tx.execute(sql`
        update category set sale_of = array(
          select id from category where key in (select jsonb_array_elements_text(${JSON.stringify(saleOf)}::jsonb))
        ) where key = ${key}`)
}

/** Increased when the drawing code changes the look of pictures. */
const ART_VERSION = 2

/** A hash that changes with the picture. */
export const pictureVersion = (drawing: Drawing | Scene): string =>
  createHash('sha256')
    .update(JSON.stringify([ART_VERSION, drawing]))
    .digest('hex')
    .slice(0, 8)

const productRow = (product: CatalogueProduct, position: number) => ({
  key: product.key,
  position,
  model: product.model,
  name: product.name,
  brand: product.team,
  subtitle: product.kit,
  description: product.description,
  price: product.price,
  specialPrice: product.specialPrice,
  releasedAt: new Date(product.releasedAt),
  isNew: product.isNew,
  featured: product.featured || null,
  personalization: product.custom && printFields(product.custom.additionalPrice),
  sizeChart: product.sizeChart,
  rating: product.rating,
})

/** Parents before their children, so that the parent of every row exists. */
function parentsFirst(categories: Catalogue['categories']): Catalogue['categories'] {
  const childrenOf = (parent: string | null): Catalogue['categories'] =>
    categories.filter((node) => node.parent === parent).flatMap((node) => [node, ...childrenOf(node.key)])
  return childrenOf(null)
}

/** The catalogue as rows of the database tables. */
function toRows({ categories, products, countries }: Catalogue) {
  return {
    categories: parentsFirst(categories).map(({ key, parent, name, description, picture }, position) => ({
      key,
      parentKey: parent,
      position,
      name,
      description,
      pictureName: picture ?? null,
    })),
    products: products.map(productRow),
    productCategories: products.flatMap(({ key, categories: keys }) =>
      keys.map((categoryKey, position) => ({ productKey: key, categoryKey, position })),
    ),
    variants: products.flatMap(({ key, variants }) =>
      variants.map(({ size, sku, stock }, position) => ({ productKey: key, position, title: size, sku, stock })),
    ),
    pictures: products.flatMap(({ key, pictures }) =>
      pictures.map((picture, position) => ({
        productKey: key,
        position,
        ...picture,
        version: pictureVersion(picture.drawing),
      })),
    ),
    countries,
  }
}

/** Rows written by one statement. */
const BATCH = 200

type Facet = 'brand' | 'kind' | 'colour' | 'size'

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const swatchOf = (facet: Facet, key: string) => (facet === 'colour' ? (SWATCHES[key] ?? null) : null)

/** Values with unique keys, numbered in order; of equal keys the first one is used. */
function valuesOf(facet: Facet, names: FacetName[]) {
  const first = new Map(names.toReversed().map((name) => [name.key, name]))
  const orderedKeys = [...new Set(names.map(({ key }) => key))].flatMap((key) => first.get(key) ?? [])
  return orderedKeys.map(({ key, label }, position) => ({ facet, key, label, position, colour: swatchOf(facet, key) }))
}

/** Sizes in the order of the products' variants, smallest first. */
function sizeNames(products: Catalogue['products']): FacetName[] {
  const longestFirst = products.toSorted((a, b) => b.variants.length - a.variants.length)
  return longestFirst.flatMap(({ variants }) => variants.map(({ size }) => ({ key: slug(size.en), label: size })))
}

const allValues = ({ products }: Catalogue) => [
  ...valuesOf(
    'brand',
    products.map(({ facets }) => facets.team),
  ),
  ...valuesOf(
    'kind',
    products.map(({ facets }) => facets.kind),
  ),
  ...valuesOf('colour', [...COLOUR_FAMILIES, ...products.flatMap(({ facets }) => facets.colours)]),
  ...valuesOf('size', sizeNames(products)),
]

async function fill(tx: Database, catalogue: Catalogue, onRows: (count: number) => void) {
  const values = await tx.insert(facetValue).values(allValues(catalogue)).returning()
  const attributes = await tx.insert(attribute).values(HIDDEN_ATTRIBUTES).returning()
  const idOf = (facet: Facet, { key }: FacetName) =>
    values.find((value) => value.facet === facet && value.key === key)?.id ?? 0

  for (let at = 0; at < catalogue.products.length; at += BATCH) {
    const batch = catalogue.products.slice(at, at + BATCH)
    const rows = await tx
      .select({ id: product.id, key: product.key })
      .from(product)
      .where(
        inArray(
          product.key,
          batch.map(({ key }) => key),
        ),
      )
    const ids = new Map(rows.map(({ id, key }) => [key, id]))
    const entries = batch.flatMap(({ key, facets }) => {
      const productId = ids.get(key)
      if (productId === undefined) return []
      return [{ ...EMPTY_ENTRY, productId, brand: idOf('brand', facets.team) }]
    })
    await tx.insert(catalogEntry).values(entries)
    await tx.insert(productAttribute).values(
      batch.flatMap(({ key: productKey, facets }) =>
        hiddenValues(facets).map(({ key, value, names }, at) => ({
          ...{
            productKey,
            attributeId: attributes.find((row) => row.key === key)?.id ?? 0,
            position: FIRST_HIDDEN_POSITION + at,
            value,
          },
          facetValueIds: key === 'age-group' ? [] : names.map((name) => idOf(key, name)),
        })),
      ),
    )
    await refreshCatalogEntries(tx, [...ids.values()])
    onRows(batch.length)
  }
  await writeCompanions(
    tx,
    values.flatMap(({ facet, id }) => (facet === 'brand' ? [id] : [])),
  )
}

/** First position of hidden attributes, after the displayed ones. */
const FIRST_HIDDEN_POSITION = 1000

/** The columns that `refreshCatalogEntries` computes, empty until then. */
const EMPTY_ENTRY = { categories: [], paid: 0, isOnSale: false, rating: 0, released: 0, place: 0 }

/** The facets and catalog entries by which products are filtered and sorted. */
export const listingStep = (catalogue: Catalogue): Step => ({
  name: 'listing',
  rows: catalogue.products.length,
  run: (tx, onRows) => fill(tx, catalogue, onRows),
})

/** The search index of all products. */
export function searchStep(catalogue: Catalogue): Step {
  const rows = catalogue.products.length
  return {
    name: 'search',
    rows,
    run: async (tx, onRows) => {
      await rebuildSearchIndex(tx)
      onRows(rows)
    },
  }
}

/** The catalogue's products that exist in a database, which may have many others. */
export const findCatalogueProducts = (tx: Database, { products }: Pick<Catalogue, 'products'>) =>
  tx
    .select()
    .from(product)
    .where(
      inArray(
        product.key,
        products.map(({ key }) => key),
      ),
    )
