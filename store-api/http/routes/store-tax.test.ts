/** @jest-environment node */
import type { StoreSettings } from '../../../contract/entities/store'
import { setStoreSettings } from '../../catalog/operations/set-store'
import { setTaxRate } from '../../catalog/operations/set-tax'
import { change } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
afterAll(async () => (await opened).close())

const actor = { actor: 'owner' }
const settings = async () => (await testClient((await opened).app)('GET', '/api/store')).data as StoreSettings
const setRate = async (zone: string, rate: number) =>
  setTaxRate((await opened).shop, { class: 'standard', zone, rate, name: `Tax ${rate} %` }, actor)
const setStore = async (document: object) => setStoreSettings((await opened).shop, document, actor)

it('says of a shop without rates that its prices contain no tax', async () => {
  expect(await settings()).toMatchObject({ taxName: '', vatNumber: '' })
})

it('names the tax in the words of the shop’s country, once a rate above zero holds there', async () => {
  await setStore({ country: { iso: 'GB' }, vatNumber: 'GB 123 4567 89' })
  await setRate('*', 0)
  expect((await settings()).taxName).toBe('')
  await setRate('DE', 19)
  expect((await settings()).taxName).toBe('')
  await setRate('GB', 20)
  expect(await settings()).toMatchObject({ taxName: 'VAT', vatNumber: 'GB 123 4567 89' })
  await setStore({ country: { iso: 'AU' } })
  await setRate('AU', 10)
  expect((await settings()).taxName).toBe('GST')
})

it('refreshes pages with prices when a rate changes', async () => {
  const { db } = await opened
  await db.delete(change)
  await setRate('GB', 0)
  expect((await db.select().from(change)).map(({ what }) => what)).toEqual(['store'])
})
