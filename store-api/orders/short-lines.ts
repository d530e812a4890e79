import type { CartLineReply } from '../../contract/entities/cart'
import type { ShortLines } from '../../contract/entities/checkout'
import { CODES } from '../../contract/envelope'
import { Failure } from '../http/failure'

/** The variant a line is of: the only option of the shop. */
export const variantOf = ({ optionList }: Pick<CartLineReply, 'optionList'>): number => optionList[0]?.id ?? 0

/** Size of a line, in the store's language. */
export const sizeOf = ({ optionList }: Pick<CartLineReply, 'optionList'>): string => optionList[0]?.title ?? ''

/** Lines of which there are fewer than are wanted; lines of the same variant share its stock in their order. */
export function shortLines(lines: CartLineReply[]): ShortLines['lines'] {
  const left = new Map(lines.map((line) => [variantOf(line), line.stock]))
  return lines.flatMap((line) => {
    const stock = left.get(variantOf(line)) ?? 0
    left.set(variantOf(line), Math.max(0, stock - line.quantity))
    if (stock >= line.quantity) return []
    return [{ id: line.id, name: line.product.name, size: sizeOf(line), available: stock }]
  })
}

/** 4005: some pieces were sold meanwhile. */
export const stockShort = (lines: ShortLines['lines']) =>
  new Failure(409, ({ checkout }) => checkout.stockShort, {
    code: CODES.outOfStock,
    data: { lines } satisfies ShortLines,
  })
