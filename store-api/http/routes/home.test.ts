/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { HomeSection } from '../../../contract/entities/home'
import type { CategoryNode } from '../../../contract/entities/category'
import { category, homeSection, menu, picture } from '../../db/schema'
import type { MenuEntry, SectionContent } from '../../db/schema/columns'
import { sameText, text } from '../../i18n/local-text'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop({ language: 'de' })
afterAll(async () => (await opened).close())

const request = async (path: string) => testClient((await opened).app)('GET', path)

async function setSections(...contents: (SectionContent & { isHidden?: boolean })[]) {
  const { db } = await opened
  await db.delete(homeSection)
  const rows = contents.map(({ isHidden = false, ...content }, at) => ({
    key: `section-${at}`,
    position: at,
    isHidden,
    content: content as SectionContent,
  }))
  if (rows.length > 0) await db.insert(homeSection).values(rows)
}

async function readSections(): Promise<HomeSection[]> {
  const { data } = await request('/api/home')
  CALLS.getHome.response.validateSync(data, { strict: true })
  return (data as { sections: HomeSection[] }).sections
}

const allNodes = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...allNodes(node.children)])
const allKeys = (nodes: CategoryNode[]) => allNodes(nodes).map(({ key }) => key)

describe('GET /api/home', () => {
  it('has no sections as long as the shop has not arranged any', async () => {
    await setSections()
    expect((await request('/api/home')).data).toEqual({ sections: null })
  })

  it('has the sections in their order, in the language of the store, without hidden ones', async () => {
    await setSections(
      { kind: 'text', title: text('Hours', 'Horario', 'Zeiten'), html: text('<p>a</p>', '<p>b</p>', '<p>c</p>') },
      { kind: 'newsletter', isHidden: true },
      { kind: 'name' },
    )
    expect(await readSections()).toMatchObject([
      { key: 'section-0', kind: 'text', title: 'Zeiten', html: '<p>c</p>', products: [], tiles: [], slides: [] },
      { key: 'section-2', kind: 'name' },
    ])
    await setSections({ kind: 'name', isHidden: true })
    expect(await readSections()).toEqual([])
  })

  it('has slides with the images they name', async () => {
    const slide = { title: sameText('Hallo'), text: sameText(''), action: sameText(''), link: '' }
    await setSections({
      kind: 'hero',
      slides: [{ ...slide, pictures: ['home-front', 'no-such-picture'], ornament: 'M1 1h9' }],
    })
    const [{ slides } = { slides: [] }] = await readSections()
    expect(slides).toMatchObject([{ title: 'Hallo', images: [{ alt: 'home, front (de)' }], ornament: 'M1 1h9' }])
    expect(slides[0]?.images).toHaveLength(1)
  })

  it('has name bands with the picture and the lines they name, or none', async () => {
    const ornament = 'M1 1h9'
    await setSections(
      { kind: 'name', picture: 'home-front', ornament },
      { kind: 'name', picture: 'no-such-picture' },
      { kind: 'name' },
    )
    expect(await readSections()).toMatchObject([
      { image: { imageUrl: expect.stringMatching(/^\/image\/home-front/), alt: 'home, front (de)' }, ornament },
      { image: null, ornament: '' },
      { image: null, ornament: '' },
    ])
  })

  it('has rails of products: a category, the sale, the newest, or hand-picked in their order', async () => {
    const rail = { kind: 'products' as const, title: sameText('Rail'), count: 2 }
    await setSections(
      { ...rail, source: { from: 'newest' } },
      {
        ...rail,
        source: { from: 'sale' },
        layout: 'grid',
        more: { text: sameText('Alle'), link: '/product?on-sale=1' },
      },
      { ...rail, source: { from: 'keys', keys: ['shorts', 'no-such-product', 'home', 'away'] } },
      { ...rail, source: { from: 'category', category: 'no-such-category' } },
      { ...rail, source: { from: 'category', category: 'rovers-shirts' } },
    )
    const sections = await readSections()
    const list = async (query: string) =>
      ((await request(`/api/product?limit=2&${query}`)).data as { list: object[] }).list
    const [newest, sale, picked, none, shirts] = sections.map(({ products }) => products)
    expect(newest).toEqual(await list('sort=newest'))
    expect(sale).toEqual(await list('on-sale=1'))
    expect(picked?.map(({ key }) => key)).toEqual(['shorts', 'home'])
    expect(none).toEqual([])
    expect(shirts).toEqual(await list('category=rovers-shirts'))
    expect(sections[1]).toMatchObject({ layout: 'grid', more: { text: 'Alle', link: '/product?on-sale=1' } })
    expect(sections[0]).toMatchObject({ layout: 'swipe', more: null })
  })

  it('has tiles; one that leads to a category takes what it lacks from there, and is left out without products', async () => {
    const tile = { title: null, picture: '' }
    await setSections({
      kind: 'tiles',
      title: sameText('Ways in'),
      tiles: [
        { ...tile, link: '/category/rovers-shirts' },
        { title: sameText('Own'), link: '/page/help', picture: 'home-front' },
        { ...tile, link: '/category/no-such-category' },
        { ...tile, link: '/page/help' },
      ],
    })
    const tree = (await request('/api/category')).data as CategoryNode[]
    const node = allNodes(tree).find(({ key }) => key === 'rovers-shirts')
    const [{ tiles } = { tiles: [] }] = await readSections()
    expect(tiles).toEqual([
      {
        title: node?.name,
        link: '/category/rovers-shirts',
        imageUrl: node?.imageUrl,
        productCount: node?.productCount,
      },
      { title: 'Own', link: '/page/help', imageUrl: expect.stringMatching(/^\/image\/home-front/), productCount: null },
    ])
  })

  it('has the categories below one; a shop of a single brand has no brands to choose from', async () => {
    await setSections(
      { kind: 'brands', title: sameText('Brands') },
      { kind: 'categories', title: sameText('Clubs'), category: 'clubs', count: 1 },
    )
    const [brands, below] = await readSections()
    expect(brands?.tiles).toEqual([])
    expect(below?.tiles).toHaveLength(1)
    expect(below?.tiles[0]?.link).toMatch(/^\/category\/[a-z]+$/)
  })
})

