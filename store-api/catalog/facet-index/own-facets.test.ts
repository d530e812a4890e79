/** @jest-environment node */
import fc from 'fast-check'
import type { Facet } from '../../../contract/entities/product'
import { openTestShop, testClient } from '../../testing/test-shop'
import { setAttribute } from '../operations/set-attribute'
import { setCategory } from '../operations/set-category'
import { archiveProduct, setProduct } from '../operations/set-product'

const BY = { actor: 'owner' }

/** Of each kind one, in the order of the facets. */
const ATTRIBUTES = [
  { key: 'origin', name: 'Origin', kind: 'text', isFilter: true, position: 1 },
  { key: 'notes', name: 'Notes', kind: 'list', isFilter: true, position: 2 },
  { key: 'organic', name: 'Organic', kind: 'boolean', isFilter: true, position: 3 },
  { key: 'glaze', name: 'Glaze', kind: 'colour', isFilter: true, position: 4 },
  { key: 'water', name: 'Water', kind: 'number', unit: '°C', isFilter: true, isShown: false, position: 5 },
  { key: 'supplier', name: 'Supplier', kind: 'text', isFilter: false, position: 6 },
]

type Values = Record<string, string[]>

/** A product: its document, and the expected keys of its facet values. */
interface Sketch {
  key: string
  document: object
  values: Values
}

const PLACES = ['Assam', 'Yunnan', 'Uji']
const NOTES = ['Malt', 'Honey', 'Smoke', 'Grass']
const GLAZES = [
  { name: 'Celadon', colour: '#9fc1a9' },
  { name: 'Copper', colour: '#b87333' },
]
const GRINDS = ['Fine', 'Coarse', 'Whole']

const keyOf = (text: string) => text.toLowerCase()

/** The products are the same in each run. */
function sketch(n: number): Sketch {
  const origin = PLACES[n % 4]
  const notes = NOTES.filter((_, at) => (n + 3) & (1 << at))
  const organic = n % 3 === 0 ? undefined : n % 3 === 1
  const glaze = GLAZES[n % 5]
  const water = [-5, 5, 80, undefined][n % 4]
  const grinds = GRINDS.filter((_, at) => n & (1 << at))
  const stock = (at: number) => (n + at) % 3
  const attributes = { origin, notes: notes.length > 0 ? notes : undefined, organic, glaze, water, supplier: 'Any' }
  return {
    key: `tea-${n}`,
    document: {
      ...{ key: `tea-${n}`, name: `Tea ${n}`, price: 10 + n, categories: ['teas'] },
      attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)),
      ...(grinds.length === 0
        ? { stock: 1 }
        : {
            // Written in capitals by every second supplier.
            options: [{ name: 'Grind', values: grinds.map((one) => (n % 2 ? one : one.toUpperCase())) }],
            variants: grinds.map((one, at) => ({ options: [n % 2 ? one : one.toUpperCase()], stock: stock(at) })),
          }),
    },
    values: {
      origin: origin ? [keyOf(origin)] : [],
      notes: notes.map(keyOf),
      organic: organic === undefined ? [] : [organic ? 'yes' : 'no'],
      glaze: glaze ? [keyOf(glaze.name)] : [],
      water: water === undefined ? [] : [water < 0 ? `minus-${-water}-c` : `${water}-c`],
      grind: grinds.filter((_, at) => stock(at) > 0).map(keyOf),
    },
  }
}

const PRODUCTS = Array.from({ length: 16 }, (_, n) => sketch(n))
const FACETS = ['origin', 'notes', 'organic', 'glaze', 'water', 'grind']

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  opened = await openTestShop()
  await setCategory(opened.shop, { key: 'teas', name: 'Teas' }, BY)
  for (const attribute of ATTRIBUTES) await setAttribute(opened.shop, attribute, BY)
  for (const { document } of PRODUCTS) await setProduct(opened.shop, document, BY)
}, 120_000)
afterAll(() => opened.close())

async function read(filter = '', more = '') {
  const query = `category=teas&facets=1&limit=50${filter && `&filter=${filter}`}${more}`
  const { code, data } = await testClient(opened.app)('GET', `/api/product?${query}`)
  const { list, facets, total } = (data ?? {}) as { list: { key: string }[]; facets: Facet[]; total: number }
  const facet = (key: string) => facets.find((one) => one.key === key)
  return { code, keys: list?.map(({ key }) => key).sort(), facets, total, facet }
}

const countsOf = (facet: Facet | undefined) =>
  Object.fromEntries((facet?.values ?? []).map(({ key, count }) => [key, count]))

/** Whether a product has one of the values of each facet but one. */
const fits = ({ values }: Sketch, chosen: Values, but = '') =>
  Object.entries(chosen).every(([facet, keys]) => facet === but || keys.some((key) => values[facet]?.includes(key)))

/** Counts of a facet by going through all products. */
function naive(facet: string, chosen: Values): Record<string, number> {
  const others = PRODUCTS.filter((one) => fits(one, chosen, facet))
  const all = [...new Set(PRODUCTS.flatMap(({ values }) => values[facet] ?? []))]
  const counts = all.map((key) => [key, others.filter(({ values }) => values[facet]?.includes(key)).length] as const)
  return Object.fromEntries(counts.filter(([key, count]) => count > 0 || chosen[facet]?.includes(key)))
}

const written = (chosen: Values) =>
  Object.entries(chosen)
    .map(([facet, keys]) => `${facet}:${keys.join(',')}`)
    .join(';')

