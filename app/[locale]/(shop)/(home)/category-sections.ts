import type { HomeSection, HomeTile } from '@/contract/entities/home'
import type { Category } from '@/lib/data/category'

/** A large tile with four beside it; without images there is room for more names. */
const MAX = { tiles: 5, names: 12 }

const tileOf = ({ name, url, imageUrl, photo, productCount }: Category): HomeTile => ({
  title: name,
  link: url,
  imageUrl,
  photo,
  productCount,
})

/** The first root categories with products as image tiles; if none has an image, as a list of names. */
export function categoryTiles(tree: Category[]): Pick<HomeSection, 'kind' | 'tiles'> {
  const filled = tree.filter(({ productCount }) => productCount > 0)
  const pictured = filled.filter(({ imageUrl }) => imageUrl !== '')
  return pictured.length > 0
    ? { kind: 'tiles', tiles: pictured.slice(0, MAX.tiles).map(tileOf) }
    : { kind: 'categories', tiles: filled.slice(0, MAX.names).map(tileOf) }
}
