/** @jest-environment node */
import { rmSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { readSpecifications } from '../catalog/specification'
import { openEmptyDatabase } from '../testing/database'
import { migrationsBefore } from '../testing/upgrade/migrations-before'
import type { OpenDatabase } from './database'
import { migrate } from './migrate'
import { attribute, product } from './schema'

const same = (words: string) => ({ en: words, es: words, de: words })
const line = (name: string, value: string) => ({ name: same(name), value: { en: value, es: `${value} es`, de: value } })

let opened: OpenDatabase
let folder = ''
beforeEach(async () => {
  opened = await openEmptyDatabase()
  folder = migrationsBefore('0026_specification_as_attributes')
  await migrate(opened.db, folder)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await opened.close()
})

/** Stores a product like the previous version of the code. */
const store = (key: string, details: object[], customPrice: number | null = null) =>
  opened.db.execute(sql`
    insert into product (key, position, model, name, team, kit, description, price, released_at, is_new, details,
      size_chart, rating, custom_price)
    values (${key}, 1, '', '{}', '{}', '{}', '{}', 100, now(), false, ${JSON.stringify(details)}::jsonb, '[]', '{}',
      ${customPrice})`)

async function specification(key: string) {
  const of = await readSpecifications(opened.db, [key])
  return of(key).map(({ key: name, value }) => [name, value.en, value.es])
}

describe('a shop whose specifications were lines of its products', () => {
  it('has every line as an attribute that pages show, in their order', async () => {
    await store('scarf', [line('Fabric', 'Wool'), line('Made in', 'Portugal')])
    await store('ball', [line('Made in', 'Spain')])
    expect(await migrate(opened.db)).toBeGreaterThan(0)
    expect(await specification('scarf')).toEqual([
      ['fabric', 'Wool', 'Wool es'],
      ['made-in', 'Portugal', 'Portugal es'],
    ])
    expect(await specification('ball')).toEqual([['made-in', 'Spain', 'Spain es']])
    const rows = await opened.db.select().from(attribute).orderBy(asc(attribute.position))
    expect(rows.map(({ key, name, kind, isShown, isFilter }) => ({ key, name, kind, isShown, isFilter }))).toEqual(
      [
        { key: 'made-in', name: same('Made in'), kind: 'text', isShown: true, isFilter: false },
        { key: 'fabric', name: same('Fabric'), kind: 'text', isShown: true, isFilter: false },
      ].sort((a, b) => a.key.localeCompare(b.key)),
    )
  })

  it('loses no line that has its name twice, or that no Latin letter names', async () => {
    await store('scarf', [line('Fabric', 'Wool'), line('Fabric', 'Silk'), line('素材', 'Cotton')])
    await migrate(opened.db)
    expect((await specification('scarf')).map(([, value]) => value)).toEqual(['Wool', 'Silk', 'Cotton'])
  })

  it('keeps existing attributes: no value is duplicated, and another attribute of the same key is unchanged', async () => {
    await opened.db.execute(sql`insert into attribute (key, position, name, kind, is_shown) values
      ('fabric', 0, ${JSON.stringify(same('Fabric'))}::jsonb, 'text', true),
      ('colour', 1, ${JSON.stringify(same('Colour'))}::jsonb, 'list', false)`)
    await store('scarf', [line('Fabric', 'Wool'), line('Colour', 'Red')])
    await opened.db.execute(sql`insert into product_attribute (product_key, attribute_id, position, value)
      select 'scarf', id, 0, ${JSON.stringify({ kind: 'text', text: line('', 'Wool').value })}::jsonb
      from attribute where key = 'fabric'`)
    await migrate(opened.db)
    const lines = await specification('scarf')
    expect(lines).toEqual([
      ['fabric', 'Wool', 'Wool es'],
      [expect.stringMatching(/^detail-/), 'Red', 'Red es'],
    ])
  })

  it('sells name and number at the price it had', async () => {
    await store('shirt', [], 1200)
    await migrate(opened.db)
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'shirt'))
    expect(row?.personalization).toMatchObject({ price: 1200, fields: [{ key: 'name' }, { key: 'number' }] })
  })
})
