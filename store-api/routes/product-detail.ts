import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { ProductDetail } from '../../lib/contract/entities/product'
import { SIZE_GROUP_ID } from '../../lib/contract/limits'
import type { Shop } from '../context'
import { category, picture, product, productCategory, variant } from '../db/schema'
import { notFound } from '../failure'
import { pictureUrl } from '../pictures'
import { readCards, toCard } from './product-cards'

/** Products offered beside one. */
const RELATED = 4

/** Everything a product page shows. @throws Failure 404 */
export async function readProduct(shop: Shop, key: string): Promise<ProductDetail> {
  const { db, language, texts } = shop
  const [row] = await db.select().from(product).where(eq(product.key, key))
  if (!row) throw notFound()
  const [variants, pictures, breadcrumb, related] = await Promise.all([
    db.select().from(variant).where(eq(variant.productKey, key)).orderBy(asc(variant.position)),
    db.select().from(picture).where(eq(picture.productKey, key)).orderBy(asc(picture.position)),
    readBreadcrumb(shop, key),
    readRelated(shop, row),
  ])
  const [front] = pictures
  if (!front) throw notFound()
  return {
    ...toCard({ row, variants, front }, language),
    productModel: row.model,
    description: row.description[language],
    pictures: pictures.map((item) => ({ imageUrl: pictureUrl(item), alt: item.alt[language] })),
    optionGroups: [
      {
        id: SIZE_GROUP_ID,
        title: texts.size,
        optionList: variants.map(({ id, size, stock }) => ({ id, title: size[language], stock })),
      },
    ],
    isCustom: row.customPrice !== null,
    customAdditionalPrice: row.customPrice ?? 0,
    details: row.details.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    sizeChart: row.sizeChart.map(({ size, age, ...measures }) => ({
      ...measures,
      size: size[language],
      age: age[language],
    })),
    breadcrumb,
    related,
    rating: row.rating,
  }
}

/** The nodes from the root down to the product's first category. */
async function readBreadcrumb({ db, language }: Shop, key: string) {
  const [own] = await db
    .select({ key: productCategory.categoryKey })
    .from(productCategory)
    .where(and(eq(productCategory.productKey, key), eq(productCategory.position, 0)))
  const nodes = await db
    .select({ key: category.key, parentKey: category.parentKey, name: category.name })
    .from(category)
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const path: { key: string; name: string }[] = []
  for (let node = byKey.get(own?.key ?? ''); node; node = byKey.get(node.parentKey ?? '')) {
    path.unshift({ key: node.key, name: node.name[language] })
  }
  return path
}

/** Of the same team first, then what stands near it in the shop; what is sold out comes last. */
async function readRelated(shop: Shop, row: typeof product.$inferSelect) {
  const inStock = sql`exists (select 1 from ${variant} where ${variant.productKey} = ${product.key} and ${variant.stock} > 0)`
  const rows = await shop.db
    .select()
    .from(product)
    .where(ne(product.key, row.key))
    .orderBy(
      sql`${inStock} desc`,
      sql`(${product.team}->>'en' = ${row.team.en}) desc`,
      sql`abs(${product.position} - ${row.position})`,
    )
    .limit(RELATED)
  return readCards(shop, rows)
}
