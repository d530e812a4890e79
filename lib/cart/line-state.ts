import type { CartLine } from './cart'

/** Notes on a line before it is ordered. */
export interface LineState {
  /** Why it cannot be ordered as it is: sold no more, none left, fewer left than it has; null where it can. */
  problem: 'withdrawn' | 'sold-out' | 'short' | null
  /** Pieces it can have; 0 where there is none. */
  available: number
  /** Price of one piece when it was put into the cart, in minor units; null where that is what it costs now. */
  formerPrice: number | null
  /** What a login brought together here. */
  merged: CartLine['merged']
}

/** The variant a line is of; a line that names none shares its stock with no other. */
const variantOf = ({ id, product, optionList }: CartLine): string =>
  optionList.length > 0 ? JSON.stringify([product.key, optionList.map((option) => option.id)]) : `line ${id}`

/** Deducts a line's pieces from the remaining stock. @returns the quantity the line can have */
function availableOf(line: CartLine, left: Map<string, number>): number {
  const pieces = [line, ...line.children]
  let available = Infinity
  for (const variant of new Set(pieces.map(variantOf))) {
    const same = pieces.filter((piece) => variantOf(piece) === variant)
    const stock = left.get(variant) ?? same[0]?.stock ?? 0
    available = Math.min(available, Math.floor(stock / same.length))
    left.set(variant, Math.max(0, stock - same.length * line.quantity))
  }
  return available
}

function problemOf(line: CartLine, available: number): LineState['problem'] {
  if ([line, ...line.children].some(({ isWithdrawn }) => isWithdrawn)) return 'withdrawn'
  if (available === 0) return 'sold-out'
  return available < line.quantity ? 'short' : null
}

/**
 * The states of the lines that have notes, by line id. Lines of the same variant share its stock in their order, and an
 * add-on limits the quantity of its line.
 */
export function lineStates(list: readonly CartLine[]): ReadonlyMap<number, LineState> {
  const left = new Map<string, number>()
  const states = list.map((line): [number, LineState] => {
    const available = availableOf(line, left)
    const { formerPrice, merged } = line
    return [line.id, { problem: problemOf(line, available), available, formerPrice, merged }]
  })
  return new Map(states.filter(([, { problem, formerPrice, merged }]) => problem || formerPrice !== null || merged))
}
