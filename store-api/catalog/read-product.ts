import { asc, eq, sql } from 'drizzle-orm'
import type { PrintStyle, ProductDetail } from '../../contract/entities/product'
import type { Shop } from '../http/context'
import { picture, product, variant } from '../db/schema'
import { notFound } from '../http/errors'
import { imageUrlOf } from '../http/reply'
import { readCompanions, readRelated } from './related'
import { optionGroupsOf } from './option-groups'
import { isSold } from './set-stock'
import { readRows } from '../search/read-rows'
import { toCard } from './product-cards'
import type { ImageRenderer } from './images/renderer'

/** Everything a product page shows, asked of the database piece by piece. @throws HttpError 404 */
export async function gatherProduct(shop: Shop, key: string): Promise<ProductDetail> {
  const { db, language } = shop
  const [row] = await db.select().from(product).where(isSold(key))
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
    pictures: pictures.map((item) => ({ imageUrl: imageUrlOf(item), alt: item.alt[language] })),
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
    print: row.customPrice === null ? null : printOf(pictures, shop.imageRenderer),
    companions,
  }
}

/** The nodes from the root down to the product's first category. */
const readBreadcrumb = ({ db, language }: Shop, key: string): Promise<ProductDetail['breadcrumb']> =>
  readRows(
    db,
    sql`with recursive above as (
      select category.key, category.parent_key, category.name, 0 as height
      from product_category join category on category.key = product_category.category_key
      where product_category.product_key = ${key} and product_category.position = 0
      union all
      select category.key, category.parent_key, category.name, above.height + 1
      from category join above on category.key = above.parent_key
    )
    select key, name->>${language}::text as name from above order by height desc`,
  )

/** Preview of a personalized name and number on a product's back; null without an image of the bare back. */
function printOf(pictures: readonly (typeof picture.$inferSelect)[], renderer: ImageRenderer): PrintStyle | null {
  const back = pictures.find(({ drawing: { view, name, number } }) => view === 'back' && !name && number === undefined)
  return back ? { imageUrl: imageUrlOf(back), ...renderer.personalization(back.drawing) } : null
}
