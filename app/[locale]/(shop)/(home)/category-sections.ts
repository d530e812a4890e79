import type { HomeSection, HomeTile } from '@/contract/entities/home'
import type { Category } from '@/lib/data/category'

/** A large tile with four beside it; of names alone there is room for more. */
const MAX = { tiles: 5, names: 12 }

const tileOf = ({ name, url, imageUrl, photo, productCount }: Category): HomeTile => ({
  title: name,
  link: url,
  imageUrl,
  photo,
  productCount,
})

/** The first roots with products as tiles of their pictures; where none has one, as a list of their names. */
export function categoryTiles(tree: Category[]): Pick<HomeSection, 'kind' | 'tiles'> {
  const filled = tree.filter(({ productCount }) => productCount > 0)
  const pictured = filled.filter(({ imageUrl }) => imageUrl !== '')
  return pictured.length > 0
    ? { kind: 'tiles', tiles: pictured.slice(0, MAX.tiles).map(tileOf) }
    : { kind: 'categories', tiles: filled.slice(0, MAX.names).map(tileOf) }
}
