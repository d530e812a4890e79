import type { HomeSection, HomeTile } from '@/contract/entities/home'
import type { Category } from '@/lib/data/category'

/** A large tile with four beside it; without images there is room for more names. */
const MAX_CATEGORIES = { tiles: 5, names: 12 }

const tileOf = ({ name, url, imageUrl, photo, productCount }: Category): HomeTile => ({
  title: name,
  link: url,
  imageUrl,
  photo,
  productCount,
})

/** The first root categories with products as image tiles; if none has an image, as a list of names. */
export function categoryTiles(tree: Category[]): Pick<HomeSection, 'kind' | 'tiles'> {
  const nonEmpty = tree.filter(({ productCount }) => productCount > 0)
  const withImages = nonEmpty.filter(({ imageUrl }) => imageUrl !== '')
  return withImages.length > 0
    ? { kind: 'tiles', tiles: withImages.slice(0, MAX_CATEGORIES.tiles).map(tileOf) }
    : { kind: 'categories', tiles: nonEmpty.slice(0, MAX_CATEGORIES.names).map(tileOf) }
}
