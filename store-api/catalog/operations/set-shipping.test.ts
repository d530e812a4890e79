import type { ShippingMethod } from '../../../contract/entities/shipping'
import { country } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { showDocument } from './document-kinds'
import { setShippingMethod } from './set-shipping'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())

const set = (document: object) => setShippingMethod(shop.shop, document, { actor: 'owner' })
const show = async () => (await showDocument(shop.shop, 'shipping', 'post'))?.document

async function methods(): Promise<ShippingMethod[]> {
  const [row] = await shop.db.select().from(country)
  return (await testClient(shop.app)('GET', `/api/shipping?countryId=${row?.id}`)).data as ShippingMethod[]
}

it('says that parcels can be followed only where its document says so', async () => {
  const [{ iso } = { iso: '' }] = await shop.db.select().from(country)
  await set({ code: 'post', name: 'Post', rates: [{ countries: [iso], price: 1, minDays: 1, maxDays: 2 }] })
  const isTracked = async () => (await methods()).find(({ name }) => name === 'Post')?.isTracked
  expect(await isTracked()).toBe(false)
  expect((await set({ code: 'post', isTracked: true })).outcome).toBe('changed')
  expect(await isTracked()).toBe(true)
  expect(await show()).toMatchObject({ isTracked: true })
  expect((await set((await show()) as object)).outcome).toBe('same')
  await set({ code: 'post', isTracked: false })
  expect(await isTracked()).toBe(false)
})
