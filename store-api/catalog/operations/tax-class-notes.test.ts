/** @jest-environment node */
import { resultLines } from '../../admin/cli/print-results'
import { taxRate } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { applyDocuments } from './apply-documents'
import { setTaxRate } from './set-tax'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(taxRate))

const rate = (taxClass: string, zone: string) =>
  setTaxRate(shop.shop, { class: taxClass, zone, rate: 7, name: 'VAT' }, { actor: 'owner' })
const apply = async (fields: object, isDryRun = true) => {
  const document = { kind: 'product' as const, input: { key: 'cup', ...fields }, source: 'cup.yaml' }
  const [result] = await applyDocuments(shop.shop, [document], { actor: 'owner', isDryRun })
  if (!result) throw new Error('no result')
  return result
}
const notesOf = async (fields: object, isDryRun = true) => (await apply(fields, isDryRun)).notes
const CUP = { name: 'Cup', price: 5 }
const TAXED_AS_STANDARD = ['warning: taxClass: no tax rate is of the class food, its goods are taxed as standard']

describe('a tax class that no zone rates', () => {
  it('causes a warning that names the applied class', async () => {
    await rate('standard', 'GB')
    expect(await notesOf({ ...CUP, taxClass: 'food' })).toEqual(TAXED_AS_STANDARD)
    expect(resultLines(await apply({ ...CUP, taxClass: 'food' }))).toContain(`    ${TAXED_AS_STANDARD[0]}`)
  })

  it('causes a warning on each write, but not for a document that omits it', async () => {
    await rate('standard', 'GB')
    await apply({ ...CUP, taxClass: 'food' }, false)
    expect(await apply({ ...CUP, taxClass: 'food' })).toMatchObject({ outcome: 'same', notes: TAXED_AS_STANDARD })
    expect(await notesOf({ price: 6 })).toEqual([])
  })

  it('causes no warning once any zone has a rate for it', async () => {
    await rate('standard', 'GB')
    await rate('food', 'DE')
    expect(await notesOf({ ...CUP, taxClass: 'food' })).toEqual([])
  })

  it('may be the standard one, also of a new product that names none', async () => {
    await rate('food', 'GB')
    const [note] = await notesOf({ key: 'mug', ...CUP })
    expect(note).toMatch(/class standard, and none of standard: orders with such goods state no tax$/)
    expect(await notesOf({ key: 'mug', ...CUP, taxClass: 'food' })).toEqual([])
  })

  it('has no effect in a shop without rates', async () => {
    expect(await notesOf({ ...CUP, taxClass: 'food' })).toEqual([
      'warning: taxClass: food has no effect, the shop has no tax rates',
    ])
    expect(await notesOf(CUP)).toEqual([])
  })
})
