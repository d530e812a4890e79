/** @jest-environment node */
import { createEmptyShop } from '../../db/empty-shop'
import { openTestShop } from '../../testing/test-shop'
import { applyDocuments, type KindDocument } from './apply-documents'

/** A dry run reports the same sale categories as the run itself. */

type TestShop = Awaited<ReturnType<typeof openTestShop>>

const NOW = Date.parse('2026-03-01T10:00:00Z')
let opened: TestShop
afterEach(() => opened.close())

const category = (key: string, fields: object = {}): KindDocument => ({
  ...{ kind: 'category', source: key, input: { key, name: key, ...fields } },
})
const product = (fields: object): KindDocument => ({
  ...{ kind: 'product', source: 'cup', input: { key: 'cup', name: 'Cup', price: 10, ...fields } },
})

async function open(...documents: KindDocument[]) {
  opened = await openTestShop({ catalogue: null, now: () => NOW })
  await createEmptyShop(opened.db, 'https://shop.example')
  const results = await applyDocuments(opened.shop, documents, { actor: 'owner' })
  expect(results.flatMap(({ problems }) => problems)).toEqual([])
}

/** Differences of the categories, of a dry run; and of the run behind it, which have to be the same. */
async function changed(fields: object) {
  const document: KindDocument = { kind: 'product', source: 'cup', input: { key: 'cup', ...fields } }
  const run = async (isDryRun: boolean) => {
    const [result] = await applyDocuments(opened.shop, [document], { actor: 'owner', isDryRun })
    return result
  }
  const planned = await run(true)
  const written = await run(false)
  expect([planned?.outcome, planned?.differences]).toEqual([written?.outcome, written?.differences])
  return planned?.differences.filter(({ path }) => path.startsWith('categories')).map(({ from, to }) => `${from}>${to}`)
}

const SHOP = [
  category('all-sale', { saleOf: [] }),
  category('tea'),
  category('green', { parent: 'tea' }),
  category('gifts'),
  category('tea-sale', { saleOf: ['tea'] }),
  category('gift-sale', { saleOf: ['gifts'] }),
]

describe('a dry run', () => {
  it('reports that a product enters and leaves the sale category of an ancestor category', async () => {
    await open(...SHOP, product({ categories: ['green'] }))
    expect(await changed({ specialPrice: 8 })).not.toEqual([])
    expect(await changed({ name: 'Mug' })).toEqual([])
    expect(await changed({ price: 10, specialPrice: null })).not.toEqual([])
  })

  it('reports its move to another sale category with its categories, and to that of all products', async () => {
    await open(...SHOP, product({ categories: ['green'], specialPrice: 8 }))
    expect(JSON.stringify(await changed({ categories: ['gifts'] }))).toContain('gift-sale')
    expect(JSON.stringify(await changed({ categories: [] }))).toContain('all-sale')
  })

  it.each([
    ['of a variant counts', {}, 'tea-sale'],
    ['to come does not count yet', { saleStarts: '2026-03-02T00:00:00Z' }, ''],
    ['that is over does not count', { saleEnds: '2026-03-01T10:00:00Z' }, ''],
  ])('knows that a sale %s', async (_, time, sale) => {
    await open(...SHOP, product({ categories: ['tea'] }))
    const differences = JSON.stringify(
      await changed({ variants: [{ sku: 'CUP', price: 10, specialPrice: 8, ...time }] }),
    )
    expect(differences.includes('tea-sale')).toBe(sale !== '')
  })

  it('reports nothing in a shop without sale categories', async () => {
    await open(category('tea'), product({ categories: ['tea'] }))
    expect(await changed({ specialPrice: 8 })).toEqual([])
  })
})
