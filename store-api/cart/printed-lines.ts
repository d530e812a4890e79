import { asc, inArray } from 'drizzle-orm'
import type { CartLineReply } from '../../contract/entities/cart'
import { printStyleOf } from '../catalog/product-details'
import { picture, product } from '../db/schema'
import type { Shop } from '../http/context'

/** Adds the image that name and number are drawn on to lines whose product has one. */
export async function withPrints(shop: Shop, lines: readonly CartLineReply[]): Promise<CartLineReply[]> {
  const keys = [...new Set(lines.filter(({ custom }) => custom).map((line) => line.product.key))]
  if (keys.length === 0) return [...lines]
  const [products, pictures] = await Promise.all([
    shop.db
      .select({ key: product.key, personalization: product.personalization })
      .from(product)
      .where(inArray(product.key, keys)),
    shop.db.select().from(picture).where(inArray(picture.productKey, keys)).orderBy(asc(picture.position)),
  ])
  const printable = products.filter(({ personalization }) => personalization?.preview === 'back')
  const prints = new Map(
    printable.map(({ key }) => {
      const productPictures = pictures.filter(({ productKey }) => productKey === key)
      return [key, printStyleOf(productPictures, shop.imageRenderer)] as const
    }),
  )
  return lines.map((line) => {
    const print = line.custom && prints.get(line.product.key)
    return print ? { ...line, print } : line
  })
}
