/** @jest-environment node */
import { asc, eq } from 'drizzle-orm'
import { productRelation } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { buildCatalogue } from '../catalogue/build-catalogue'
import { NO_ACCOUNTS } from '../catalogue/catalogue'

const WITH_COMPANIONS = ['home', 'away', 'third', 'goalkeeper']

it('match shirts have the shorts and socks of their team as companions', async () => {
  const catalogue = { ...buildCatalogue(), accounts: NO_ACCOUNTS }
  const { db, close } = await openTestShop({ catalogue })
  const { products } = catalogue
  const ofKind = (kind: string, team: string) =>
    products.flatMap(({ key, facets }) => (facets.kind.key === kind && facets.team.key === team ? [key] : []))
  const expected = products.flatMap(({ key, facets: { kind, team } }) =>
    WITH_COMPANIONS.includes(kind.key)
      ? [[key, [...ofKind('shorts', team.key), ...ofKind('socks', team.key)]] as const]
      : [],
  )
  const rows = await db
    .select()
    .from(productRelation)
    .where(eq(productRelation.kind, 'completes'))
    .orderBy(asc(productRelation.position))
  const stored: Record<string, string[]> = {}
  for (const { productKey, relatedKey } of rows) (stored[productKey] ??= []).push(relatedKey)
  expect(expected.length).toBeGreaterThan(40)
  expect(stored).toEqual(Object.fromEntries(expected))
  await close()
})
