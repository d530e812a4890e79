/** @jest-environment node */
import type { Facet } from '../../contract/entities/product'
import { openFacets, readPriceRange } from './facet-view'

describe('a range of prices', () => {
  it('has a beginning, and an end unless it is open', () => {
    expect(readPriceRange('2000-4000')).toEqual({ from: 2000, to: 4000 })
    expect(readPriceRange('0-2000')).toEqual({ from: 0, to: 2000 })
    expect(readPriceRange('8000-')).toEqual({ from: 8000, to: null })
  })

  it('may have decimals', () => {
    expect(readPriceRange('19.99-40')).toEqual({ from: 19.99, to: 40 })
    expect(readPriceRange('79.99-')).toEqual({ from: 79.99, to: null })
  })

  it.each(['1.-2', '.5-1', '', '-', '-2000', 'cheap', '1-2-3'])('%j is invalid', (value) =>
    expect(readPriceRange(value)).toBeNull(),
  )
})

describe('the facets that are unfolded', () => {
  const open = (...keys: string[]) => openFacets(keys.map((key) => ({ key }) as Facet))

  it('are brand, size and offers', () => {
    expect(open('brand', 'size', 'colour', 'kind', 'price', 'on-sale')).toEqual(['brand', 'size', 'on-sale'])
  })

  it('are the first two and offers in a list without brands and sizes', () => {
    expect(open('caffeine', 'organic', 'weight', 'on-sale')).toEqual(['on-sale', 'caffeine', 'organic'])
  })
})
