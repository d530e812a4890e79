/** @jest-environment node */
import fc from 'fast-check'
import { type Facet, FACET_PARAMETERS, PRODUCT_SORTS } from '../../contract/entities/product'
import { CALLS } from '../../contract/calls'
import { LIMITS } from '../../contract/limits'
import {
  hasFilterParameters,
  filterQuery,
  fromFilterSegment,
  fromFormerQuery,
  helpfulFacets,
  hasChosenValues,
  readFilter,
  toFilterSegment,
  removeValue,
} from './filter'

const canonical = (search: string) => filterQuery(readFilter(new URLSearchParams(search)))

const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/)
const price = fc.tuple(fc.nat(99_999), fc.option(fc.nat(99_999))).map(([from, to]) => `${from}-${to ?? ''}`)
const ownFacet = fc
  .tuple(fc.constantFrom('kind', 'colour', 'constructor', 'price'), key)
  .map(([facet, value]) => `${facet}:${value}`)
const values = { brand: key, size: key, filter: ownFacet, price, 'on-sale': fc.constant('1') }
const pair = fc.oneof(
  ...Object.entries(values).map(([name, value]) => fc.tuple(fc.constant(name), value)),
  fc.tuple(fc.constant('rating'), fc.constantFrom('3', '4', '5')),
  fc.tuple(fc.constant('sort'), fc.constantFrom(...PRODUCT_SORTS, 'best')),
  fc.tuple(fc.constantFrom(...FACET_PARAMETERS, 'sort', 'utm'), fc.string({ unit: 'binary' })),
)
const pairs = fc.array(pair, { maxLength: 60 })
const search = pairs.map((list) => new URLSearchParams(list).toString())

