import { asc, eq, sql } from 'drizzle-orm'
import type { CartReply } from '../../contract/entities/cart'
import { displayCurrency } from '../../contract/money'
import { photoOf } from '../catalog/media/photo'
import { isPersonalized, personalizationReply, withLabels } from '../catalog/personalization'
import { type CartLine, type ShownCartLine, withShown } from '../catalog/shown-line'
import { type Choice, readChoices } from '../catalog/variants/options'
import { effectivePrice, variantPrice } from '../catalog/variants/prices'
import { availableOf, isForSale } from '../catalog/variants/stock'
import { cart, cartLine, media, picture, product, variant } from '../db/schema'
import { ARCHIVED, type StoreCurrency } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'

/** The image of a line: its variant's own, otherwise the product's first. */
const imageName = sql`(
  select own.name from picture as own where own.product_key = ${product.key}
  order by own.name is not distinct from ${variant.pictureName} desc, own.position limit 1
)`

const readRows = ({ db }: Shop, owner: string) =>
  db
    .select({ line: cartLine, product, variant, picture, media })
    .from(cartLine)
    .innerJoin(cart, eq(cart.id, cartLine.cartId))
    .innerJoin(product, eq(product.key, cartLine.productKey))
    .innerJoin(variant, eq(variant.id, cartLine.variantId))
    .leftJoin(picture, eq(picture.name, imageName))
    .leftJoin(media, eq(media.hash, picture.mediaHash))
    .where(eq(cart.owner, owner))
    .orderBy(asc(cartLine.position))

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toLine(
  { line, product, variant, picture, media }: Row,
  choices: readonly Choice[],
  { language, now }: Shop,
): CartLine {
  const { personalization } = product
  const entered = personalizationReply(line)
  const surcharge = isPersonalized(line) ? (personalization?.price ?? 0) : 0
  const currentPrice = variantPrice(variant, product, now())
  const { price, specialPrice } = currentPrice
  const unitPrice = effectivePrice(currentPrice) + surcharge
  const photo = picture ? photoOf({ picture, media }) : undefined
  return {
    id: line.id,
    mid: line.mid,
    quantity: line.quantity,
    price: price + surcharge,
    specialPrice: specialPrice === null ? null : specialPrice + surcharge,
    imageUrl: picture ? imageUrlOf(picture) : '',
    ...(photo && { photo }),
    productModel: product.model,
    variantId: variant.id,
    optionList: [...choices],
    product: {
      key: product.key,
      name: product.name[language],
      brand: product.brand[language],
      subtitle: product.subtitle[language],
    },
    isCustom: isPersonalized(line),
    custom: entered.custom,
    personalization: withLabels(entered.personalization, personalization?.fields ?? [], language),
    customAdditionalPrice: surcharge,
    formerPrice: line.seenPrice === null || line.seenPrice === unitPrice ? null : line.seenPrice,
    isWithdrawn: !isForSale(product) || variant.stockPolicy === ARCHIVED,
    merged: line.merged,
    // A canceled order may return stock to a withdrawn product.
    stock: isForSale(product) ? Math.max(0, availableOf(variant)) : 0,
    needsDelivery: variant.needsDelivery,
    isBackOrdered: variant.stockPolicy === 'continue' && variant.stock < line.quantity,
  }
}

/**
 * An owner's cart at current prices; `subTotal` is at full prices, `specialSubTotal` is to be paid.
 * @param currency the displayed currency
 */
export async function readCart(
  shop: Shop,
  owner: string,
  currency: StoreCurrency | Promise<StoreCurrency>,
): Promise<CartReply & { carts: ShownCartLine[] }> {
  const [rows, storeCurrency] = await Promise.all([readRows(shop, owner), currency])
  const choices = await readChoices(
    shop.db,
    rows.map((row) => row.variant),
    shop.language,
  )
  const carts = rows.map((row) => withShown(toLine(row, choices.get(row.variant.id) ?? [], shop), storeCurrency))
  const sum = (priceOf: (line: ShownCartLine) => number) =>
    carts.reduce((total, line) => total + priceOf(line) * line.quantity, 0)
  return {
    carts,
    subTotal: sum(({ price }) => price),
    specialSubTotal: sum(({ price, specialPrice }) => specialPrice ?? price),
    shown: {
      subTotal: sum(({ shown }) => shown.price),
      specialSubTotal: carts.reduce((total, { shown }) => total + shown.total, 0),
      currency: displayCurrency(storeCurrency),
    },
  }
}
