import { createHash } from 'node:crypto'
import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue'
import type { Drawing } from '../../catalog/images/drawing'

/** Goes up when the drawing code changes what pictures look like. */
const ART_VERSION = 1

/** Changes when the picture does. */
export const pictureVersion = (drawing: Drawing): string =>
  createHash('sha256')
    .update(JSON.stringify([ART_VERSION, drawing]))
    .digest('hex')
    .slice(0, 8)

const productRow = (product: CatalogueProduct, position: number) => ({
  key: product.key,
  position,
  model: product.model,
  name: product.name,
  team: product.team,
  kit: product.kit,
  description: product.description,
  price: product.price,
  specialPrice: product.specialPrice,
  releasedAt: new Date(product.releasedAt),
  isNew: product.isNew,
  featured: product.featured || null,
  customPrice: product.custom?.additionalPrice ?? null,
  details: product.details,
  sizeChart: product.sizeChart,
  rating: product.rating,
})

/** Roots before what stands under them, so that every row finds its parent. */
function parentsFirst(categories: Catalogue['categories']): Catalogue['categories'] {
  const childrenOf = (parent: string | null): Catalogue['categories'] =>
    categories.filter((node) => node.parent === parent).flatMap((node) => [node, ...childrenOf(node.key)])
  return childrenOf(null)
}

/** A catalogue as rows of the database's tables. */
export function toRows({ categories, products, countries }: Catalogue) {
  return {
    categories: parentsFirst(categories).map(({ key, parent, name, description }, position) => ({
      key,
      parentKey: parent,
      position,
      name,
      description,
    })),
    products: products.map(productRow),
    productCategories: products.flatMap(({ key, categories: keys }) =>
      keys.map((categoryKey, position) => ({ productKey: key, categoryKey, position })),
    ),
    variants: products.flatMap(({ key, variants }) =>
      variants.map((variant, position) => ({ productKey: key, position, ...variant })),
    ),
    pictures: products.flatMap(({ key, pictures }) =>
      pictures.map((picture, position) => ({
        productKey: key,
        position,
        ...picture,
        version: pictureVersion(picture.drawing),
      })),
    ),
    countries,
  }
}
