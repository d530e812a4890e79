import { inArray } from 'drizzle-orm'
import { COLOUR_FAMILIES } from '../catalogue/colour-families'
import type { Catalogue, FacetName } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { facetValue, listingEntry, product } from '../../db/schema'
import { refreshListing } from '../../catalog/facet-index/refresh-listing'
import type { Step } from './step'

/** Rows written by one statement. */
const BATCH = 200

type Facet = (typeof facetValue.$inferInsert)['facet']

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Values without a second of the same key, numbered in their order. */
function valuesOf(facet: Facet, names: FacetName[]) {
  const first = new Map(names.toReversed().map((name) => [name.key, name]))
  const inOrder = [...new Set(names.map(({ key }) => key))].flatMap((key) => first.get(key) ?? [])
  return inOrder.map(({ key, label }, position) => ({ facet, key, label, position }))
}

/** The order of sizes is the one they stand in on the products, smallest first. */
function sizeNames(products: Catalogue['products']): FacetName[] {
  const longestFirst = products.toSorted((a, b) => b.variants.length - a.variants.length)
  return longestFirst.flatMap(({ variants }) => variants.map(({ size }) => ({ key: slug(size.en), label: size })))
}

const allValues = ({ products }: Catalogue) => [
  ...valuesOf(
    'team',
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
      const colours = facets.colours.map((colour) => idOf('colour', colour))
      return [{ ...EMPTY, productId, team: idOf('team', facets.team), kind: idOf('kind', facets.kind), colours }]
    })
    await tx.insert(listingEntry).values(entries)
    await refreshListing(tx, [...ids.values()])
    onRows(batch.length)
  }
}

/** What the tables a product stands in are asked for. */
const EMPTY = { categories: [], sizes: [], paid: 0, isOnSale: false, rating: 0, released: 0, place: 0 }

/** What products are narrowed and sorted by. */
export const listingStep = (catalogue: Catalogue): Step => ({
  name: 'listing',
  rows: catalogue.products.length,
  run: (tx, onRows) => fill(tx, catalogue, onRows),
})
