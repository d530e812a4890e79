import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../../i18n/locale'
import type { CatalogueProduct } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { readRows } from '../../search/read-rows'
import { rulesOf } from '../../search/languages'
import { Vocabulary } from '../../search/fill-search'
import { writeCompanions } from '../seed/companions'
import { hiddenValues } from '../seed/hidden-attributes'
import { printFields } from '../seed/print-fields'
import { pictureVersion } from '../seed/products-step'
import { writeSizeOptions } from '../seed/size-options'
import type { SearchText } from '../../search/search-text'

/** A product with its search text. */
export interface IndexedProduct {
  product: CatalogueProduct
  /** Position in the shop's default order. */
  position: number
  text: SearchText
}

/** Passes rows as one parameter, because PostgreSQL accepts at most 65535 of them. */
const rowsOf = (rows: object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})`

const productRows = (batch: IndexedProduct[]) =>
  batch.map(({ product, position }) => ({
    key: product.key,
    position,
    model: product.model,
    name: product.name,
    team: product.team,
    kit: product.kit,
    description: product.description,
    price: product.price,
    special_price: product.specialPrice,
    released_at: product.releasedAt,
    is_new: product.isNew,
    personalization: product.custom && printFields(product.custom.additionalPrice),
    size_chart: product.sizeChart,
    rating: product.rating,
    lowest_price: product.specialPrice === null ? null : product.price,
  }))

async function writeProducts(tx: Database, batch: IndexedProduct[]): Promise<Map<string, number>> {
  const rows = await readRows<{ key: string; id: number }>(
    tx,
    sql`insert into product (key, position, model, name, team, kit, description, price, special_price, released_at,
        is_new, personalization, size_chart, rating, lowest_price)
      select * from ${rowsOf(
        productRows(batch),
        sql`key text, position int, model text, name jsonb, team jsonb, kit jsonb, description jsonb, price int,
          special_price int, released_at timestamptz, is_new boolean, personalization jsonb, size_chart jsonb, rating jsonb, lowest_price int`,
      )} returning key, id`,
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

const rowsPerProduct = <Row extends object>(batch: IndexedProduct[], rows: (product: CatalogueProduct) => Row[]) =>
  batch.flatMap(({ product }) => rows(product).map((row) => ({ product_key: product.key, ...row })))

async function writeParts(tx: Database, batch: IndexedProduct[]) {
  const categories = rowsPerProduct(batch, (product) =>
    product.categories.map((category_key, position) => ({ category_key, position })),
  )
  await tx.execute(sql`insert into product_category (product_key, category_key, position)
    select * from ${rowsOf(categories, sql`product_key text, category_key text, position int`)}`)
  const variants = rowsPerProduct(batch, ({ variants }) =>
    variants.map((variant, position) => ({ position, ...variant })),
  )
  await tx.execute(sql`insert into variant (product_key, position, size, sku, stock)
    select * from ${rowsOf(variants, sql`product_key text, position int, size jsonb, sku text, stock int`)}`)
  const keys = JSON.stringify(batch.map(({ product }) => product.key))
  await writeSizeOptions(tx, sql`select jsonb_array_elements_text(${keys}::jsonb)`)
  const pictures = rowsPerProduct(batch, (product) =>
    product.pictures.map((picture, position) => ({ position, ...picture, version: pictureVersion(picture.drawing) })),
  )
  await tx.execute(sql`insert into picture (product_key, position, name, alt, drawing, version)
    select * from ${rowsOf(pictures, sql`product_key text, position int, name text, alt jsonb, drawing jsonb, version text`)}`)
  const prices = rowsPerProduct(batch, ({ price, specialPrice, releasedAt }) => [
    { price, at: releasedAt },
    ...(specialPrice === null ? [] : [{ price: specialPrice, at: new Date().toISOString() }]),
  ])
  await tx.execute(sql`insert into price_change (product_key, price, at)
    select * from ${rowsOf(prices, sql`product_key text, price int, at timestamptz`)}`)
}

async function writeSearch(tx: Database, batch: IndexedProduct[], ids: Map<string, number>, locale: Locale) {
  const { config } = rulesOf(locale)
  const texts = batch.map(({ product: { key }, text: { a, b, c, d } }) => ({ id: ids.get(key) ?? 0, a, b, c, d }))
  const weightedVectors = (['a', 'b', 'c', 'd'] as const).map(
    (part) =>
      sql`setweight(to_tsvector(${config}::regconfig, r.${sql.raw(part)}), ${sql.raw(`'${part.toUpperCase()}'`)})`,
  )
  await tx.execute(sql`insert into product_search (language, product_id, document)
    select ${locale}, r.id, ${sql.join(weightedVectors, sql` || `)}
    from ${rowsOf(texts, sql`id int, a text, b text, c text, d text`)}`)
}

async function writeVocabulary(tx: Database, batch: IndexedProduct[], locale: Locale) {
  const vocabulary = new Vocabulary()
  for (const { text } of batch) vocabulary.add(text)
  await vocabulary.write(tx, locale)
}

/** Ids of facet values by facet and key: `brand aldbeck-rovers`. */
export type FacetNumbers = ReadonlyMap<string, number>

async function writeListing(tx: Database, batch: IndexedProduct[], ids: Map<string, number>, numbers: FacetNumbers) {
  const of = (facet: string, key: string) => numbers.get(`${facet} ${key}`) ?? 0
  const entries = batch.map(({ product: { key, facets } }) => ({
    id: ids.get(key) ?? 0,
    team: of('brand', facets.team.key),
  }))
  await tx.execute(sql`insert into listing_entry
      (product_id, team, categories, paid, is_on_sale, rating, released, place)
    select r.id, r.team, '{}', 0, false, 0, 0, 0
    from ${rowsOf(entries, sql`id int, team int`)}`)
  const values = rowsPerProduct(batch, ({ facets, attributes }) => [
    ...attributes.map(({ key, value }, position) => ({ attribute: key, position, value, facet_value_ids: [] })),
    ...hiddenValues(facets).map(({ key, value, names }, at) => ({
      ...{ attribute: key, position: attributes.length + at, value },
      facet_value_ids: names.map((name) => of(key, name.key)),
    })),
  ])
  await tx.execute(sql`insert into product_attribute (product_key, attribute_id, position, value, facet_value_ids)
    select r.product_key, attribute.id, r.position, r.value,
      array(select jsonb_array_elements_text(r.facet_value_ids)::int)
    from ${rowsOf(values, sql`product_key text, attribute text, position int, value jsonb, facet_value_ids jsonb`)}
    join attribute on attribute.key = r.attribute`)
  await refreshCatalogEntries(tx, [...ids.values()])
  await writeCompanions(tx, [...new Set(entries.map(({ team }) => team))])
}

/** Writes products with all their related rows in one transaction. */
export async function writeBatch(
  db: Database,
  batch: IndexedProduct[],
  { locale, numbers }: { locale: Locale; numbers: FacetNumbers },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await writeProducts(tx, batch)
    await writeParts(tx, batch)
    await writeSearch(tx, batch, ids, locale)
    await writeVocabulary(tx, batch, locale)
    await writeListing(tx, batch, ids, numbers)
  })
}
