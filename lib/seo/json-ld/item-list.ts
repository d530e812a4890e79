import { absolute, type LdNode, type Site } from './node'

interface Shown {
  name: string
  products: { list: readonly { key: string; name: string }[]; page: number; limit: number; total: number }
}

/** The products on one page of a listing; the details are on each product's page. */
export const itemList = (site: Site, { name, products: { list, page, limit, total } }: Shown): LdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: list.map((product, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * limit + index + 1,
    name: product.name,
    url: absolute(site, `/product/${product.key}`),
  })),
})
