/** @jest-environment node */
import { asc, eq } from 'drizzle-orm'
import { setSection } from '../../catalog/operations/set-section'
import { auditLog, homeSection, seeding } from '../../db/schema'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { openTestShop, testClient } from '../../testing/test-shop'
import { seed } from './seed'

const HERO = {
  title: { en: 'Tea', es: 'Té', de: 'Tee' },
  ...{ link: '/category/clubs', pictures: ['home-front'] },
}
const sections = [
  { key: 'welcome', hero: [HERO] },
  { key: 'reduced', products: { title: 'Reduced', from: 'sale', count: 4 } },
]
const catalogue = { ...SMALL_CATALOGUE, sections }

let opened: Awaited<ReturnType<typeof openTestShop>>
afterEach(() => opened.close())

const sectionKeys = async () =>
  (await opened.db.select().from(homeSection).orderBy(asc(homeSection.position))).map(({ key }) => key)

describe('the home page of a seeded shop', () => {
  it('has the catalogue’s sections in order, with records in the audit log', async () => {
    opened = await openTestShop({ catalogue })
    expect(await sectionKeys()).toEqual(['welcome', 'reduced'])
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'section'))
    expect(records.map(({ key, actor }) => [key, actor])).toEqual([
      ['welcome', 'demo'],
      ['reduced', 'demo'],
    ])
    const { data } = await testClient(opened.app)('GET', '/api/home')
    expect(data).toMatchObject({ sections: [{ kind: 'hero', slides: [{ title: 'Tea' }] }, { title: 'Reduced' }] })
  })

  it('keeps an operator’s sections in a shop that was filled before the catalogue had any', async () => {
    opened = await openTestShop()
    await setSection(opened.shop, { key: 'mine', newsletter: {} }, { actor: 'owner' })
    await opened.db.delete(seeding).where(eq(seeding.version, 'home'))
    await seed(opened.db, catalogue)
    expect(await sectionKeys()).toEqual(['mine'])
  })
})

describe('the banners of the settings', () => {
  it('are the slides of the first visible hero', async () => {
    opened = await openTestShop({ catalogue, language: 'es' })
    const ask = testClient(opened.app)
    const banners = async () => (await ask('GET', '/api/banner')).data
    expect(await banners()).toMatchObject([{ title: 'Té', images: [{ alt: 'home, front (es)' }] }])
    expect((await ask('GET', '/api/store')).data).toMatchObject({ bannerList: await banners() })
    await setSection(opened.shop, { key: 'welcome', isHidden: true }, { actor: 'owner' })
    expect(await banners()).toMatchObject([{ title: 'Home (es)' }])
  })
})
