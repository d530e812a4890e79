import type { CartLineReply } from '../../contract/entities/cart'
import type { ShownLine } from '../../contract/entities/shown'
import { toDisplayAmount } from '../../contract/money'
import type { StoreCurrency } from '../db/schema/columns'

/** A line with the variant whose stock it takes, and whether that must be restocked first. */
export type CartLine = CartLineReply & { variantId: number; isBackOrdered: boolean }

/** A line of a cart with its amounts in the currency shown. */
export type ShownCartLine = CartLine & { shown: ShownLine }

/** The former price of a line, if it differs from the current one when displayed. */
function shownFormer({ formerPrice }: CartLineReply, now: number, currency: StoreCurrency): number | null {
  const former = formerPrice === null ? now : toDisplayAmount(formerPrice, currency)
  return former === now ? null : former
}

/**
 * A line with its amounts in the displayed currency: the price of one item is converted once, and multiplied by the
 * quantity.
 */
export function withShown(line: CartLine, currency: StoreCurrency): ShownCartLine {
  const price = toDisplayAmount(line.price, currency)
  const specialPrice = line.specialPrice === null ? null : toDisplayAmount(line.specialPrice, currency)
  const now = specialPrice ?? price
  const shown = {
    ...{ price, specialPrice, customAdditionalPrice: toDisplayAmount(line.customAdditionalPrice, currency) },
    ...{ formerPrice: shownFormer(line, now, currency), total: now * line.quantity },
  }
  return { ...line, shown }
}

/** A line in its displayed form. */
export const shownLine = ({ shown, ...line }: ShownCartLine): CartLine => ({ ...line, ...shown })

/** A line as replies have it. */
export const lineReply = ({ variantId: _, isBackOrdered: __, ...line }: ShownCartLine): CartLineReply => line
