import { and, asc, eq } from 'drizzle-orm'
import type { ProductDetail } from '../../lib/contract/entities/product'
import type { Shop } from '../context'
import { category, picture, product, productCategory, variant } from '../db/schema'
import { notFound } from '../failure'
import { pictureUrl } from '../pictures'
import { readCompanions } from '../product/companions'
import { optionGroupsOf } from '../product/option-groups'
import { printOf } from '../product/print-of'
import { readRelated } from '../product/related'
import { toCard } from './product-cards'

/** Everything a product page shows. @throws Failure 404 */
export async function readProduct(shop: Shop, key: string): Promise<ProductDetail> {
  const { db, language } = shop
  const [row] = await db.select().from(product).where(eq(product.key, key))
  if (!row) throw notFound()
  const [variants, pictures, breadcrumb, related, companions] = await Promise.all([
    db.select().from(variant).where(eq(variant.productKey, key)).orderBy(asc(variant.position)),
    db.select().from(picture).where(eq(picture.productKey, key)).orderBy(asc(picture.position)),
    readBreadcrumb(shop, key),
    readRelated(shop, row),
    readCompanions(shop, row.id),
  ])
  const [front] = pictures
  if (!front) throw notFound()
  const card = toCard({ row, variants, front }, language)
  return {
    ...card,
    productModel: row.model,
    description: row.description[language],
    pictures: pictures.map((item) => ({ imageUrl: pictureUrl(item), alt: item.alt[language] })),
    optionGroups: optionGroupsOf(variants, shop),
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
    rating: { ...row.rating, stars: row.stars },
    lowestPrice: card.specialPrice === null ? null : card.price,
    print: row.customPrice === null ? null : printOf(pictures),
    companions,
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
