import type { CartLineReply } from '../../contract/entities/cart'
import type { OrderLine } from '../../contract/entities/order'
import { SIZE_GROUP_ID } from '../../contract/limits'
import { otherValues } from '../../contract/personalization'
import { productTitle } from '../catalog/product-title'
import { fillText } from '../format/text-template'
import type { CartLine } from './cart'

/** Brand and subtitle of a line, or its product's name: the short name for labels and messages. */
export const lineName = ({ product: { name, brand, subtitle } }: Pick<CartLine, 'product'>): string =>
  subtitle ? [brand, subtitle].filter(Boolean).join(' ') : name

/** A line with its add-ons: they are removed together. */
export const lineNames = (line: CartLine): string => [line, ...line.children].map(lineName).join(' + ')

/** The name and number on a personalized product: 'ADA 7'; empty if there are none. */
export const personalizationText = (custom: CartLineReply['custom']): string =>
  custom ? [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ') : ''

/** The values of fields other than name and number: 'Engraving: For Kim'. */
export const enteredTexts = (line: Pick<CartLineReply, 'custom' | 'personalization'>): string[] =>
  otherValues(line).map(({ label, value }) => `${label}: ${value}`)

/** A chosen option: 'Size: M', 'Weight: 250 g'. @param size 'Size: {size}' */
export function optionText({ groupId, groupTitle, title }: CartLineReply['optionList'][number], size: string): string {
  if (groupId === SIZE_GROUP_ID) return fillText(size, { size: title })
  return groupTitle ? `${groupTitle}: ${title}` : title
}

/**
 * The chosen options of an ordered line: 'Size: M', 'Weight: 250 g'. Stores that support only the specification send a
 * size.
 * @param sizeText formats a size
 */
export const orderedOptions = (
  { size, options }: Pick<OrderLine, 'size' | 'options'>,
  sizeText: (size: string) => string,
): string[] => [
  ...(size ? [sizeText(size)] : []),
  ...options
    .filter(({ title }) => title !== size)
    .map(({ groupTitle, title }) => (groupTitle ? `${groupTitle}: ${title}` : title)),
]

type ChosenLine = Pick<CartLineReply, 'optionList' | 'custom' | 'personalization'>

/** The chosen options and the personalization in one line. @param size 'Size: {size}' */
export function choiceText(line: ChosenLine, size: string): string {
  const options = line.optionList.map((option) => optionText(option, size))
  return [...options, personalizationText(line.custom), ...enteredTexts(line)].filter(Boolean).join(', ')
}

/** The full title of a line: product, options, personalization. @param size 'Size: {size}' */
export function lineTitle(line: ChosenLine & Pick<CartLineReply, 'product'>, size: string): string {
  const { first, second } = productTitle(line.product)
  return [[first, second].filter(Boolean).join(' '), choiceText(line, size)].filter(Boolean).join(', ')
}

/** The price of a line and its add-ons together, all units included; `specialPrice` is null if none is reduced. */
export function bundleSum(line: CartLine): { price: number; specialPrice: number | null } {
  const pieces = [line, ...line.children]
  const sum = (priceOf: (piece: CartLine) => number) =>
    pieces.reduce((total, piece) => total + priceOf(piece) * piece.quantity, 0)
  const isReduced = pieces.some(({ specialPrice }) => specialPrice !== null)
  return {
    price: sum(({ price }) => price),
    specialPrice: isReduced ? sum(({ price, specialPrice }) => specialPrice ?? price) : null,
  }
}

/** What has changed about a line since it was added to the cart. */
export interface LineState {
  /** Why it cannot be ordered: no longer sold, out of stock, too little stock; null if it can. */
  problem: 'withdrawn' | 'sold-out' | 'short' | null
  /** The quantity it can have; 0 if out of stock. */
  available: number
  /** Unit price when it was added, in minor units; null if unchanged. */
  formerPrice: number | null
  /** Quantities that a login merged into this line. */
  merged: CartLine['merged']
}

/** The key of a line's variant; a line without options shares its stock with no other. */
const variantOf = ({ id, product, optionList }: CartLine): string =>
  optionList.length > 0 ? JSON.stringify([product.key, optionList.map((option) => option.id)]) : `line ${id}`

/** Deducts a line's units from the remaining stock. @returns the quantity the line can have */
function availableOf(line: CartLine, remainingStock: Map<string, number>): number {
  const pieces = [line, ...line.children]
  let available = Infinity
  for (const variant of new Set(pieces.map(variantOf))) {
    const same = pieces.filter((piece) => variantOf(piece) === variant)
    const stock = remainingStock.get(variant) ?? same[0]?.stock ?? 0
    available = Math.min(available, Math.floor(stock / same.length))
    remainingStock.set(variant, Math.max(0, stock - same.length * line.quantity))
  }
  return available
}

function problemOf(line: CartLine, available: number): LineState['problem'] {
  if ([line, ...line.children].some(({ isWithdrawn }) => isWithdrawn)) return 'withdrawn'
  if (available === 0) return 'sold-out'
  return available < line.quantity ? 'short' : null
}

/**
 * The states of lines with something to report, by line id. Lines of one variant share its stock in list order; an add-on
 * limits the quantity of its line.
 */
export function lineStates(list: readonly CartLine[]): ReadonlyMap<number, LineState> {
  const remainingStock = new Map<string, number>()
  const states = list.map((line): [number, LineState] => {
    const available = availableOf(line, remainingStock)
    const { formerPrice, merged } = line
    return [line.id, { problem: problemOf(line, available), available, formerPrice, merged }]
  })
  return new Map(states.filter(([, { problem, formerPrice, merged }]) => problem || formerPrice !== null || merged))
}
