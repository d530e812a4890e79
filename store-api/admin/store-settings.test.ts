/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import type { ContentPage } from '../../contract/entities/page'
import type { StoreSettings } from '../../contract/entities/store'
import { change, store } from '../db/schema'
import { setTexts } from '../catalog/operations/set-texts'
import { openTestShop, testClient } from '../testing/test-shop'
import { setStore } from './store-settings'

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
    await setStore(opened.shop, { change: { ...words, contact, restrict, language: 'en' } })
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
    await expect(setStore(opened.shop, { change: { name: '', language: 'en' } })).rejects.toThrow('name')
    expect([await settings(), await noted()]).toEqual([before, []])
  })

  it('have the scripts that were listed and no others, in that order', async () => {
    const script = { id: 'b', defer: true, async: false, src: 'https://count.example/c.js', type: '', content: '' }
    const scripts = [script, { ...script, id: 'a' }]
    await setStore(opened.shop, { change: { language: 'en' }, scripts })
    expect(await ask('/api/store/ext')).toEqual(scripts)
    expect(await noted()).toEqual(['store'])
    await setStore(opened.shop, { change: { name: 'Kerb', language: 'en' } })
    expect(await ask('/api/store/ext')).toEqual(scripts)
    await setStore(opened.shop, { change: { language: 'en' }, scripts: [] })
    expect(await ask('/api/store/ext')).toEqual([])
  })
})

const OWNER = { actor: 'owner' }
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
