import fc from 'fast-check'
import { differencesOf } from './difference'

describe('differencesOf', () => {
  it('names each field that changed, from what to what', () => {
    const before = { key: 'tea', price: 7.9, name: { en: 'Tea', de: 'Tee' }, seo: { title: 'Tea' } }
    const after = { key: 'tea', price: 8.5, name: { en: 'Tea', de: 'Grüner Tee' }, brand: 'Hollow Lane' }
    expect(differencesOf(before, after)).toEqual([
      { path: 'price', from: '7.9', to: '8.5' },
      { path: 'name.de', from: 'Tee', to: 'Grüner Tee' },
      { path: 'seo', from: '{"title":"Tea"}', to: '' },
      { path: 'brand', from: '', to: 'Hollow Lane' },
    ])
  })

  it('matches list elements by SKU, regardless of position', () => {
    const [a, b] = [
      { sku: 'A', stock: 1 },
      { sku: 'B', stock: 2 },
    ]
    expect(differencesOf({ variants: [a, b] }, { variants: [{ ...b, stock: 5 }, a] })).toEqual([
      { path: 'variants[B].stock', from: '2', to: '5' },
    ])
    expect(differencesOf({ variants: [a, b] }, { variants: [b] })).toEqual([
      { path: 'variants[A]', from: '{"sku":"A","stock":1}', to: '' },
    ])
    expect(differencesOf({ variants: [a, b] }, { variants: [b, a] })).toEqual([
      { path: 'variants', from: 'A, B', to: 'B, A' },
    ])
  })

  it('shortens long texts, and detects a difference beyond the shortened part', () => {
    const long = 'x'.repeat(5000)
    const [difference] = differencesOf({ html: `${long}a` }, { html: `${long}b` })
    expect(difference?.path).toBe('html')
    expect(difference?.from).toHaveLength(60)
  })

  it('is empty for equal documents only', () => {
    const json = fc.jsonValue().map((value) => ({ value }))
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(differencesOf(one, structuredClone(one))).toEqual([])
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        if (!isSame && JSON.stringify(sorted(one)) !== JSON.stringify(sorted(other)))
          expect(differencesOf(one, other)).not.toEqual([])
      }),
    )
  })
})

/** Fields in their alphabet: their order is no difference. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inside]) => [name, sorted(inside)]),
        )
      : value
