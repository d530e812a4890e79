/** @jest-environment node */
import fc from 'fast-check'
import type { ProductSort } from '../../../contract/entities/product'
import { sameText } from '../../i18n/local-text'
import type { Entry } from './entry'
import { EVERYTHING, FacetIndex } from './facet-index'
import { FacetBits, type FacetValueRow, priceRangeOf } from './facet-bits'
import { type Chosen, facetsOf, filterOf } from './facets'

const value = (id: number, facet: FacetValueRow['facet'], key: string): FacetValueRow => ({
  id,
  facet,
  key,
  label: sameText(key),
  position: id,
})

/** More than 32 values, so that they fill several words. */
const SIZES = Array.from({ length: 30 }, (_, at) => value(100 + at, 'size', `s${at}`))
const VALUES = [
  value(1, 'team', 'rovers'),
  value(2, 'team', 'albion'),
  value(3, 'team', 'city'),
  value(11, 'kind', 'home'),
  value(12, 'kind', 'away'),
  value(21, 'colour', 'red'),
  value(22, 'colour', 'blue'),
  ...SIZES,
]
const TEAMS = new Map(VALUES.filter(({ facet }) => facet === 'team').map((team) => [team.id, team]))
const CATEGORIES = [1, 2, 3]

const pgArray = (numbers: number[]) => `{${numbers.join(',')}}`

