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

const ask = async (path: string) => (await testClient(opened.app)('GET', path)).data
const settings = async () => CALLS.getStore.response.validateSync(await ask('/api/store'), { strict: true })
const inGerman = async (): Promise<StoreSettings> => {
  const german = await openTestShop({ language: 'de' })
  const [row] = await opened.db.select().from(store)
  await german.db.update(store).set({ content: row?.content })
  const { data } = await testClient(german.app)('GET', '/api/store')
  await german.close()
  return data as StoreSettings
}
const noted = async () => (await opened.db.select().from(change)).map(({ what }) => what).toSorted()

const OWNER = { actor: 'owner' }

describe('the settings of the shop', () => {
  it('are what was written, in its language; storefronts are notified, and the rest stays', async () => {
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
    expect(await noted()).toEqual(['store'])
  })

  it('are in another language what they were there, with as many notices', async () => {
    const german = await inGerman()
    expect(german).toMatchObject({ name: 'Corner', notify: [expect.stringContaining('(de)'), 'Open tomorrow.'] })
    expect(german.title).not.toBe('Corner shop')
    expect(german.contact.workingHours).not.toBe('Never')
  })

  it('stay as they were when they would break the contract, and no storefront is notified', async () => {
    const before = await settings()
    await expect(changeStore(opened.shop, { change: { name: '', language: 'en' } }, OWNER)).rejects.toThrow('name')
    expect([await settings(), await noted()]).toEqual([before, []])
  })

  it('have the scripts that were listed and no others, in that order', async () => {
    const script = { id: 'b', defer: true, async: false, src: 'https://count.example/c.js', type: '', content: '' }
    const scripts = [script, { ...script, id: 'a' }]
    await changeStore(opened.shop, { change: { language: 'en' }, scripts }, OWNER)
    expect(await ask('/api/store/ext')).toEqual(scripts)
    expect(await noted()).toEqual(['store'])
    await changeStore(opened.shop, { change: { name: 'Kerb', language: 'en' } }, OWNER)
    expect(await ask('/api/store/ext')).toEqual(scripts)
    await changeStore(opened.shop, { change: { language: 'en' }, scripts: [] }, OWNER)
    expect(await ask('/api/store/ext')).toEqual([])
  })

  it('are changed with a record of who, from what and to what, and a version; not where nothing changes', async () => {
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
  const read = async () => (await ask('/api/page/about-us')) as ContentPage

  it('says what was written, since now; storefronts are notified, and the rest stays', async () => {
    const before = await read()
    const html = '<h2>We</h2><p>Print.</p>'
    expect(await setPage('about-us', { html })).toMatchObject({ outcome: 'changed' })
    expect(await setPage('about-us', { html })).toMatchObject({ outcome: 'same' })
    const { updatedAt, ...after } = await read()
    expect(after).toEqual({ ...before, html, updatedAt: undefined })
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    expect(await noted()).toEqual(['page:about-us', 'pages'])
  })

  it('is not changed by what is written in another language', async () => {
    const { html, title } = await read()
    await setPage('about-us', { html: '<p>Wir</p>', title: 'Über uns' }, 'de')
    expect(await read()).toMatchObject({ html, title })
  })

  it('needs a title, and there has to be one', async () => {
    await expect(setPage('about-us', { title: '' })).rejects.toThrow('title')
    expect(await setPage('nowhere', { title: 'X' })).toBeNull()
    expect(await noted()).toEqual([])
  })
})

describe('a category', () => {
  it('is called what was written; storefronts are notified, and the rest stays', async () => {
    const setName = (key: string) =>
      setTexts(opened.shop, { kind: 'category', key, texts: { name: 'Bargains' } }, OWNER)
    expect(await setName('sale')).toMatchObject({ outcome: 'changed' })
    const tree = (await ask('/api/category')) as { key: string; name: string; description: string }[]
    expect(tree.find(({ key }) => key === 'sale')).toMatchObject({ name: 'Bargains', description: 'Less' })
    expect(await noted()).toEqual(['categories', 'category:sale'])
    expect(await setName('nowhere')).toBeNull()
  })
})
