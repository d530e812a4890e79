import type { CartLineReply } from '../../contract/entities/cart'
import { SIZE_GROUP_ID } from '../../contract/limits'
import { productTitle } from '../catalog/product-title'
import { fillText } from '../format/text-template'
import type { CartLine } from './cart'

/** Team and kit of a line, or its product's name: the short name for labels and messages. */
export const lineName = ({ product }: Pick<CartLine, 'product'>): string =>
  [product.team, product.kit].filter(Boolean).join(' ') || product.name

/** The name and number on a personalized product: 'ADA 7'; empty for none. */
export const personalizationText = (custom: CartLineReply['custom']): string =>
  custom ? [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ') : ''

/** The chosen options and the personalization in one line. @param size 'Size: {size}' */
export function choiceText({ optionList, custom }: Pick<CartLineReply, 'optionList' | 'custom'>, size: string): string {
  const options = optionList.map(({ groupId, title }) =>
    groupId === SIZE_GROUP_ID ? fillText(size, { size: title }) : title,
  )
  return [...options, personalizationText(custom)].filter(Boolean).join(', ')
}

/** The full title of a line: product, options, personalization. @param size 'Size: {size}' */
export function lineTitle(line: Pick<CartLineReply, 'product' | 'optionList' | 'custom'>, size: string): string {
  const { first, second } = productTitle(line.product)
  return [[first, second].filter(Boolean).join(' '), choiceText(line, size)].filter(Boolean).join(', ')
}