describe('the filter of a listing', () => {
  it.each([
    ['brand=a&brand=b', 'brand=a,b'],
    ['brand=b,a,b', 'brand=a,b'],
    ['sort=price-asc&size=m&brand=a', 'brand=a&size=m&sort=price-asc'],
    ['price=2000-4000&price=8000-', 'price=2000-4000,8000-'],
    ['rating=3&rating=4', 'rating=3'],
    ['sort=featured&on-sale=0&rating=5&price=cheap&brand=&utm=x', ''],
    ['brand=A,../x,%00,<b>', ''],
    ['filter=colour:red&filter=colour:light-blue', 'filter=colour:light-blue,red'],
    ['filter=origin:assam;colour:red,blue,red', 'filter=colour:blue,red;origin:assam'],
    ['price=0-2000&filter=kind:home&size=m', 'size=m&filter=kind:home&price=0-2000'],
    ['filter=price:1;brand:a;:x;kind;kind:;kind:A;kind:a:b', ''],
  ])('%s has the canonical form %j', (input, expected) => expect(canonical(input)).toBe(expected))

  it.each([
    ['team=b&team=a&page=2', 'brand=a,b'],
    ['colour=red,blue&kind=home&size=m', 'size=m&filter=colour:blue,red;kind:home'],
    ['team=a&brand=c&filter=colour:red&colour=blue', 'brand=a,c&filter=colour:blue,red'],
    ['team=&kind=<b>', ''],
  ])('%s of an earlier release is %j', (input, expected) => {
    expect(filterQuery(readFilter(fromFormerQuery(new URLSearchParams(input)) ?? new URLSearchParams()))).toBe(expected)
  })

  it('has no former parameter in its canonical form', () => {
    fc.assert(fc.property(search, (input) => expect(fromFormerQuery(new URLSearchParams(canonical(input)))).toBeNull()))
  })

  it('has one canonical form for any input order', () => {
    fc.assert(
      fc.property(search, (input) => {
        const once = canonical(input)
        expect(canonical(once)).toBe(once)
        expect(new URL(`/product?${once}`, 'https://shop.example').search.slice(1)).toBe(once)
      }),
    )
    fc.assert(
      fc.property(pairs, (list) => {
        const facets = list.filter(([name]) => name !== 'sort' && name !== 'on-sale')
        const forward = new URLSearchParams(facets).toString()
        expect(canonical(new URLSearchParams(facets.toReversed()).toString())).toBe(canonical(forward))
      }),
    )
  })

  it('is always valid by the contract, in a query within the limit of the store API', () => {
    fc.assert(
      fc.property(search, fc.string({ unit: 'binary', maxLength: LIMITS.keyword }), (input, keyword) => {
        const query = canonical(input)
        const fields = Object.fromEntries(new URLSearchParams(query))
        expect(CALLS.listProducts.query.isValidSync(fields)).toBe(true)
        const words = new URLSearchParams({ keyword, limit: '12' }).toString()
        expect(query.length).toBeLessThanOrEqual(700)
        expect(`?${words}&${query}&page=10000`.length).toBeLessThan(LIMITS.queryBytes)
      }),
    )
  })

  it('holds no more price ranges than the contract allows', () => {
    const prices = Array.from({ length: 15 }, (_, from) => `${from}-${from + 1}`)
    const { price } = Object.fromEntries(new URLSearchParams(canonical(`price=${prices.join(',')}`)))
    expect(price?.split(',')).toHaveLength(10)
    expect(CALLS.listProducts.query.isValidSync({ price })).toBe(true)
  })

  it('holds no more facets of the shop than the contract allows', () => {
    const facets = Array.from({ length: 12 }, (_, at) => `f${at + 10}:x`)
    const { filter } = Object.fromEntries(new URLSearchParams(canonical(`filter=${facets.join(';')}`)))
    expect(filter?.split(';')).toHaveLength(8)
    expect(CALLS.listProducts.query.isValidSync({ filter })).toBe(true)
  })

  it('survives a round trip through a path segment', () => {
    fc.assert(
      fc.property(search, (input) => {
        const filter = readFilter(new URLSearchParams(input))
        const segment = toFilterSegment(filter)
        expect(segment).toMatch(/^[A-Za-z0-9_-]*$/)
        expect(fromFilterSegment(segment)).toEqual(segment === '' ? null : filter)
      }),
    )
  })

  it('is rejected in a path segment that is not in canonical form', () => {
    for (const query of ['brand=b,a', 'size=m&brand=a', 'sort=featured', 'page=2', ''])
      expect(fromFilterSegment(Buffer.from(query).toString('base64url'))).toBeNull()
    expect(fromFilterSegment('%')).toBeNull()
  })

  it('is requested by any facet and by a sort, even an invalid one', () => {
    for (const query of ['brand=', 'rating=9', 'sort=x'])
      expect(hasFilterParameters(new URLSearchParams(query))).toBe(true)
    expect(hasFilterParameters(new URLSearchParams('page=2&limit=12&keyword=brand'))).toBe(false)
  })

  it('can be reduced by a value, and by a whole facet', () => {
    const filter = readFilter(new URLSearchParams('brand=a,b&size=m&sort=newest'))
    expect(filterQuery(removeValue(filter, 'brand', 'a'))).toBe('brand=b&size=m&sort=newest')
    expect(filterQuery(removeValue(filter, 'brand'))).toBe('size=m&sort=newest')
    const own = readFilter(new URLSearchParams('filter=colour:blue,red;kind:home'))
    expect(filterQuery(removeValue(own, 'colour', 'red'))).toBe('filter=colour:blue;kind:home')
    expect(filterQuery(removeValue(own, 'colour'))).toBe('filter=kind:home')
    expect(hasChosenValues(removeValue(removeValue(filter, 'brand'), 'size'))).toBe(false)
  })
})

const facet = (key: string, values: [boolean, number][]): Facet => ({
  ...{ key, name: '', kind: 'values', isMany: true, isCut: false },
  values: values.map(([isChosen, count], at) => ({ key: `v${at}`, label: '', colour: null, count, isChosen })),
})

describe('a filter without results', () => {
  it('names a facet whose removal brings results', () => {
    const brand = facet('brand', [
      [true, 0],
      [false, 3],
    ])
    const size = facet('size', [
      [true, 0],
      [false, 0],
    ])
    const colour = facet('colour', [[false, 5]])
    const chosen = { brand: ['v0'], size: ['v0'] }
    expect(helpfulFacets([brand, size, colour], { chosen })).toEqual(['brand'])
  })

  it('may contain a value without products', () => {
    const brand = facet('brand', [[false, 3]])
    expect(helpfulFacets([brand], { chosen: { brand: ['unknown'] } })).toEqual(['brand'])
  })
})
