/** @jest-environment node */
import type { Category } from '@/lib/data/category'

import { chooseTiles } from './choose-tiles'

const node = (key: string, children: Category[] = [], productCount = 1): Category => ({
  key,
  name: key,
  description: '',
  imageUrl: `/image/${key}.webp`,
  productCount,
  loading: true,
  children,
  nodePath: [key],
  url: `/category/${key}`,
})

describe('the category tiles of the home page', () => {
  const season = node(
    'season',
    ['home', 'away', 'third', 'keeper'].map((key) => node(key)),
  )
  const clubs = node('clubs', [node('rovers', [node('rovers-shirts')])])

  it("are the first root's shelves, then roots that are not lists of teams", () => {
    const keys = chooseTiles([season, clubs, node('kids'), node('retro'), node('sale')]).map(({ key }) => key)
    expect(keys).toEqual(['home', 'away', 'third', 'kids', 'retro'])
  })

  it('leave out what is empty', () => {
    expect(chooseTiles([node('season', [node('home', [], 0)]), node('kids')]).map(({ key }) => key)).toEqual(['kids'])
  })

  it('are none in a shop without categories', () => {
    expect(chooseTiles([])).toEqual([])
  })
})
