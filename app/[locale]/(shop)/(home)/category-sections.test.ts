/** @jest-environment node */
import type { Category } from '@/lib/data/category'

import { categoryTiles } from './category-sections'

const node = (key: string, change: Partial<Category> = {}): Category => ({
  ...{ key, name: key, description: '', imageUrl: `/image/${key}.webp`, productCount: 1 },
  ...{ loading: true, children: [], nodePath: [key], url: `/category/${key}`, ...change },
})

const shown = (tree: Category[]) => {
  const { kind, tiles } = categoryTiles(tree)
  return [kind, ...tiles.map(({ title }) => title)]
}

describe('the categories on a home page without configured sections', () => {
  it('are the first five roots with products and a picture', () => {
    const tree = ['green', 'black', 'white'].map((key) => node(key))
    expect(shown([node('empty', { productCount: 0 }), ...tree, node('bare', { imageUrl: '' })])).toEqual([
      'tiles',
      ...['green', 'black', 'white'],
    ])
    expect(shown(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => node(key)))).toEqual(['tiles', 'a', 'b', 'c', 'd', 'e'])
  })

  it('are a list of names if none has an image', () => {
    const tree = Array.from({ length: 13 }, (_, at) => node(`c${at}`, { imageUrl: '' }))
    expect(shown(tree)).toEqual(['categories', ...tree.slice(0, 12).map(({ key }) => key)])
  })

  it('lead to their listings, with the number of their products', () => {
    expect(categoryTiles([node('green', { productCount: 7 })]).tiles).toEqual([
      { title: 'green', link: '/category/green', imageUrl: '/image/green.webp', productCount: 7 },
    ])
  })

  it('are none in a shop without categories', () => {
    expect(categoryTiles([]).tiles).toEqual([])
  })
})
