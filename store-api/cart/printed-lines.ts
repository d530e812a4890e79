import { asc, inArray } from 'drizzle-orm'
import type { CartLineReply } from '../../contract/entities/cart'
import { printOf } from '../catalog/product-details'
import { picture, product } from '../db/schema'
import type { Shop } from '../http/context'

/** Lines with the image that their name and number are drawn on, where their product has one. */
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
  const drawn = products.filter(({ personalization }) => personalization?.preview === 'back')
  const prints = new Map(
    drawn.map(({ key }) => {
      const own = pictures.filter(({ productKey }) => productKey === key)
      return [key, printOf(own, shop.imageRenderer)] as const
    }),
  )
  return lines.map((line) => {
    const print = line.custom && prints.get(line.product.key)
    return print ? { ...line, print } : line
  })
}