describe('a category', () => {
  it('that is hidden is marked, and leaves the sitemap with all below it', async () => {
    const { db } = await opened
    const listed = async () =>
      ((await request('/api/crawl/category?part=0&after=0')).data as { list: { key: string }[] }).list.map(
        ({ key }) => key,
      )
    const tree = (await request('/api/category')).data as CategoryNode[]
    const clubs = tree.find(({ key }) => key === 'clubs')
    expect((await listed()).sort()).toEqual(allKeys(tree).sort())
    expect(clubs?.children).not.toEqual([])
    await db.update(category).set({ isHidden: true }).where(eq(category.key, 'clubs'))
    const marked = allNodes((await request('/api/category')).data as CategoryNode[]).filter(({ isHidden }) => isHidden)
    expect(marked.map(({ key }) => key)).toEqual(['clubs'])
    expect(await listed()).toEqual(allKeys(tree.filter(({ key }) => key !== 'clubs')))
    expect((await request('/api/product?category=clubs')).code).toBe(0)
    await db.update(category).set({ isHidden: false })
  })

  it('shows its own picture before one of its products', async () => {
    const { db } = await opened
    const [own] = await db.select().from(picture).where(eq(picture.name, 'away-front'))
    await db
      .update(category)
      .set({ pictureName: own?.name ?? '' })
      .where(eq(category.key, 'clubs'))
    const tree = (await request('/api/category')).data as CategoryNode[]
    expect(tree.find(({ key }) => key === 'clubs')?.imageUrl).toMatch(/^\/image\/away-front/)
    await db.update(category).set({ pictureName: null })
  })
})

describe('GET /api/menu', () => {
  const entry = (kind: MenuEntry['kind'], target: string, children: MenuEntry[] = []): MenuEntry => ({
    ...{ kind, target, children },
    label: kind === 'link' ? text('Track', 'Seguir', 'Verfolgen') : null,
  })
  const readMenus = async () => {
    const { data } = await request('/api/menu')
    CALLS.listMenus.response.validateSync(data, { strict: true })
    return data as { key: string; title: string; entries: { title: string; link: string; entries: object[] }[] }[]
  }

  it('is empty as long as the shop has not arranged any', async () => {
    expect(await readMenus()).toEqual([])
  })

  it('has menus in their order, entries named by what they lead to, without what does not exist or is hidden', async () => {
    const { db } = await opened
    await db.insert(menu).values([
      { key: 'service', position: 2, title: text('Help', 'Ayuda', 'Hilfe'), entries: [entry('page', 'help')] },
      {
        ...{ key: 'header', position: 1, title: sameText('') },
        entries: [
          entry('category', 'clubs', [
            entry('category', 'rovers', [entry('category', 'sale', [entry('page', 'help')])]),
          ]),
          entry('category', 'no-such-category'),
          entry('page', 'no-such-page'),
          entry('link', '/order-track'),
        ],
      },
    ])
    const rovers = { kind: 'category', title: 'Rovers (de)', link: '/category/rovers' }
    const sale = { kind: 'category', title: 'Sale (de)', link: '/category/sale' }
    expect(await readMenus()).toEqual([
      {
        ...{ key: 'header', title: '' },
        entries: [
          {
            ...{ kind: 'category', title: 'Clubs (de)', link: '/category/clubs' },
            entries: [{ ...rovers, entries: [sale] }],
          },
          { kind: 'link', title: 'Verfolgen', link: '/order-track', entries: [] },
        ],
      },
      {
        ...{ key: 'service', title: 'Hilfe' },
        entries: [{ kind: 'page', title: 'Page help (de)', link: '/page/help', entries: [] }],
      },
    ])
    await db.update(category).set({ isHidden: true }).where(eq(category.key, 'clubs'))
    expect((await readMenus())[0]?.entries.map(({ link }) => link)).toEqual(['/order-track'])
    await db.update(category).set({ isHidden: false })
    await db.delete(menu)
  })
})
