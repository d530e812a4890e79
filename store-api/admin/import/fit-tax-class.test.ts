/** @jest-environment node */
import { localCommands } from '../shop-commands'
import { createEmptyShop } from '../../db/empty-shop'
import { product, taxRate } from '../../db/schema'
import { testText } from '../../testing/catalogue'
import { openTestShop } from '../../testing/test-shop'
import { findTaxClass } from './fit-tax-class'
import { importProducts } from './import-products'
import type { ImportResult } from './import-result'
import { openSource } from './read-source'
import { csvOf, openFolder } from './testing'

describe('a tax class of another shop', () => {
  it.each([
    ['standard', ['standard', 'reduced'], 'standard'],
    ['Taxable Goods', ['standard', 'reduced'], 'standard'],
    ['reduced-rate', ['standard', 'reduced'], 'reduced'],
    ['Reduced rate', ['standard', 'reduced-rate'], 'reduced-rate'],
    ['zero-rate', ['standard', 'exempt'], 'exempt'],
    ['none', ['standard', 'zero'], 'zero'],
    ['Books rate', ['standard', 'books'], 'books'],
    // The same word takes precedence over synonyms.
    ['zero-rate', ['exempt', 'zero'], 'zero'],
  ])('%s fits one of %j: %s', (name, classes, expected) => expect(findTaxClass(name, classes)).toBe(expected))

  it.each([
    ['super-reduced', ['standard', 'reduced']],
    ['Books', ['standard', 'reduced']],
    // Two synonyms match: no guess.
    ['none', ['exempt', 'zero']],
    ['', ['standard']],
  ])('%s fits none of %j', (name, classes) => expect(findTaxClass(name, classes)).toBeUndefined())
})

describe('tax classes of product files', () => {
  type TestShop = Awaited<ReturnType<typeof openTestShop>>
  let shop: TestShop
  const folder = openFolder()
  beforeEach(async () => {
    shop = await openTestShop({ catalogue: null })
    await createEmptyShop(shop.db, 'https://shop.example')
  })
  afterEach(() => shop.close())
  afterAll(() => folder.close())

  const addRates = (...classes: string[]) =>
    shop.db
      .insert(taxRate)
      .values(classes.map((taxClass) => ({ taxClass, zone: '*', rate: 1900, name: testText('VAT') })))

  async function run(text: string) {
    const commands = localCommands(shop.shop)
    const { products, headings } = await openSource([folder.write('products.csv', text)], { currency: 'EUR' })
    const results: ImportResult[] = []
    await importProducts(products, {
      ...{ commands, mode: 'all', isDryRun: false, actor: 'owner', source: 'products.csv', pictures: null },
      onResult: (result) => results.push(result),
    })
    const rows = await shop.db.select({ key: product.key, taxClass: product.taxClass }).from(product)
    return {
      classes: Object.fromEntries(rows.map(({ key, taxClass }) => [key, taxClass])),
      notes: results.flatMap(({ notes }) => notes.map(({ line, message }) => `${line}: ${message}`)),
      outcomes: results.map(({ outcome }) => outcome),
      used: headings.filter(({ as }) => as).map(({ heading }) => heading),
    }
  }

  const WOO = csvOf(
    ['ID', 'Type', 'SKU', 'Name', 'Published', 'Tax status', 'Tax class', 'Regular price', 'Parent', 'Stock'],
    [
      { Name: 'Mug', 'Tax status': 'taxable', 'Tax class': '' },
      { Name: 'Novel', 'Tax status': 'taxable', 'Tax class': 'reduced-rate' },
      { Name: 'Gift card', 'Tax status': 'none', 'Tax class': '' },
      { Name: 'Orchid', 'Tax status': 'taxable', 'Tax class': 'plants-rate' },
    ].map((row, place) => ({
      ...row,
      ID: place,
      Type: 'simple',
      SKU: row.Name,
      Published: 1,
      'Regular price': 5,
      Stock: 1,
    })),
  )

  it('of WooCommerce are mapped to those of the shop; a note reports unmatched ones', async () => {
    await addRates('standard', 'reduced', 'exempt')
    const { classes, notes, used } = await run(WOO)
    expect(classes).toEqual({ mug: 'standard', novel: 'reduced', 'gift-card': 'exempt', orchid: 'standard' })
    expect(notes).toEqual(['5: no tax class of this shop fits plants-rate: it stays standard, or what it is here'])
    expect(used).toEqual(expect.arrayContaining(['Tax status', 'Tax class']))
    expect((await run(WOO)).outcomes).toEqual(['same', 'same', 'same', 'same'])
  })

  it('other than the standard one are reported if the shop has no tax rates yet', async () => {
    const { classes, notes } = await run(WOO)
    expect(new Set(Object.values(classes))).toEqual(new Set(['standard']))
    expect(notes.map((note) => note.split(':')[0])).toEqual(['3', '4', '5'])
  })

  it('of Magento are mapped to those of the shop', async () => {
    await addRates('standard', 'zero')
    const { classes, notes } = await run(
      csvOf(
        ['sku', 'product_type', 'attribute_set_code', 'url_key', 'name', 'price', 'qty', 'tax_class_name'],
        [
          { sku: 'a', url_key: 'mug', name: 'Mug', tax_class_name: 'Taxable Goods' },
          { sku: 'b', url_key: 'card', name: 'Card', tax_class_name: 'None' },
          { sku: 'c', url_key: 'tea', name: 'Tea', tax_class_name: 'Food' },
          { sku: 'd', url_key: 'pot', name: 'Pot', tax_class_name: '' },
        ].map((row) => ({ product_type: 'simple', attribute_set_code: 'Default', price: 5, qty: 1, ...row })),
      ),
    )
    expect(classes).toEqual({ mug: 'standard', card: 'zero', tea: 'standard', pot: 'standard' })
    expect(notes).toEqual([expect.stringMatching(/^4: no tax class of this shop fits Food/)])
  })
})
