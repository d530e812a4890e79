import { array, boolean, mixed, object, type ObjectSchema } from 'yup'
import { count, key, optionalText, withFallback, text } from '../rules'
import { type Photo, photoSchema } from './image'

/** One node of the category tree (spec §3). `productCount` counts the products of its whole subtree. */
export interface CategoryNode {
  key: string
  name: string
  description: string
  /** Relative address of an image of one of its products; empty if it has none. */
  imageUrl: string
  photo?: Photo | undefined
  productCount: number
  /** Whether it is excluded from menus, overviews, tiles and sitemap; its address remains valid. */
  isHidden?: boolean | undefined
  /** Whether it lists products on sale automatically, as all its descendants do: menus show it in the accent colour. */
  isSale?: boolean | undefined
  children: CategoryNode[]
}

/** Deepest tree the contract allows: a reply deeper than this is refused. */
const MAX_DEPTH = 6

const nodeSchema = (depth: number): ObjectSchema<CategoryNode> =>
  object({
    key: key(),
    name: text(),
    description: optionalText(),
    imageUrl: optionalText(),
    photo: photoSchema,
    productCount: count(),
    isHidden: withFallback(boolean(), undefined),
    isSale: withFallback(boolean(), undefined),
    children:
      depth > 1
        ? array(nodeSchema(depth - 1).required()).required()
        : array(mixed<never>().required()).max(0).required(),
  })

export const categoryTreeSchema = array(nodeSchema(MAX_DEPTH)).required()
