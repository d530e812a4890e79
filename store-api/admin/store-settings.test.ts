/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import type { ContentPage } from '../../contract/entities/page'
import type { StoreSettings } from '../../contract/entities/store'
import { eq } from 'drizzle-orm'
import { auditLog, change, store } from '../db/schema'
import { VersionConflict } from '../catalog/operations/change'
import { setTexts } from '../catalog/operations/set-texts'
import { openTestShop, testClient } from '../testing/test-shop'
import { changeStore } from '../catalog/operations/set-store'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(change))

const getData = async (path: string) => (await testClient(opened.app)('GET', path)).data
const settings = async () => CALLS.getStore.response.validateSync(await getData('/api/store'), { strict: true })
const germanSettings = async (): Promise<StoreSettings> => {
  const german = await openTestShop({ language: 'de' })
  const [row] = await opened.db.select().from(store)
  await german.db.update(store).set({ content: row?.content })
  const { data } = await testClient(german.app)('GET', '/api/store')
  await german.close()
  return data as StoreSettings
}
const recordedChanges = async () => (await opened.db.select().from(change)).map(({ what }) => what).toSorted()

const OWNER = { actor: 'owner' }

describe('the settings of the shop', () => {
  it('are updated in one language; storefronts are notified, and the rest is unchanged', async () => {
    const before = await settings()
    const words = {
      name: 'Corner',
      logo: '/image/logo.png',
      title: 'Corner shop',
      notify: ['Closed today.', 'Open tomorrow.'],
    }
    const contact = { telephone: '', workingHours: 'Never' }
    const restrict = { language: ['fr'] }
    await changeStore(opened.shop, { change: { ...words, contact, restrict, language: 'en' } }, OWNER)
    expect(await settings()).toEqual({
      ...before,
      ...words,
      contact: { ...before.contact, ...contact },
      restrict: { ...before.restrict, ...restrict },
    })
    expect(await recordedChanges()).toEqual(['store'])
  })

  it('are unchanged in other languages, with the same number of notices', async () => {
    const german = await germanSettings()
    expect(german).toMatchObject({ name: 'Corner', notify: [expect.stringContaining('(de)'), 'Open tomorrow.'] })
    expect(german.title).not.toBe('Corner shop')
    expect(german.contact.workingHours).not.toBe('Never')
  })

  it('are unchanged by an invalid update, and no storefront is notified', async () => {
    const before = await settings()
    await expect(changeStore(opened.shop, { change: { name: '', language: 'en' } }, OWNER)).rejects.toThrow('name')
    expect([await settings(), await recordedChanges()]).toEqual([before, []])
  })

  it('have only the listed scripts, in that order', async () => {
    const script = { id: 'b', defer: true, async: false, src: 'https://count.example/c.js', type: '', content: '' }
    const scripts = [script, { ...script, id: 'a' }]
    await changeStore(opened.shop, { change: { language: 'en' }, scripts }, OWNER)
    expect(await getData('/api/store/ext')).toEqual(scripts)
    expect(await recordedChanges()).toEqual(['store'])
    await changeStore(opened.shop, { change: { name: 'Kerb', language: 'en' } }, OWNER)
    expect(await getData('/api/store/ext')).toEqual(scripts)
    await changeStore(opened.shop, { change: { language: 'en' }, scripts: [] }, OWNER)
    expect(await getData('/api/store/ext')).toEqual([])
  })

  it('are changed with a version and an audit record of actor, old and new values, only if something changes', async () => {
    const rename = (name: string, expectedVersion?: number) =>
      changeStore(opened.shop, { change: { name, language: 'en' } }, { ...OWNER, expectedVersion })
    const { version } = await rename('First')
    expect(await rename('Second', version)).toMatchObject({
      ...{ outcome: 'changed', version: version + 1 },
      differences: [expect.objectContaining({ path: 'name' })],
    })
    await expect(rename('Third', version)).rejects.toThrow(VersionConflict)
    expect(await rename('Second')).toMatchObject({ outcome: 'same' })
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'store'))
    expect(records.at(-1)).toMatchObject({
      ...{ actor: 'owner', key: 'store' },
      before: { name: 'First' },
      after: { name: 'Second' },
    })
  })
})
const setPage = (key: string, texts: Record<string, string>, language?: 'de') =>
  setTexts(opened.shop, { kind: 'page', key, language, texts }, OWNER)

describe('a content page', () => {
  const read = async () => (await getData('/api/page/about-us')) as ContentPage

  it('is updated with its time; storefronts are notified, and the rest is unchanged', async () => {
    const before = await read()
    const html = '<h2>We</h2><p>Print.</p>'
    expect(await setPage('about-us', { html })).toMatchObject({ outcome: 'changed' })
    expect(await setPage('about-us', { html })).toMatchObject({ outcome: 'same' })
    const { updatedAt, ...after } = await read()
    expect(after).toEqual({ ...before, html, updatedAt: undefined })
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await recordedChanges()).toEqual(['page:about-us', 'pages'])
  })

  it('is not changed by an update in another language', async () => {
    const { html, title } = await read()
    await setPage('about-us', { html: '<p>Wir</p>', title: 'Über uns' }, 'de')
    expect(await read()).toMatchObject({ html, title })
  })

  it('needs a title, and must exist', async () => {
    await expect(setPage('about-us', { title: '' })).rejects.toThrow('title')
    expect(await setPage('nowhere', { title: 'X' })).toBeNull()
    expect(await recordedChanges()).toEqual([])
  })
})

describe('a category', () => {
  it('is renamed; storefronts are notified, and the rest is unchanged', async () => {
    const setName = (key: string) =>
      setTexts(opened.shop, { kind: 'category', key, texts: { name: 'Bargains' } }, OWNER)
    expect(await setName('sale')).toMatchObject({ outcome: 'changed' })
    const tree = (await getData('/api/category')) as { key: string; name: string; description: string }[]
    expect(tree.find(({ key }) => key === 'sale')).toMatchObject({ name: 'Bargains', description: 'Less' })
    expect(await recordedChanges()).toEqual(['categories', 'category:sale'])
    expect(await setName('nowhere')).toBeNull()
  })
})
