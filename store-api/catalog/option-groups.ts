import type { OptionGroup } from '../../contract/entities/product'
import { SIZE_GROUP_ID } from '../../contract/limits'
import type { Shop } from '../http/context'
import type { variant } from '../db/schema'

/** What can be chosen of a product: its size. */
export const optionGroupsOf = (
  variants: readonly (typeof variant.$inferSelect)[],
  { language, texts }: Pick<Shop, 'language' | 'texts'>,
): OptionGroup[] => [
  {
    id: SIZE_GROUP_ID,
    title: texts.size,
    optionList: variants.map(({ id, size, stock, sku }) => ({ id, title: size[language], stock, sku })),
  },
]
