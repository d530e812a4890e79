import { asc, eq, sql } from 'drizzle-orm'
import type { CartLineReply, CartReply } from '../../contract/entities/cart'
import { SIZE_GROUP_ID } from '../../contract/limits'
import { shownCurrency } from '../../contract/money'
import { shownPrice } from '../catalog/product-cards'
import { type ShownCartLine, withShown } from '../catalog/shown-line'
import { cart, cartLine, picture, product, variant } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'

const readRows = ({ db }: Shop, owner: string) =>
  db
    .select({ line: cartLine, product, variant, picture })
    .from(cartLine)
    .innerJoin(cart, eq(cart.id, cartLine.cartId))
    .innerJoin(product, eq(product.key, cartLine.productKey))
    .innerJoin(variant, eq(variant.id, cartLine.variantId))
    .leftJoin(picture, sql`${picture.productKey} = ${product.key} and ${picture.position} = 0`)
    .where(eq(cart.owner, owner))
    .orderBy(asc(cartLine.position))

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toLine({ line, product, variant, picture }: Row, { language, texts }: Shop): CartLineReply {
  const isPersonalized = line.customName !== null || line.customNumber !== null
  const printing = isPersonalized ? (product.customPrice ?? 0) : 0
  const { price, specialPrice } = shownPrice(product)
  const paid = (specialPrice ?? price) + printing
  return {
    id: line.id,
    mid: line.mid,
    quantity: line.quantity,
    price: price + printing,
    specialPrice: specialPrice === null ? null : specialPrice + printing,
    imageUrl: picture ? imageUrlOf(picture) : '',
    productModel: product.model,
    optionList: [{ id: variant.id, groupId: SIZE_GROUP_ID, groupTitle: texts.size, title: variant.title[language] }],
    product: {
      key: product.key,
      name: product.name[language],
      brand: product.brand[language],
      subtitle: product.subtitle[language],
    },
    isCustom: isPersonalized,
    custom: isPersonalized ? { number: line.customNumber, name: line.customName ?? '' } : null,
    customAdditionalPrice: printing,
    formerPrice: line.seenPrice === null || line.seenPrice === paid ? null : line.seenPrice,
    isWithdrawn: product.withdrawnAt !== null,
    merged: line.merged,
    // A canceled order may return stock to a withdrawn product.
    stock: product.withdrawnAt ? 0 : variant.stock,
  }
}

/**
 * An owner's cart at current prices; `subTotal` is at full prices, `specialSubTotal` is to be paid.
 * @param currency the displayed currency
 */
export async function readCart(
  shop: Shop,
  owner: string,
  currency: StoreCurrency,
): Promise<CartReply & { carts: ShownCartLine[] }> {
  const carts = (await readRows(shop, owner)).map((row) => withShown(toLine(row, shop), currency))
  const sum = (priceOf: (line: ShownCartLine) => number) =>
    carts.reduce((total, line) => total + priceOf(line) * line.quantity, 0)
  return {
    carts,
    subTotal: sum(({ price }) => price),
    specialSubTotal: sum(({ price, specialPrice }) => specialPrice ?? price),
    shown: {
      subTotal: sum(({ shown }) => shown.price),
      specialSubTotal: carts.reduce((total, { shown }) => total + shown.total, 0),
      currency: shownCurrency(currency),
    },
  }
}
