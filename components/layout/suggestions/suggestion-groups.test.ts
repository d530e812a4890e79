/** @jest-environment node */
import type { Suggestions } from '@/contract/entities/search'
import { idsOf, optionsOf } from './suggestion-groups'

const product = (key: string) => ({ key, name: key }) as Suggestions['products'][number]
const SHOP: Suggestions = {
  keywords: ['home shirt', 'Home Ball'],
  categories: [{ key: 'home', name: 'Home shirts', parent: '' }],
  products: ['a', 'b', 'c', 'd', 'e'].map(product),
}
const NO_SUGGESTIONS: Suggestions = { keywords: [], categories: [], products: [] }

describe('the options of a search box', () => {
  it('are products first, then categories, keywords, and past searches beside what is typed', () => {
    const options = optionsOf('x-', { past: ['home ball'], shop: SHOP, keyword: 'home' }, false)
    expect(idsOf(options, false)).toEqual([
      ...['a', 'b', 'c', 'd', 'e'].map((key) => `x-product-${key}`),
      ...['x-category-home', 'x-keyword-0', 'x-past-0'],
    ])
    // A past search is listed only among the past searches.
    expect(options.keywords.map(({ keyword }) => keyword)).toEqual(['home shirt'])
  })

  it('begin with past searches in an empty box', () => {
    const options = optionsOf('x-', { past: ['scarf'], shop: SHOP, keyword: '' }, false)
    expect(idsOf(options, true)[0]).toBe('x-past-0')
  })

  it('have three products above a keyboard', () => {
    const { products } = optionsOf('x-', { past: [], shop: SHOP, keyword: 'home' }, true)
    expect(products.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  })

  it('are the search itself if there are no suggestions, and empty without a response', () => {
    const found = (shop: Suggestions | null, keyword: string) => {
      const options = optionsOf('x-', { past: [], shop, keyword }, false)
      return [idsOf(options, false), options.searchOptions.map((one) => one.keyword)]
    }
    expect(found(NO_SUGGESTIONS, 'zzzz')).toEqual([['x-anyway'], ['zzzz']])
    expect(found(null, 'zzzz')).toEqual([[], []])
    expect(found(NO_SUGGESTIONS, '')).toEqual([[], []])
  })
})
