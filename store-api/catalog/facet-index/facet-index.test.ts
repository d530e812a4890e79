/** @jest-environment node */
import fc from 'fast-check'
import type { ProductSort } from '../../../contract/entities/product'
import { sameText } from '../../i18n/local-text'
import type { Entry } from './entry'
import { ALL_CATEGORIES, FacetIndex } from './facet-index'
import { FacetBits, type FacetValueRow } from './facet-bits'
import { priceRanges } from './price-ranges'
import { type FilterParameters, facetsOf, filterOf } from './facets'

const value = (id: number, facet: FacetValueRow['facet'], key: string): FacetValueRow => ({
  id,
  facet,
  key,
  label: sameText(key),
  position: id,
  colour: facet === 'colour' ? '#ff0000' : null,
})

/** More than 32 values, so that they fill several words. */
const SIZES = Array.from({ length: 30 }, (_, at) => value(100 + at, 'size', `s${at}`))
const VALUES = [
  value(1, 'brand', 'rovers'),
  value(2, 'brand', 'albion'),
  value(3, 'brand', 'city'),
  value(11, 'kind', 'home'),
  value(12, 'kind', 'away'),
  value(21, 'colour', 'red'),
  value(22, 'colour', 'blue'),
  ...SIZES,
]
const BRANDS = new Map(VALUES.filter(({ facet }) => facet === 'brand').map((brand) => [brand.id, brand]))
const OWN = ['kind', 'colour'].map((key) => ({ key, name: sameText(key) }))
const CATEGORIES = [1, 2, 3]

const pgArray = (numbers: number[]) => `{${numbers.join(',')}}`

const entry = (id: number): fc.Arbitrary<Entry> =>
  fc.record({
    id: fc.constant(id),
    brand: fc.constantFrom(1, 2, 3),
    values: fc
      .tuple(fc.constantFrom(11, 12), fc.subarray([21, 22]), fc.subarray(SIZES.map((size) => size.id)))
      .map(([kind, colours, sizes]) => pgArray([kind, ...colours, ...sizes])),
    isInStock: fc.boolean(),
    categories: fc.subarray(CATEGORIES).map(pgArray),
    paid: fc.integer({ min: 0, max: 9000 }),
    isOnSale: fc.boolean(),
    isWithdrawn: fc.boolean(),
    rating: fc.integer({ min: 0, max: 500 }),
    released: fc.integer({ min: 0, max: 5 }),
    place: fc.constant((id * 7) % 31),
  })

const entries = fc
  .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map(entry)))

const some = (...keys: string[]) =>
  fc.option(
    fc.subarray(keys, { minLength: 1 }).map((list) => list.join(',')),
    { nil: undefined },
  )

const chosen: fc.Arbitrary<FilterParameters> = fc.record({
  brand: some('rovers', 'albion', 'unknown'),
  filter: fc.constantFrom(undefined, 'kind:home', 'colour:red', 'colour:blue,red;kind:away', 'colour:none'),
  size: some('s0', 's1', 's29'),
  price: some('0-2000', '8000-'),
  'on-sale': some('1'),
  rating: fc.option(fc.constantFrom('3', '4'), { nil: undefined }),
  'in-stock': some('1'),
})

const indexOf = (list: Entry[]) => {
  const index = new FacetIndex(new FacetBits({ values: VALUES, customFacets: OWN }))
  for (const one of list) index.put(one)
  return index
}

const labelOf = (id: number) => VALUES.find((one) => one.id === id)?.key ?? ''
const facetOf = (id: string) => VALUES.find((one) => String(one.id) === id)
const keysIn = (array: string, facet: string) =>
  array
    .slice(1, -1)
    .split(',')
    .flatMap((id) => facetOf(id) ?? [])
    .filter((one) => one.facet === facet)
    .map(({ key }) => key)

const priceRangeOf = (paid: number) => priceRanges(null).find(({ below }) => paid < below)?.key ?? ''

/** The values of an entry, facet by facet, as a person would list them. */
const valuesOf = ({ brand, values, isInStock, paid, isOnSale, rating }: Entry): Record<string, string[]> => ({
  brand: [labelOf(brand)],
  kind: keysIn(values, 'kind'),
  colour: keysIn(values, 'colour'),
  size: keysIn(values, 'size'),
  price: [priceRangeOf(paid)],
  'on-sale': isOnSale ? ['1'] : [],
  rating: ['3', '4'].filter((stars) => rating >= Number(stars) * 100),
  'in-stock': isInStock ? ['1'] : [],
})

/** The chosen values by facet, with the shop's own facets expanded. */
const facetsIn = ({ filter, ...builtIn }: FilterParameters): [string, string | undefined][] => [
  ...Object.entries(builtIn),
  ...(filter?.split(';') ?? []).map((part) => part.split(':') as [string, string]),
]

const fitsFacet = (one: Entry, facet: string, parameters: string | undefined) =>
  parameters === undefined || (valuesOf(one)[facet]?.some((key) => parameters.split(',').includes(key)) ?? false)
/** A product that is no longer sold matches no filter. */
const fitsAll = (one: Entry, parameters: FilterParameters, but?: string) =>
  !one.isWithdrawn && facetsIn(parameters).every(([facet, keys]) => facet === but || fitsFacet(one, facet, keys))

const inCategory = ({ categories }: Entry, category: number) =>
  category === ALL_CATEGORIES || categories.slice(1, -1).split(',').includes(String(category))

