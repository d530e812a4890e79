/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { setSection } from '../../catalog/operations/set-section'
import { homeSection, picture, seeding, store } from '../../db/schema'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { openTestShop, testClient } from '../../testing/test-shop'
import { buildCatalogue, catalogueFor } from '../catalogue/build-catalogue'
import { parseDrawing } from '../images/drawing'
import { seed } from './seed'

const { pagePictures = [], sections = [], store: demo } = buildCatalogue()
const small = { ...SMALL_CATALOGUE, pagePictures, store: { ...SMALL_CATALOGUE.store, notFound: demo.notFound } }
const band = { key: 'name-band', name: { picture: 'okafor-10', ornament: 'M1 1h9' } }
const hero = (ornament?: string) => ({
  key: 'hero',
  hero: [{ title: 'Tea', pictures: ['home-front'], ...(ornament && { ornament }) }],
})

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeEach(async () => {
  opened = await openTestShop({ catalogue: small })
})
afterEach(() => opened.close())

const seedAgain = async (catalogue: typeof small & { sections?: object[] }) => {
  await opened.db.delete(seeding).where(eq(seeding.version, 'page-pictures'))
  await seed(opened.db, catalogue)
}

describe('pictures without a product', () => {
  it('are drawings used by the not-found page and the home page', async () => {
    for (const { drawing } of pagePictures) expect(() => parseDrawing(drawing)).not.toThrow()
    const names = pagePictures.map(({ name }) => name)
    expect(names).toContain(demo.notFound?.picture)
    expect(sections).toContainEqual(expect.objectContaining({ name: expect.objectContaining({ picture: names[0] }) }))
    expect(catalogueFor({ DEMO_CUSTOMERS: false }).pagePictures).toEqual(pagePictures)
  })

  it('are in the store settings, with image URLs', async () => {
    const { data } = await testClient(opened.app)('GET', '/api/store')
    expect(data).toMatchObject({
      notFound: { image: { imageUrl: expect.stringMatching(/^\/image\/nobody-0\.webp\?v=/) }, ornament: /^M40/ },
    })
  })

  it('are added to a shop that was filled before they existed, which keeps its own settings', async () => {
    await opened.close()
    opened = await openTestShop({
      catalogue: { ...small, pagePictures: [], sections: [hero(), { key: 'name-band', name: {} }] },
    })
    const { notFound: _, ...older } = small.store
    const texts = { NameBand: { pictureAlt: 'A shirt', name: 'Mine' }, Footer: { about: 'Mine' } }
    await opened.db.update(store).set({ content: { ...older, i18n: { ...older.i18n, en: texts } } })
    await seedAgain({ ...small, sections: [hero('M2 2h9'), band] })
    expect((await opened.db.select().from(picture).where(eq(picture.name, 'nobody-0')))[0]).toMatchObject({
      productKey: null,
    })
    const [row] = await opened.db.select().from(store)
    expect(row?.content).toMatchObject({ notFound: demo.notFound })
    expect(row?.content.i18n.en).toEqual({ NameBand: { name: 'Mine' }, Footer: { about: 'Mine' } })
    const content = async () =>
      Object.fromEntries((await opened.db.select().from(homeSection)).map((section) => [section.key, section.content]))
    expect(await content()).toMatchObject({
      hero: { slides: [{ pictures: ['home-front'], ornament: 'M2 2h9' }] },
      'name-band': { kind: 'name', picture: 'okafor-10', ornament: 'M1 1h9' },
    })

    await setSection(opened.shop, { key: 'name-band', name: { picture: 'own.jpg' } }, { actor: 'owner' })
    await seedAgain({ ...small, sections: [hero('M3 3h9'), band] })
    expect(await content()).toMatchObject({
      hero: { slides: [{ ornament: 'M2 2h9' }] },
      'name-band': { kind: 'name', picture: 'own' },
    })
  })
})
