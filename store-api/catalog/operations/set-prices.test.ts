/** @jest-environment node */
import { and, eq } from 'drizzle-orm'
import type { ProductDetail } from '../../../contract/entities/product'
import { localCommands } from '../../admin/shop-commands'
import { auditLog, change, priceChange, product, variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { refreshSales } from '../variants/refresh-sales'
import { setPrices } from './set-prices'
import { setProduct } from './set-product'

const START = Date.parse('2026-09-01T12:00:00Z')
const HOUR = 60 * 60_000
let clock = START
let opened: Awaited<ReturnType<typeof openTestShop>>
beforeEach(async () => {
  clock = START
  opened = await openTestShop({ now: () => clock })
  const weights = ['50 g', '100 g', '250 g']
  await setProduct(
    opened.shop,
    {
      ...{ key: 'tea', name: 'Assam', price: 8, categories: ['clubs'], options: [{ name: 'Weight', values: weights }] },
      variants: [
        { options: ['50 g'], stock: 5, sku: 'T-50' },
        { options: ['100 g'], stock: 5, sku: 'T-100' },
        { options: ['250 g'], stock: 5, sku: 'T-250', price: 30 },
      ],
    },
    { actor: 'owner' },
  )
})
afterEach(() => opened.close())

interface Sale {
  specialPrice?: number | null
  saleStartsAt?: Date | null
  saleEndsAt?: Date | null
}
const ask = (name: string, price: number, sale: Sale = {}) =>
  setPrices(
    opened.shop,
    { name, price, specialPrice: null, saleStartsAt: null, saleEndsAt: null, ...sale },
    { actor: 'owner' },
  )

/** Price and special price of each variant on the page. */
async function shown(key = 'tea') {
  const { data } = await testClient(opened.app)('GET', `/api/product/${key}`, { now: clock })
  const { variants, price, specialPrice } = data as ProductDetail
  return variants.length > 0 ? variants.map((one) => [one.price, one.specialPrice]) : [[price, specialPrice]]
}

describe('a new price', () => {
  it('of a SKU is that of the variant alone, recorded with who asked it', async () => {
    expect(await ask('T-100', 800, { specialPrice: 600 })).toMatchObject({ key: 'tea', sku: 'T-100', version: 2 })
    expect(await shown()).toEqual([
      [800, null],
      [800, 600],
      [3000, null],
    ])
    const [entry] = await opened.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.key, 'tea'), eq(auditLog.actor, 'owner')))
      .offset(1)
    expect(JSON.stringify(entry?.after)).toContain('"specialPrice":6')
    expect(await opened.db.$count(priceChange, eq(priceChange.price, 600))).toBe(1)
    expect(JSON.stringify(await opened.db.select().from(change))).toContain('product:tea')
  })

  it('of a product is that of all its variants without one of their own', async () => {
    expect(await ask('tea', 900)).toMatchObject({ key: 'tea', sku: null })
    expect(await shown()).toEqual([
      [900, null],
      [900, null],
      [3000, null],
    ])
  })

  it('of the only SKU of a product is that of the product', async () => {
    await setProduct(opened.shop, { key: 'pot', name: 'Pot', price: 30, sku: 'POT', stock: 1 }, { actor: 'owner' })
    expect(await ask('POT', 2500)).toMatchObject({ key: 'pot', sku: null })
    expect(await shown('pot')).toEqual([[2500, null]])
    const [row] = await opened.db.select().from(variant).where(eq(variant.sku, 'POT'))
    expect(row?.price).toBeNull()
  })

  it('with a start and an end counts between them, to the millisecond', async () => {
    const sale = { saleStartsAt: new Date(START + HOUR), saleEndsAt: new Date(START + 2 * HOUR) }
    await ask('tea', 800, { specialPrice: 500, ...sale })
    // The job that runs every ten seconds.
    const reduced = async (time: number) => {
      const before = clock
      clock = time
      await refreshSales(opened.shop, before)
      return (await shown()).map(([, special]) => special)
    }
    for (const [time, special] of [
      [START + HOUR - 1, null],
      [START + HOUR, 500],
      [START + 2 * HOUR - 1, 500],
      [START + 2 * HOUR, null],
    ] as const)
      expect([time - START, await reduced(time)]).toEqual([time - START, [special, special, null]])
  })

  it('without a sale ends the one there was', async () => {
    await ask('tea', 800, { specialPrice: 500, saleEndsAt: new Date(START + HOUR) })
    await ask('tea', 800)
    expect(await shown()).toEqual([
      [800, null],
      [800, null],
      [3000, null],
    ])
  })

  it('that is the old one changes nothing', async () => {
    expect(await ask('tea', 800)).toMatchObject({ outcome: 'same', version: 1 })
    expect(await ask('T-250', 3000)).toMatchObject({ outcome: 'same', version: 1 })
  })

  it('of nothing is none', async () => {
    expect(await ask('nothing', 800)).toBeNull()
  })
})

