/** @jest-environment node */
import fc from 'fast-check'
import { Bitmaps } from './bitmaps'
import type { Columns } from './columns'
import { type ProductFilter, scan } from './scan'

const WORDS = 2

/** Products with random facet values, in an order of their own. */
const products = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 0xffffffff })), {
    minLength: 1,
    maxLength: 100,
  })
  .map((rows) => ({
    columns: {
      words: WORDS,
      bits: Uint32Array.from(rows.flat()),
      brand: Uint32Array.from(rows, (_, row) => row % 7),
    } as Columns,
    rows: Uint32Array.from(rows, (_, row) => row).reverse(),
  }))

const mask = fc.tuple(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 0xffffffff }))

/** Up to three facets, each with values of its own. */
const groups = fc.array(fc.record({ chosen: mask, isCounted: fc.boolean() }), { maxLength: 3 }).map((list) =>
  list.map(({ chosen, isCounted }, index) => {
    const facet = Uint32Array.from([0x3ff << (index * 10), 0x3ff << (index * 10)])
    return { chosen: facet.map((word, at) => word & (chosen[at] ?? 0)), facet: isCounted ? facet : null }
  }),
)

const plain = ({ hits, counts }: ReturnType<typeof scan>) => ({
  hits: [...hits],
  bits: [...counts.bits],
  brands: [...counts.brands.subarray(0, 7)],
})

const filterOf = (list: ProductFilter['groups']): ProductFilter => ({ groups: list, brands: null })

it('find and count what a scan finds and counts', () => {
  fc.assert(
    fc.property(products, groups, ({ columns, rows }, list) => {
      expect(plain(new Bitmaps(rows, columns).filter(filterOf(list)))).toEqual(
        plain(scan(columns, rows, filterOf(list))),
      )
    }),
  )
})

it('follow a product whose facet values change', () => {
  fc.assert(
    fc.property(products, groups, mask, fc.nat(), ({ columns, rows }, list, changed, at) => {
      const bitmaps = new Bitmaps(rows, columns)
      const row = at % rows.length
      columns.bits.set(changed, row * WORDS)
      bitmaps.update(
        row,
        Uint32Array.from(rows)
          .reverse()
          .map((one) => rows.length - 1 - one),
      )
      expect(plain(bitmaps.filter(filterOf(list)))).toEqual(plain(scan(columns, rows, filterOf(list))))
    }),
  )
})