/** Some values of up to four facets. */
const choices: fc.Arbitrary<Values> = fc.subarray(FACETS, { maxLength: 4 }).chain((facets) =>
  fc.record(
    Object.fromEntries(
      facets.map((facet) => [
        facet,
        fc.subarray([...new Set(PRODUCTS.flatMap(({ values }) => values[facet] ?? []))], {
          minLength: 1,
        }),
      ]),
    ),
  ),
)

describe('facets of attributes and options', () => {
  it('match a naive scan of all products, for any selection', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        const { keys, facet, total } = await read(written(chosen))
        const matching = PRODUCTS.filter((one) => fits(one, chosen)).map(({ key }) => key)
        expect(keys).toEqual(matching.sort())
        for (const one of FACETS) {
          const expected = naive(one, chosen)
          // One value that all products have is no choice.
          const isUseful =
            Object.keys(expected).length > 1 ||
            Object.entries(expected).some(([key, count]) => chosen[one]?.includes(key) || count < total)
          expect([one, countsOf(facet(one))]).toEqual([one, isUseful ? expected : {}])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are ordered by attributes, then options, each displayed by its kind', async () => {
    const { facets } = await read()
    expect(facets.filter(({ name }) => name !== '').map(({ key, name, kind }) => [key, name, kind])).toEqual([
      ['origin', 'Origin', 'values'],
      ['notes', 'Notes', 'values'],
      ['organic', 'Organic', 'values'],
      ['glaze', 'Glaze', 'swatches'],
      ['water', 'Water', 'values'],
      ['grind', 'Grind', 'values'],
    ])
  })

  it('sort numbers by value with their unit, distinguish -5 from 5, and list yes before no', async () => {
    const { facet } = await read()
    expect(facet('water')?.values.map(({ label }) => label)).toEqual(['-5 °C', '5 °C', '80 °C'])
    expect(facet('organic')?.values.map(({ label }) => label)).toEqual(['Yes', 'No'])
    expect(
      facet('glaze')
        ?.values.map(({ colour }) => colour)
        .sort(),
    ).toEqual(['#9fc1a9', '#b87333'])
  })

  it('exclude an attribute without the filter flag, whose values match no product', async () => {
    expect((await read()).facet('supplier')).toBeUndefined()
    expect((await read('supplier:any')).keys).toEqual([])
  })
})

describe('what an operator changes', () => {
  it('renames a facet at once, and moves it; its addresses stay', async () => {
    const before = await read('origin:assam')
    await setAttribute(opened.shop, { key: 'origin', name: 'Garden', position: 9 }, BY)
    const after = await read('origin:assam')
    expect(after.keys).toEqual(before.keys)
    expect(after.facet('origin')?.name).toBe('Garden')
    const own = after.facets.filter(({ name }) => name !== '').map(({ key }) => key)
    expect(own.indexOf('origin')).toBeGreaterThan(own.indexOf('water'))
    await setAttribute(opened.shop, { key: 'origin', name: 'Origin', position: 1 }, BY)
  })

  it('removes a facet with its flag, and restores it with all its values', async () => {
    const before = countsOf((await read()).facet('notes'))
    await setAttribute(opened.shop, { key: 'notes', isFilter: false }, BY)
    expect((await read()).facet('notes')).toBeUndefined()
    expect((await read('notes:malt')).keys).toEqual([])
    await setAttribute(opened.shop, { key: 'notes', isFilter: true }, BY)
    expect(countsOf((await read()).facet('notes'))).toEqual(before)
  })

  it('updates the text or colour of a value in the running shop', async () => {
    const [first] = PRODUCTS.filter(({ values }) => values.glaze?.includes('celadon'))
    const attributes = { glaze: { name: 'Céladon', colour: '#aabbcc' } }
    const shown = async () => (await read()).facet('glaze')?.values.find(({ key }) => key === 'celadon')
    await setProduct(opened.shop, { key: first?.key, attributes }, BY)
    expect(await shown()).toMatchObject({ label: 'Céladon', colour: '#aabbcc' })
    await setProduct(opened.shop, first?.document, BY)
    expect(await shown()).toMatchObject({ label: 'Celadon', colour: '#9fc1a9' })
  })

  it('removes a value with its last product, unless it is selected', async () => {
    const only = { ...sketch(0), key: 'matcha' }
    await setProduct(
      opened.shop,
      { key: only.key, name: 'Matcha', price: 9, stock: 1, categories: ['teas'], attributes: { origin: 'Nishio' } },
      BY,
    )
    expect(countsOf((await read()).facet('origin'))).toMatchObject({ nishio: 1 })
    await archiveProduct(opened.shop, only.key, BY)
    expect(Object.keys(countsOf((await read()).facet('origin')))).not.toContain('nishio')
    const chosen = await read('origin:nishio')
    expect([chosen.keys, countsOf(chosen.facet('origin')).nishio]).toEqual([[], 0])
  })

  it('sells out an option: its value is one less, and none of it is found where it was the last', async () => {
    const [one] = PRODUCTS.filter(({ values }) => values.grind?.length === 1)
    const [grind = ''] = one?.values.grind ?? []
    const before = countsOf((await read()).facet('grind'))[grind] ?? 0
    const { variants } = one?.document as { variants: object[] }
    await setProduct(opened.shop, { key: one?.key, variants: variants.map((row) => ({ ...row, stock: 0 })) }, BY)
    expect(countsOf((await read()).facet('grind'))[grind] ?? 0).toBe(before - 1)
    expect((await read(`grind:${grind}`)).keys).not.toContain(one?.key)
    await setProduct(opened.shop, one?.document, BY)
    expect(countsOf((await read()).facet('grind'))[grind]).toBe(before)
  })
})