const SORTED: Record<ProductSort, (a: Entry, b: Entry) => number> = {
  featured: (a, b) => a.place - b.place,
  newest: (a, b) => b.released - a.released || a.place - b.place,
  'price-asc': (a, b) => a.paid - b.paid || a.place - b.place,
  'price-desc': (a, b) => b.paid - a.paid || a.place - b.place,
  rating: (a, b) => b.rating - a.rating || a.place - b.place,
}

const anything = fc.record({
  list: entries,
  parameters: chosen,
  category: fc.constantFrom(ALL_CATEGORIES, ...CATEGORIES),
  sort: fc.constantFrom(...(Object.keys(SORTED) as ProductSort[])),
})

describe('a listing', () => {
  it('has the matching products, each once, in the requested order, on pages without gaps or overlap', () => {
    fc.assert(
      fc.property(anything, ({ list, parameters, category, sort }) => {
        const index = indexOf(list)
        const { hits } = index.filter(category, filterOf(parameters, { index, brands: BRANDS }))
        const expected = list.filter((one) => inCategory(one, category) && fitsAll(one, parameters)).sort(SORTED[sort])
        const pages = [0, 3, 6, 9, 12, 15, 18].flatMap((from) => index.page(hits, { sort, from, to: from + 3 }))
        expect(pages).toEqual(expected.map(({ id }) => id))
      }),
    )
  })

  it('returns the first matches without counting the others', () => {
    fc.assert(
      fc.property(anything, fc.nat(5), ({ list, parameters }, most) => {
        const index = indexOf(list)
        const filter = filterOf(parameters, { index, brands: BRANDS })
        const all = index.page(index.filter(ALL_CATEGORIES, filter).hits, { sort: 'featured', from: 0, to: most })
        expect(index.firstMatches(filter, most)).toEqual(all)
      }),
    )
  })

  it('counts for each value the products that match all other facets', () => {
    fc.assert(
      fc.property(anything, ({ list, parameters, category }) => {
        const index = indexOf(list)
        const snapshot = { index, brands: BRANDS }
        const { hits, counts } = index.filter(category, filterOf(parameters, snapshot))
        for (const { key: facet, values } of facetsOf(counts, hits.length, {
          chosen: parameters,
          snapshot,
          language: 'en',
        })) {
          for (const { key, count } of values) {
            const others = list.filter((one) => inCategory(one, category) && fitsAll(one, parameters, facet))
            expect([facet, key, count]).toEqual([facet, key, others.filter((one) => fitsFacet(one, facet, key)).length])
          }
        }
      }),
    )
  })

  it('is equal for an initial load and for incremental updates', () => {
    fc.assert(
      fc.property(anything, entries, ({ list, parameters, category, sort }, before) => {
        const index = indexOf(before)
        // Results are cached, and have to follow the changes.
        index.filter(category, { groups: [], brands: null })
        index.page(index.filter(ALL_CATEGORIES, { groups: [], brands: null }).hits, { sort, from: 0, to: 5 })
        for (const one of list) index.put(one)
        const now = new Map([...before, ...list].map((one) => [one.id, one]))
        const rebuilt = indexOf([...now.values()])
        for (const filter of [{}, parameters]) {
          const [changed, fresh] = [index, rebuilt].map((either) => {
            const { hits, counts } = either.filter(category, filterOf(filter, { index: either, brands: BRANDS }))
            const brands = [...counts.brands.entries()].filter(([, count]) => count > 0)
            return { page: either.page(hits, { sort, from: 0, to: 50 }), bits: counts.bits, brands }
          })
          expect(changed).toEqual(fresh)
        }
      }),
    )
  })
})

describe('the facets of a shop', () => {
  const list = [11, 12].map((kind, at): Entry => ({
    ...{ id: at + 1, brand: at + 1, values: pgArray([kind, 21 + at, 100 + at]), isInStock: true, categories: '{1}' },
    ...{ paid: at * 5000, isOnSale: at === 0, isWithdrawn: false, rating: 450 - at * 300, released: 1, place: at },
  }))
  const facets = () => {
    const index = indexOf(list)
    const { hits, counts } = index.filter(ALL_CATEGORIES, { groups: [], brands: null })
    return facetsOf(counts, hits.length, { chosen: {}, snapshot: { index, brands: BRANDS }, language: 'en' })
  }

  it('are the brand, the size, its own in their order, price, offers and stars', () =>
    expect(facets().map(({ key, name, kind }) => [key, name, kind])).toEqual([
      ['brand', '', 'values'],
      ['size', '', 'values'],
      ['kind', 'kind', 'values'],
      ['colour', 'colour', 'swatches'],
      ['price', '', 'range'],
      ['on-sale', '', 'flag'],
      ['rating', '', 'rating'],
    ]))

  it('omit an attribute whose key is that of a built-in facet', () => {
    const bits = new FacetBits({
      values: [value(1, 'price', 'cheap')],
      customFacets: [{ key: 'price', name: sameText('Price') }],
    })
    expect(bits.facets.filter(({ key }) => key === 'price')).toHaveLength(1)
    expect(bits.list.map(({ key }) => key)).not.toContain('cheap')
  })
})

describe('the products of a search', () => {
  it('are filtered in their own order, or sorted on request', () => {
    fc.assert(
      fc.property(anything, ({ list, parameters, sort }) => {
        const index = indexOf(list)
        const ids = Uint32Array.from([...list.map(({ id }) => id), 99])
        const { hits } = index.filterRows(ids, filterOf(parameters, { index, brands: BRANDS }))
        const fitting = list.filter((one) => fitsAll(one, parameters))
        expect([...hits]).toEqual(fitting.map(({ id }) => id))
        expect(index.sorted(hits, { sort, from: 0, to: 50 })).toEqual(fitting.sort(SORTED[sort]).map(({ id }) => id))
      }),
    )
  })
})
