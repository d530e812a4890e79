/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { ProductDetail } from '../../../contract/entities/product'
import { CALLS } from '../../../contract/calls'
import { product } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { showDocument } from './document-kinds'
import { setProduct } from './set-product'

const opened = openTestShop()
const german = openTestShop({ language: 'de' })
afterAll(async () => {
  await (await opened).close()
  await (await german).close()
})

const CHART = {
  columns: ['Frame', { en: 'Rider', de: 'Körpergröße', es: 'Estatura' }, 'Inseam'],
  rows: [
    ['S', '150–165 cm', '70 cm'],
    ['M', '165–178 cm', { en: '76 cm or more', de: 'ab 76 cm' }],
  ],
}
const write = async (document: object, shop = opened) =>
  setProduct((await shop).shop, { key: 'bicycle', ...document }, { actor: 'owner' })
const detail = async (key: string, shop = opened) =>
  (await testClient((await shop).app)('GET', `/api/product/${key}`)).data as ProductDetail
const chartOf = async (key: string) =>
  ((await showDocument((await opened).shop, 'product', key))?.document as { sizeChart?: object }).sizeChart

describe('a size chart of any columns', () => {
  it('is sent as it was written, in the language of the store', async () => {
    await write({ name: 'Bicycle', price: 900, sizeChart: CHART })
    const sent = await detail('bicycle')
    CALLS.getProduct.response.validateSync(sent, { strict: true })
    expect(sent.sizeChart).toEqual([])
    expect(sent.sizeTable).toEqual({
      columns: ['Frame', 'Rider', 'Inseam'],
      rows: [
        ['S', '150–165 cm', '70 cm'],
        ['M', '165–178 cm', '76 cm or more'],
      ],
    })
    await write({ name: 'Rad', price: 900, sizeChart: CHART }, german)
    const { sizeTable } = await detail('bicycle', german)
    expect(sizeTable?.columns).toEqual(['Frame', 'Körpergröße', 'Inseam'])
    expect(sizeTable?.rows[1]?.[2]).toBe('ab 76 cm')
  })

  it('is shown as its document, which changes nothing', async () => {
    const sizeChart = await chartOf('bicycle')
    expect(sizeChart).toEqual(CHART)
    expect(await write({ sizeChart })).toMatchObject({ outcome: 'same' })
  })

  it('is refused with a row of another length, and with a column without a name', async () => {
    const [long, unnamed] = [
      { ...CHART, rows: [['S']] },
      { columns: ['Frame', ''], rows: [] },
    ]
    await expect(write({ sizeChart: long })).rejects.toThrow('sizeChart.rows[0]: has 1 cells for 3 columns')
    await expect(write({ sizeChart: unnamed })).rejects.toThrow('sizeChart.columns[1]: a column needs a name')
    await expect(write({ sizeChart: { columns: Array(13).fill('a'), rows: [] } })).rejects.toThrow('sizeChart.columns')
  })

  it('is taken away by null', async () => {
    expect(await write({ sizeChart: null })).toMatchObject({ outcome: 'changed' })
    expect(await detail('bicycle')).toMatchObject({ sizeChart: [], sizeTable: null })
    expect(await chartOf('bicycle')).toBeUndefined()
  })
})

describe('a chart of the measures of the specification', () => {
  it('is a document of columns and rows too, which changes nothing', async () => {
    const sizeChart = await chartOf('home')
    expect(sizeChart).toMatchObject({
      columns: [{ en: 'Size' }, { en: 'Age' }, { en: 'Height', de: 'Körpergröße' }, {}, {}, {}],
      rows: [[expect.anything(), expect.anything(), '170–176', '98', '84', '72']],
    })
    const { shop } = await opened
    expect(await setProduct(shop, { key: 'home', sizeChart }, { actor: 'owner' })).toMatchObject({ outcome: 'same' })
    expect((await detail('home')).sizeChart).toHaveLength(1)
  })

  it('is replaced by any other', async () => {
    const { shop, db } = await opened
    await setProduct(shop, { key: 'home', sizeChart: CHART }, { actor: 'owner' })
    expect(await detail('home')).toMatchObject({ sizeChart: [], sizeTable: { columns: ['Frame', 'Rider', 'Inseam'] } })
    await db.update(product).set({ sizeTable: null }).where(eq(product.key, 'home'))
  })
})
