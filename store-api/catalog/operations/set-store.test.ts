import { CALLS } from '../../../contract/calls'
import { change } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { VersionConflict } from './change'
import { showDocument } from './document-kinds'
import { setStoreSettings } from './set-store'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(change))

const set = (document: object, options: object = {}) =>
  setStoreSettings(shop.shop, document, { actor: 'owner', ...options })
const show = async () => (await showDocument(shop.shop, 'store', 'store'))?.document as Record<string, unknown>
const settings = async () =>
  CALLS.getStore.response.validateSync((await testClient(shop.app)('GET', '/api/store')).data, { strict: true })
const changes = async () => (await shop.db.select().from(change)).map(({ what }) => what)

const WHOLE = {
  name: 'Corner',
  ...{ logo: '/image/corner.png', icon: '/image/corner-icon.png' },
  mark: [{ path: 'M2 1v22.5H25', colour: 'accent' }],
  title: { en: 'Corner shop', de: 'Eckladen' },
  contact: { email: 'shop@corner.example', workingHours: 'Always' },
  country: { name: 'Ireland', timeZone: 'Europe/Dublin' },
  vatNumber: 'IE1234567T',
  orderPrefix: 'COR',
  returns: { days: 14, isFree: false },
  notices: ['Closed today.', { en: 'Open tomorrow.', de: 'Morgen offen.' }],
  capabilities: { questions: false },
  search: { en: { synonyms: ['pot: teapot'], ignoredWords: ['shop'] }, de: { compoundEnds: ['kanne'] } },
  texts: { en: { 'Filters.brand': 'Author' }, de: { 'Filters.brand': 'Autor' } },
  restrict: { platform: ['pc'], language: ['fr', 'de-AT'] },
  scripts: [{ id: 'count', src: 'https://count.example/c.js', defer: true, async: false }],
}

