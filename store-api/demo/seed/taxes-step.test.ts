/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { order, seeding, store, taxRate } from '../../db/schema'
import { SMALL_ACCOUNTS } from '../../testing/accounts'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { openTestShop } from '../../testing/test-shop'
import type { Catalogue } from '../catalogue/catalogue'
import { buildCatalogue } from '../catalogue/build-catalogue'
import { TAX_RATES } from '../catalogue/taxes'
import { seed } from './seed'

const TAXED: Catalogue = {
  ...SMALL_CATALOGUE,
  accounts: SMALL_ACCOUNTS,
  taxRates: TAX_RATES,
  store: {
    ...SMALL_CATALOGUE.store,
    vatNumber: 'GB 123 4567 89',
    country: { ...SMALL_CATALOGUE.store.country, iso: 'GB' },
  },
}

it('has at most one tax rate per country of delivery, and one for all others', () => {
  const { shipping, countries, taxRates = [], store: demo } = buildCatalogue()
  const zones = taxRates.map(({ zone }) => zone)
  expect(new Set(zones).size).toBe(zones.length)
  const isos = new Set(shipping.flatMap(({ rates }) => rates.flatMap((rate) => rate.countries)))
  for (const zone of zones.filter((code) => code !== '*')) expect(isos).toContain(zone)
  expect(zones).toEqual(expect.arrayContaining(['*', demo.country.iso]))
  expect(countries.map(({ iso }) => iso)).toContain(demo.country.iso)
  expect(taxRates.find(({ zone }) => zone === 'FI')).toMatchObject({ rate: 2550, name: { de: 'MwSt. 25,5 %' } })
})

it('writes the rates, and the tax contained in orders', async () => {
  const { db, close } = await openTestShop({ catalogue: TAXED })
  expect(await db.$count(taxRate)).toBe(TAX_RATES.length)
  const [row] = await db.select().from(order).where(eq(order.number, 'TL-1001'))
  // 241.00 to Germany.
  expect(row?.tax).toEqual([{ rate: 1900, name: 'VAT 19 %', net: 20_252, tax: 3848 }])
  await close()
})

it('leaves orders without tax in a shop without rates', async () => {
  const { db, close } = await openTestShop({ catalogue: { ...SMALL_CATALOGUE, accounts: SMALL_ACCOUNTS } })
  expect(await db.$count(taxRate)).toBe(0)
  const [row] = await db.select().from(order).where(eq(order.number, 'TL-1001'))
  expect(row?.tax).toBeNull()
  await close()
})

it('adds rates to a shop that was filled before they existed, and keeps the operator’s own', async () => {
  const { db, close } = await openTestShop()
  const again = async () => {
    await db.delete(seeding).where(eq(seeding.version, 'taxes'))
    await seed(db, TAXED)
    return (await db.select().from(store))[0]?.content
  }
  const content = await again()
  expect(content).toMatchObject({ vatNumber: 'GB 123 4567 89', country: { iso: 'GB' }, name: 'Touchline' })
  expect(await db.$count(taxRate)).toBe(TAX_RATES.length)

  const country = { name: SMALL_CATALOGUE.store.country.name, timeZone: 'Europe/Dublin', iso: 'IE' }
  if (content) await db.update(store).set({ content: { ...content, vatNumber: 'IE 1', country } })
  await db.update(taxRate).set({ rate: 1 })
  expect(await again()).toMatchObject({ vatNumber: 'IE 1', country })
  expect((await db.select().from(taxRate)).every(({ rate }) => rate === 1)).toBe(true)
  await close()
})
