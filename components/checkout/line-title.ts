import type { CartLineReply } from '@/contract/entities/cart'
import { SIZE_GROUP_ID } from '@/contract/limits'
import { fillText } from '@/lib/format/text-template'
import { productTitle } from '@/lib/catalog/product-title'

/** What was chosen of a product, and what is printed on it, in one line. @param size 'Size: {size}' */
export function choiceText({ optionList, custom }: Pick<CartLineReply, 'optionList' | 'custom'>, size: string): string {
  const options = optionList.map(({ groupId, title }) =>
    groupId === SIZE_GROUP_ID ? fillText(size, { size: title }) : title,
  )
  const print = custom ? [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ') : ''
  return [...options, print].filter(Boolean).join(', ')
}

/** A line as one text. */
export function lineTitle(line: Pick<CartLineReply, 'product' | 'optionList' | 'custom'>, size: string): string {
  const { first, second } = productTitle(line.product)
  return [[first, second].filter(Boolean).join(' '), choiceText(line, size)].filter(Boolean).join(', ')
}