const entry = (id: number): fc.Arbitrary<Entry> =>
  fc.record({
    id: fc.constant(id),
    team: fc.constantFrom(1, 2, 3),
    kind: fc.constantFrom(11, 12),
    colours: fc.subarray([21, 22]).map(pgArray),
    sizes: fc.subarray(SIZES.map((size) => size.id)).map(pgArray),
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

const chosen: fc.Arbitrary<Chosen> = fc.record({
  team: some('rovers', 'albion', 'unknown'),
  kind: some('home'),
  colour: some('red', 'blue'),
  size: some('s0', 's1', 's29'),
  price: some('0-2000', '8000-'),
  'on-sale': some('1'),
  rating: fc.option(fc.constantFrom('3', '4'), { nil: undefined }),
  'in-stock': some('1'),
})

const indexOf = (list: Entry[]) => {
  const index = new FacetIndex(new FacetBits(VALUES))
  for (const one of list) index.put(one)
  return index
}

const labelOf = (id: number) => VALUES.find((one) => one.id === id)?.key ?? ''
const keysIn = (array: string) =>
  array
    .slice(1, -1)
    .split(',')
    .filter(Boolean)
    .map((id) => labelOf(Number(id)))

/** The values of an entry, facet by facet, as a person would list them. */
const valuesOf = ({ team, kind, colours, sizes, paid, isOnSale, rating }: Entry): Record<string, string[]> => ({
  team: [labelOf(team)],
  kind: [labelOf(kind)],
  colour: keysIn(colours),
  size: keysIn(sizes),
  price: [priceRangeOf(paid)],
  'on-sale': isOnSale ? ['1'] : [],
  rating: ['3', '4'].filter((stars) => rating >= Number(stars) * 100),
})

const fitsFacet = (one: Entry, facet: string, wanted: string | undefined) => {
  if (wanted === undefined) return true
  if (facet === 'in-stock') return one.sizes !== '{}'
  return valuesOf(one)[facet]?.some((key) => wanted.split(',').includes(key)) ?? false
}
/** What the shop sells no more fits nothing. */
const fitsAll = (one: Entry, wanted: Chosen, but?: string) =>
  !one.isWithdrawn && Object.entries(wanted).every(([facet, keys]) => facet === but || fitsFacet(one, facet, keys))

const inCategory = ({ categories }: Entry, category: number) =>
  category === EVERYTHING || categories.slice(1, -1).split(',').includes(String(category))

const SORTED: Record<ProductSort, (a: Entry, b: Entry) => number> = {
  featured: (a, b) => a.place - b.place,
  newest: (a, b) => b.released - a.released || a.place - b.place,
  'price-asc': (a, b) => a.paid - b.paid || a.place - b.place,
  'price-desc': (a, b) => b.paid - a.paid || a.place - b.place,
  rating: (a, b) => b.rating - a.rating || a.place - b.place,
}

const anything = fc.record({
  list: entries,
  wanted: chosen,
  category: fc.constantFrom(EVERYTHING, ...CATEGORIES),
  sort: fc.constantFrom(...(Object.keys(SORTED) as ProductSort[])),
})

describe('a listing', () => {
  it('has the matching products, each once, in the requested order, on pages without gaps or overlap', () => {
    fc.assert(
      fc.property(anything, ({ list, wanted, category, sort }) => {
        const index = indexOf(list)
        const { hits } = index.filter(category, filterOf(wanted, { index, teams: TEAMS }))
        const expected = list.filter((one) => inCategory(one, category) && fitsAll(one, wanted)).sort(SORTED[sort])
        const pages = [0, 3, 6, 9, 12, 15, 18].flatMap((from) => index.page(hits, { sort, from, to: from + 3 }))
        expect(pages).toEqual(expected.map(({ id }) => id))
      }),
    )
  })

  it('has the first that fit without counting the others', () => {
    fc.assert(
      fc.property(anything, fc.nat(5), ({ list, wanted }, most) => {
        const index = indexOf(list)
        const filter = filterOf(wanted, { index, teams: TEAMS })
        const all = index.page(index.filter(EVERYTHING, filter).hits, { sort: 'featured', from: 0, to: most })
        expect(index.firstMatches(filter, most)).toEqual(all)
      }),
    )
  })

  it('counts of each value the products that fit all other facets', () => {
    fc.assert(
      fc.property(anything, ({ list, wanted, category }) => {
        const index = indexOf(list)
        const snapshot = { index, teams: TEAMS }
        const { hits, counts } = index.filter(category, filterOf(wanted, snapshot))
        for (const { key: facet, values } of facetsOf(counts, hits.length, {
          chosen: wanted,
          snapshot,
          language: 'en',
        })) {
          for (const { key, count } of values) {
            const others = list.filter((one) => inCategory(one, category) && fitsAll(one, wanted, facet))
            expect([facet, key, count]).toEqual([facet, key, others.filter((one) => fitsFacet(one, facet, key)).length])
          }
        }
      }),
    )
  })

  it('is the same whether products were there from the beginning or have changed since', () => {
    fc.assert(
      fc.property(anything, entries, ({ list, wanted, category, sort }, before) => {
        const index = indexOf(before)
        // Results are cached, and have to follow the changes.
        index.filter(category, { groups: [], teams: null })
        index.page(index.filter(EVERYTHING, { groups: [], teams: null }).hits, { sort, from: 0, to: 5 })
        for (const one of list) index.put(one)
        const now = new Map([...before, ...list].map((one) => [one.id, one]))
        const rebuilt = indexOf([...now.values()])
        for (const filter of [{}, wanted]) {
          const [changed, fresh] = [index, rebuilt].map((either) => {
            const { hits, counts } = either.filter(category, filterOf(filter, { index: either, teams: TEAMS }))
            const teams = [...counts.teams].filter(([, count]) => count > 0).sort()
            return { page: either.page(hits, { sort, from: 0, to: 50 }), bits: counts.bits, teams }
          })
          expect(changed).toEqual(fresh)
        }
      }),
    )
  })
})

describe('the products of a search', () => {
  it('are narrowed in their own order, or sorted when asked', () => {
    fc.assert(
      fc.property(anything, ({ list, wanted, sort }) => {
        const index = indexOf(list)
        const ids = Uint32Array.from([...list.map(({ id }) => id), 99])
        const { hits } = index.filterRows(ids, filterOf(wanted, { index, teams: TEAMS }))
        const fitting = list.filter((one) => fitsAll(one, wanted))
        expect([...hits]).toEqual(fitting.map(({ id }) => id))
        expect(index.sorted(hits, { sort, from: 0, to: 50 })).toEqual(fitting.sort(SORTED[sort]).map(({ id }) => id))
      }),
    )
  })
})
