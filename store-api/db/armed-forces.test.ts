/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { openTestDatabase } from '../testing/database'
import { country } from './schema'

const MIGRATION = readFileSync('store-api/db/migrations/0018_armed_forces.sql', 'utf8')

it('a shop that was filled before learns the states of the armed forces, once', async () => {
  const { db, close } = await openTestDatabase()
  const name = { en: 'x', es: 'x', de: 'x' }
  const states = [{ code: 'NY', name: 'New York' }]
  await db.insert(country).values([
    { iso: 'US', name, states },
    { iso: 'CA', name, states },
  ])
  for (let time = 0; time < 2; time++) await db.execute(sql.raw(MIGRATION))
  const codesOf = async (iso: string) => {
    const [row] = await db.select().from(country).where(eq(country.iso, iso))
    return row?.states.map(({ code }) => code)
  }
  expect(await codesOf('US')).toEqual(['NY', 'AA', 'AE', 'AP'])
  expect(await codesOf('CA')).toEqual(['NY'])
  await close()
})
