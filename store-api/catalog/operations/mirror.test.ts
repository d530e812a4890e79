import { eq } from 'drizzle-orm'
import { contentPage, product } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { applyDocuments, type KindDocument } from './apply-documents'
import type { DocumentKind } from './document-kinds'
import { listDocuments } from './list-documents'
import { MirrorRefused } from './mirror'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeEach(async () => (shop = await openTestShop()))
afterEach(() => shop.close())

/** A folder with a document of each resource of some kinds, except the given keys. */
async function folder(kinds: readonly DocumentKind[], leftOut: readonly string[]): Promise<KindDocument[]> {
  const documents: KindDocument[] = []
  for (const kind of kinds)
    for (const { key } of await listDocuments(shop.shop, kind))
      if (!leftOut.includes(key)) documents.push({ kind, input: { key }, source: `${key}.yaml` })
  return documents
}

const mirror = (documents: KindDocument[], options: object = {}) =>
  applyDocuments(shop.shop, documents, { actor: 'owner', isMirror: true, ...options })
const removed = async (documents: KindDocument[], options: object = {}) =>
  (await mirror(documents, options)).filter(({ outcome }) => outcome === 'removed').map(({ kind, key }) => [kind, key])
const states = async (kind: DocumentKind) =>
  Object.fromEntries((await listDocuments(shop.shop, kind)).map(({ key, state }) => [key, state]))

describe('a mirrored folder', () => {
  it('archives products that it does not have, and their addresses say that they are gone', async () => {
    const documents = await folder(['product'], ['away'])
    expect(await removed(documents, { isConfirmed: true })).toEqual([['product', 'away']])
    expect((await states('product')).away).toBe('archived')
    expect((await testClient(shop.app)('GET', '/api/former/product/away')).data).toEqual({
      key: null,
      instead: '/category/rovers-shirts',
    })
    expect(await removed(documents, { isConfirmed: true })).toEqual([])
  })

  it('hides categories and sections, and removes pages and menus', async () => {
    const actor = { actor: 'owner' }
    const extra: KindDocument[] = [
      { kind: 'section', input: { key: 'first', newsletter: {} }, source: '' },
      { kind: 'section', input: { key: 'second', newsletter: {} }, source: '' },
      { kind: 'menu', input: { key: 'header', entries: [] }, source: '' },
      { kind: 'menu', input: { key: 'extra', entries: [] }, source: '' },
    ]
    await applyDocuments(shop.shop, extra, actor)
    const documents = await folder(['category', 'page', 'section', 'menu'], ['sale', 'about-us', 'second', 'extra'])
    expect(await removed(documents)).toEqual([
      ['category', 'sale'],
      ['page', 'about-us'],
      ['menu', 'extra'],
      ['section', 'second'],
    ])
    expect((await states('category')).sale).toBe('hidden')
    expect((await states('section')).second).toBe('hidden')
    expect(await states('menu')).toEqual({ header: '' })
    expect(await shop.db.$count(contentPage, eq(contentPage.key, 'about-us'))).toBe(0)
  })

  it('leaves alone a kind that it has nothing of', async () => {
    const [page] = await listDocuments(shop.shop, 'page')
    await mirror([{ kind: 'store', input: { name: 'Corner' }, source: '' }])
    expect((await listDocuments(shop.shop, 'page'))[0]).toEqual(page)
    expect(Object.values(await states('product'))).not.toContain('archived')
  })

  it('asks before it takes out a fifth of the products, and has written nothing then', async () => {
    const [first] = await folder(['product'], [])
    const documents = [{ ...first, input: { ...(first?.input as object), model: 'NEW' } }] as KindDocument[]
    await expect(mirror(documents)).rejects.toThrow(MirrorRefused)
    await expect(mirror(documents)).rejects.toThrow('--yes')
    expect(await shop.db.$count(product, eq(product.model, 'NEW'))).toBe(0)
    expect((await removed(documents, { isConfirmed: true })).length).toBeGreaterThan(0)
  })

  it('asks before it takes out more than ten things', async () => {
    const pages = Array.from({ length: 12 }, (_, at): KindDocument => {
      return { kind: 'page', input: { key: `page-${at}`, title: 'X' }, source: '' }
    })
    await applyDocuments(shop.shop, pages, { actor: 'owner' })
    const kept = await folder(
      ['page'],
      pages.map(({ input }) => (input as { key: string }).key),
    )
    await expect(mirror(kept)).rejects.toThrow(/^12 are not in the folder/)
    await expect(mirror(kept.concat(pages.slice(0, 2)))).resolves.toBeDefined()
  })

  it('says in a dry run what would go, without being confirmed, and writes nothing', async () => {
    const documents = (await folder(['product'], [])).slice(0, 1)
    const before = await states('product')
    expect((await removed(documents, { isDryRun: true })).length).toBe(Object.keys(before).length - 1)
    expect(await states('product')).toEqual(before)
  })

  it('takes nothing out where a document was refused: it may be one whose key is wrong', async () => {
    const documents = await folder(['product'], ['away'])
    const wrong: KindDocument = { kind: 'product', input: { key: 'awau', price: 3 }, source: 'awau.yaml' }
    const results = await mirror([...documents, wrong], { isConfirmed: true })
    expect(results.filter(({ outcome }) => outcome === 'refused').map(({ key }) => key)).toEqual(['awau'])
    expect((await states('product')).away).toBe('')
  })
})

describe('a dry run', () => {
  it('says of each document what would change, from what to what, and changes nothing', async () => {
    const documents: KindDocument[] = [
      { kind: 'product', input: { key: 'away', brand: 'Corner', model: 'NEW' }, source: '' },
      { kind: 'store', input: { contact: { telephone: '1' } }, source: '' },
    ]
    const dry = await applyDocuments(shop.shop, documents, { actor: 'owner', isDryRun: true })
    expect(dry[0]?.differences).toEqual([
      expect.objectContaining({ path: 'brand', to: 'Corner' }),
      expect.objectContaining({ path: 'model', to: 'NEW' }),
    ])
    expect(dry[1]?.differences).toEqual([expect.objectContaining({ path: 'contact.telephone', to: '1' })])
    expect(await applyDocuments(shop.shop, documents, { actor: 'owner' })).toEqual(dry)
    const again = await applyDocuments(shop.shop, documents, { actor: 'owner', isDryRun: true })
    expect(again.map(({ outcome, differences }) => [outcome, differences])).toEqual([
      ['same', []],
      ['same', []],
    ])
  })
})
