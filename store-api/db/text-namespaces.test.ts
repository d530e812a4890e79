/** @jest-environment node */
import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { migrationsBefore } from '../testing/upgrade/migrations-before'
import { migrate } from './migrate'
import { openEmptyDatabase } from '../testing/database'
import { store } from './schema'

it.each([
  [
    'move into the namespaces of the components',
    {
      en: { Strip: { label: 'News' }, Reassurance: { returnsText: 'Ask us' } },
      de: { Cart: { title: 'Korb' } },
      es: {},
    },
    {
      en: { AnnouncementBar: { label: 'News' }, TrustBadges: { returnsText: 'Ask us' } },
      de: { Cart: { title: 'Korb' } },
      es: {},
    },
  ],
  ['stay where there are none', { en: {}, de: {}, es: {} }, { en: {}, de: {}, es: {} }],
  ['stay where others are', { en: { Cart: { title: 'Basket' } } }, { en: { Cart: { title: 'Basket' } } }],
])("a shop's own texts %s", async (_, before, after) => {
  const folder = migrationsBefore('0038_text_namespaces')
  const { db, close } = await openEmptyDatabase()
  await migrate(db, folder)
  await db.execute(
    sql`insert into store (id, content) values (1, ${JSON.stringify({ name: 'Tea', i18n: before })}::jsonb)`,
  )
  await migrate(db)
  expect((await db.select().from(store))[0]?.content).toEqual({ name: 'Tea', i18n: after })
  rmSync(folder, { recursive: true })
  await close()
})