describe('a document after a sale of a limited time', () => {
  const write = (document: object) => setProduct(opened.shop, document, { actor: 'owner' })
  const sale = { specialPrice: 900, saleEndsAt: new Date(START + HOUR) }

  it('of a product without options that names no price keeps the sale', async () => {
    await write({ key: 'mug', name: 'Mug', price: 12, sku: 'MUG', categories: ['clubs'] })
    await ask('mug', 1200, sale)
    await write({ key: 'mug', stock: 5 })
    expect(await shown('mug')).toEqual([[1200, 900]])
    await write({ key: 'mug', price: 12, stock: 5 })
    expect(await shown('mug')).toEqual([[1200, null]])
  })

  it('that names the price ends it, also for the variants without their own price', async () => {
    await ask('tea', 800, { ...sale, specialPrice: 700 })
    await write({ key: 'tea', price: 6 })
    expect(await shown()).toEqual([
      [600, null],
      [600, null],
      [3000, null],
    ])
  })

  it('that ends the special price ends it', async () => {
    await ask('tea', 800, { ...sale, specialPrice: 700 })
    await write({ key: 'tea', specialPrice: null })
    expect((await shown())[0]).toEqual([800, null])
  })
})

describe('days of a sale', () => {
  const saleOf = async (sku: string) => {
    const [row] = await opened.db.select().from(variant).where(eq(variant.sku, sku))
    return [row?.saleStartsAt?.toISOString(), row?.saleEndsAt?.toISOString()]
  }
  const days = { saleStarts: '2026-09-02', saleEnds: '2026-09-30' }

  // The shop is in London.
  const SUMMER_TIME = ['2026-09-01T23:00:00.000Z', '2026-09-30T23:00:00.000Z']

  it('of a document are those of the shop’s time zone, the last one included', async () => {
    const sold = { options: ['250 g'], sku: 'T-250', price: 30, specialPrice: 20, ...days }
    const others = ['50', '100'].map((weight) => ({ options: [`${weight} g`], sku: `T-${weight}` }))
    await setProduct(opened.shop, { key: 'tea', variants: [...others, sold] }, { actor: 'owner' })
    expect(await saleOf('T-250')).toEqual(SUMMER_TIME)
  })

  it('of the command are those of the shop’s time zone, the last one included', async () => {
    const change = { name: 'T-250', price: 3000, specialPrice: 2000, actor: 'owner', ...days }
    expect(await localCommands(opened.shop).run('setPrice', change)).toEqual({ outcome: 'changed', problem: '' })
    expect(await saleOf('T-250')).toEqual(SUMMER_TIME)
  })

  it('that cannot be read are refused', async () => {
    const sold = { options: ['250 g'], price: 30, specialPrice: 20, saleEnds: '31/12/2026' }
    await expect(setProduct(opened.shop, { key: 'tea', variants: [sold] }, { actor: 'owner' })).rejects.toThrow(
      'variants[0].saleEnds is no day: write it as 2026-12-31 or 2026-12-31T18:00',
    )
  })
})

describe('the command', () => {
  const run = (fields: object) =>
    localCommands({ ...opened.shop }).run('setPrice', {
      ...{ name: 'tea', price: 800, specialPrice: null, saleStarts: null, saleEnds: null, actor: 'owner' },
      ...fields,
    })

  it('writes minor units of the shop’s currency', async () => {
    expect(await localCommands(opened.shop).run('currency', null)).toEqual({ minorDigits: 2 })
    expect(await run({ price: 950 })).toEqual({ outcome: 'changed', problem: '' })
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'tea'))
    expect(row?.price).toBe(950)
  })

  it.each([
    [{ name: 'nothing' }, { outcome: 'unknown', problem: '' }],
    [{ specialPrice: 800 }, { outcome: 'refused', problem: 'special: must be lower than the price' }],
    [
      { saleStarts: '2026-09-02T00:00:00.000Z' },
      { outcome: 'refused', problem: 'special: a sale with a start or an end needs a special price' },
    ],
    [
      { specialPrice: 500, saleStarts: '2026-09-03T00:00:00.000Z', saleEnds: '2026-09-02T00:00:00.000Z' },
      { outcome: 'refused', problem: 'until: the sale ends before it starts' },
    ],
  ])('of %j is %j', async (fields, outcome) => expect(await run(fields)).toEqual(outcome))
})
