/** @jest-environment node */
import fc from 'fast-check'
import { readKeyword } from '../search/keyword'
import { addressOf, categoryListing, chosenQuery, itemsOf, pagesOf, PRODUCT_INDEX, searchListing } from './listing'
import { matchListing } from '../routing/rewrite-target'
import { FACET_PARAMETERS } from '../../contract/entities/product'
import { filterQuery, readFilter } from './filter'

describe('the addresses of a listing', () => {
  it('are plain for the first page of a plain list', () => {
    expect(addressOf(PRODUCT_INDEX)).toBe('/product')
    expect(addressOf(categoryListing('clubs'))).toBe('/category/clubs')
  })

  it('contain the filter, then the page', () => {
    expect(addressOf(PRODUCT_INDEX, 'brand=a,b', 3)).toBe('/product?brand=a,b&page=3')
    expect(pagesOf(categoryListing('clubs'))).toBe('/category/clubs?page=')
    expect(itemsOf(categoryListing('clubs'), 'size=m')).toBe('/api/product?category=clubs&limit=24&size=m&page=')
  })

  it('of a search have the fields of the spec (§2)', () => {
    const { pathname, searchParams } = new URL(addressOf(searchListing('a&b=/?c')), 'https://shop.example')
    expect([pathname, ...searchParams]).toEqual(['/search', ['limit', '12'], ['keyword', 'a&b=/?c'], ['page', '1']])
  })

  it('equal their parsed form, so that a signature is valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const listing = searchListing(readKeyword(text))
        for (const path of [addressOf(listing, 'brand=a,b', 2), `${itemsOf(listing, 'brand=a,b')}2`]) {
          const { pathname, search } = new URL(path, 'https://store.example')
          expect(pathname + search).toBe(path)
        }
      }),
    )
  })

  it('are parsed back to the listing', () => {
    const at = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'https://shop.example')
      return matchListing(pathname, searchParams)?.listing
    }
    for (const listing of [PRODUCT_INDEX, categoryListing('clubs'), searchListing('a&b')])
      expect(at(addressOf(listing, 'brand=a', 2))).toEqual(listing)
    expect(at('/product/x')).toBeUndefined()
    expect(at('/search?keyword=%20')).toBeUndefined()
  })
})

describe('the query of a filter form', () => {
  it('has every field once, without empty ones and those of the listing', () => {
    const entries: [string, string][] = [
      ['keyword', 'ball'],
      ['brand', 'b'],
      ['brand', 'a'],
      ['rating', ''],
      ['sort', 'newest'],
      ['page', '1'],
    ]
    expect(chosenQuery(entries)).toBe('brand=a,b&sort=newest')
  })

  it('contains the shop’s own facets in one field', () => {
    const entries: [string, string][] = [
      ['brand', 'a'],
      ['filter', 'kind:home'],
      ['filter', 'colour:red'],
      ['filter', 'colour:blue'],
      ['price', '0-2000'],
    ]
    expect(chosenQuery(entries)).toBe('brand=a&filter=colour:blue,red;kind:home&price=0-2000')
  })

  it('has the same canonical form as in middleware, so that no redirect follows', () => {
    const one = fc.constantFrom('brand' as const, 'size' as const, 'filter' as const)
    const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/)
    const facet = fc.constantFrom('colour', 'kind', 'origin')
    const ticked = fc.uniqueArray(fc.tuple(one, key, facet), { maxLength: 12, selector: String })
    fc.assert(
      fc.property(ticked, (choices) => {
        const inOrder = choices.toSorted(([a], [b]) => FACET_PARAMETERS.indexOf(a) - FACET_PARAMETERS.indexOf(b))
        const fields = inOrder.map(([name, value, own]): [string, string] => [
          name,
          name === 'filter' ? `${own}:${value}` : value,
        ])
        const query = chosenQuery([...new Map(fields.map((field) => [field.join(), field])).values()])
        expect(query).toBe(filterQuery(readFilter(new URLSearchParams(query))))
      }),
    )
  })
})