describe('setStoreSettings', () => {
  it('writes every field, which is shown as it was written', async () => {
    expect(await set(WHOLE, { expectedVersion: 1 })).toMatchObject({ outcome: 'changed', version: 2 })
    expect(await show()).toMatchObject(WHOLE)
    expect((await set(await show())).outcome).toBe('same')
    expect(await settings()).toMatchObject({
      name: 'Corner',
      ...{ logo: '/image/corner.png', icon: '/image/corner-icon.png' },
      mark: [{ path: 'M2 1v22.5H25', colour: 'accent' }],
      title: 'Corner shop',
      notify: ['Closed today.', 'Open tomorrow.'],
      returns: { days: 14, isFree: false },
    })
  })

  it.each(['Asia/Kolkata', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'UTC'])(
    'takes the time zone %s, whichever of its names this version of Node.js prefers',
    async (timeZone) => {
      await set({ country: { timeZone } })
      expect((await settings()).country.timeZone).toBe(timeZone)
    },
  )

  it('promises as many days for returns as it says, and nothing more once it says nothing', async () => {
    await set({ returns: { days: 30 } })
    expect((await settings()).returns).toEqual({ days: 30, isFree: null })
    expect((await set({ returns: { days: 30 } })).outcome).toBe('same')
    for (const days of [0, 1.5, 5000]) await expect(set({ returns: { days } })).rejects.toThrow('returns.days')
    await set({ returns: null })
    expect((await settings()).returns).toBeNull()
    expect(await show()).not.toHaveProperty('returns')
    expect((await set(await show())).outcome).toBe('same')
  })

  it('names the picture of the page of unknown addresses, until it says null', async () => {
    const notFound = { picture: 'home-front.jpg', ornament: 'M1 1h9' }
    await set({ notFound })
    expect((await settings()).notFound).toMatchObject({
      image: { imageUrl: expect.stringMatching(/^\/image\/home-front/) },
      ornament: 'M1 1h9',
    })
    expect(await show()).toMatchObject({ notFound: { ...notFound, picture: 'home-front' } })
    expect((await set(await show())).outcome).toBe('same')
    await set({ name: 'Corner' })
    expect((await settings()).notFound.image).not.toBeNull()
    await expect(set({ notFound: { ...notFound, ornament: '"/><script>' } })).rejects.toThrow('notFound.ornament')
    await set({ notFound: null })
    expect((await settings()).notFound).toEqual({ image: null, ornament: '' })
    expect(await show()).not.toHaveProperty('notFound')
  })

  it('changes what a document names, says what, and keeps the rest', async () => {
    const before = await show()
    const { differences } = await set({ contact: { telephone: '+353 1 4960117' } })
    expect(differences).toEqual([expect.objectContaining({ path: 'contact.telephone', to: '+353 1 4960117' })])
    expect(await show()).toEqual({ ...before, contact: { ...(before.contact as object), telephone: '+353 1 4960117' } })
  })

  it('refuses a change that is based on an older version', async () => {
    await expect(set({ name: 'Other' }, { expectedVersion: 1 })).rejects.toThrow(VersionConflict)
    expect((await settings()).name).toBe('Corner')
  })

  it('gives a text of the interface back, and empties lists of words', async () => {
    await set({ texts: { en: { 'Filters.brand': null } }, search: { en: { synonyms: [] } } })
    const { texts, search } = (await show()) as { texts: typeof WHOLE.texts; search: { en: object } }
    expect(texts.en ?? {}).not.toHaveProperty(['Filters.brand'])
    expect(texts.de).toMatchObject({ 'Filters.brand': 'Autor' })
    expect(search.en).not.toHaveProperty('synonyms')
    expect(search).toMatchObject({ en: { ignoredWords: ['shop'] }, de: { compoundEnds: ['kanne'] } })
  })

  it('says that compound words need a new index', async () => {
    expect((await set({ search: { de: { compoundEnds: ['tasse'] } } })).notes).toEqual([
      expect.stringContaining('reindex'),
    ])
  })

  it('has storefronts read their settings again; all their pages only where those depend on it', async () => {
    await set({ name: 'Kerb' })
    expect(await changes()).toEqual(['store'])
    await shop.db.delete(change)
    await set({ capabilities: { questions: true } })
    expect(await changes()).toEqual(['shop'])
  })

  it.each([
    [
      'a text that the interface has not, naming the nearest',
      { texts: { en: { 'Filters.brant': 'X' } } },
      'Filters.brand?',
    ],
    [
      'a text of the interface with a hyphen, which has none',
      { texts: { en: { 'not-a.text': 'X' } } },
      'no text of the interface',
    ],
    [
      'a placeholder that the text does not have',
      { texts: { de: { 'Filters.brand': '{author}' } } },
      'no placeholder author',
    ],
    ['a language that the shop has not', { texts: { fr: { 'Filters.brand': 'X' } } }, 'texts'],
    ['an order prefix that cannot stand in an address', { orderPrefix: 'a/b' }, 'orderPrefix'],
    ['a time zone that there is not', { country: { timeZone: 'Europe/Corner' } }, 'country.timeZone'],
    ['another currency beside products', { currency: 'JPY' }, 'currency'],
    ['an empty name', { name: '' }, 'name'],
    ['a script without an address', { scripts: [{ id: 'x' }] }, 'scripts[0]'],
    ['a script whose address anybody may change', { scripts: [{ id: 'x', src: 'http://x.example/x.js' }] }, 'https://'],
    [
      'two scripts of one id',
      {
        scripts: [
          { id: 'x', content: 'a()' },
          { id: 'x', content: 'b()' },
        ],
      },
      'x is there twice',
    ],
    ['a platform that there is not', { restrict: { platform: ['tv'] } }, 'platform'],
  ])('refuses %s, and changes nothing', async (_, document, message) => {
    const before = await show()
    await expect(set(document)).rejects.toThrow(message)
    expect(await show()).toEqual(before)
  })
})
