/** @jest-environment node */
import fc from 'fast-check'
import { readKeyword } from '../search/keyword'
import { addressOf, categoryListing, chosenQuery, itemsOf, pagesOf, PRODUCT_INDEX, searchListing } from './listing'
import { listingAt } from '../routing/rewrite-target'
import { FACETS } from '../../contract/entities/product'
import { filterQuery, readFilter } from './filter'

describe('the addresses of a listing', () => {
  it('are plain for the first page of a plain list', () => {
    expect(addressOf(PRODUCT_INDEX)).toBe('/product')
    expect(addressOf(categoryListing('clubs'))).toBe('/category/clubs')
  })

  it('hold the filter, then the page', () => {
    expect(addressOf(PRODUCT_INDEX, 'team=a,b', 3)).toBe('/product?team=a,b&page=3')
    expect(pagesOf(categoryListing('clubs'))).toBe('/category/clubs?page=')
    expect(itemsOf(categoryListing('clubs'), 'size=m')).toBe('/api/product?category=clubs&limit=24&size=m&page=')
  })

  it('of a search have the fields of the spec (§2)', () => {
    const { pathname, searchParams } = new URL(addressOf(searchListing('a&b=/?c')), 'https://shop.example')
    expect([pathname, ...searchParams]).toEqual(['/search', ['limit', '12'], ['keyword', 'a&b=/?c'], ['page', '1']])
  })

  it('are written as addresses are parsed, so that a signature holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const listing = searchListing(readKeyword(text))
        for (const path of [addressOf(listing, 'team=a,b', 2), `${itemsOf(listing, 'team=a,b')}2`]) {
          const { pathname, search } = new URL(path, 'https://store.example')
          expect(pathname + search).toBe(path)
        }
      }),
    )
  })

  it('lead back to the listing', () => {
    const at = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'https://shop.example')
      return listingAt(pathname, searchParams)?.listing
    }
    for (const listing of [PRODUCT_INDEX, categoryListing('clubs'), searchListing('a&b')])
      expect(at(addressOf(listing, 'team=a', 2))).toEqual(listing)
    expect(at('/product/x')).toBeUndefined()
    expect(at('/search?keyword=%20')).toBeUndefined()
  })
})

describe('the query of a filter form', () => {
  it('has every field once, without empty ones and those of the listing', () => {
    const entries: [string, string][] = [
      ['keyword', 'ball'],
      ['team', 'b'],
      ['team', 'a'],
      ['rating', ''],
      ['sort', 'newest'],
      ['page', '1'],
    ]
    expect(chosenQuery(entries)).toBe('team=a,b&sort=newest')
  })

  it('is spelt as in middleware, so that no redirect follows', () => {
    const one = fc.constantFrom(...FACETS.filter((facet) => !['price', 'on-sale', 'rating'].includes(facet)))
    const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/)
    const ticked = fc.uniqueArray(fc.tuple(one, key), { maxLength: 12, selector: String })
    fc.assert(
      fc.property(ticked, (pairs) => {
        const inOrder = pairs.toSorted(([a], [b]) => FACETS.indexOf(a) - FACETS.indexOf(b))
        const query = chosenQuery(inOrder)
        expect(query).toBe(filterQuery(readFilter(new URLSearchParams(query))))
      }),
    )
  })
})
