import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyDocuments } from '../../catalog/operations/apply-documents'
import { keyOf, showDocument } from '../../catalog/operations/document-kinds'
import { withoutPictures } from '../../catalog/operations/known-pictures'
import { beginEmpty } from '../../db/empty-shop'
import { openTestShop, testClient } from '../../testing/test-shop'
import { CommandError } from './command-error'
import { readDocuments, readShop } from './read-documents'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'shop-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('readDocuments', () => {
  it.each([
    ['one document', 'key: tea\n', [{ key: 'tea' }]],
    ['several', 'key: a\n---\nkey: b\n', [{ key: 'a' }, { key: 'b' }]],
    ['a list', '- key: a\n- key: b\n', [{ key: 'a' }, { key: 'b' }]],
    ['JSON', '{"key": "a"}', [{ key: 'a' }]],
  ])('reads %s', async (_, text, inputs) => {
    expect((await readDocuments('product', write('x.yaml', text))).map(({ input }) => input)).toEqual(inputs)
  })

  it('says where a document stands in its file', async () => {
    const [, second] = await readDocuments('product', write('x.yaml', 'key: a\n---\nkey: b\n'))
    expect(second?.source).toMatch(/x\.yaml, document 2$/)
  })

  it.each([
    ['no YAML', 'key: [a', /x\.yaml: /],
    ['nothing', '', /is empty/],
    [
      'aliases that multiply',
      `a: &a [1]\nb: &b [${'*a,'.repeat(40)}]\nc: &c [${'*b,'.repeat(40)}]\nd: [${'*c,'.repeat(40)}]`,
      /alias/i,
    ],
  ])('refuses %s', async (_, text, message) => {
    await expect(readDocuments('product', write('x.yaml', text))).rejects.toThrow(message)
  })

  it('refuses a file that is not there, and bytes that are no text', async () => {
    await expect(readDocuments('product', join(folder, 'none.yaml'))).rejects.toThrow(CommandError)
    writeFileSync(join(folder, 'x.yaml'), Buffer.from([0xff, 0xfe, 0x00]))
    await expect(readDocuments('product', join(folder, 'x.yaml'))).rejects.toThrow('is no text in UTF-8')
  })
})

describe('the tea shop of examples', () => {
  let opened: Awaited<ReturnType<typeof openTestShop>>
  beforeAll(async () => (opened = await openTestShop({ catalogue: null })))
  afterAll(() => opened.close())

  it('is written into an empty shop whole; a second time, and as it is shown, changes nothing', async () => {
    const { app, shop, db } = opened
    await beginEmpty(db, 'https://tea.example')
    const withPictures = await readShop('examples/tea/shop.yaml')
    // They are drawn by a program, which this test does not run.
    const documents = withPictures.map((document) =>
      document.kind === 'product' ? { ...document, input: withoutPictures(document.input as object) } : document,
    )
    const dry = await applyDocuments(shop, documents, { actor: 'owner', isDryRun: true })
    expect(dry.filter(({ outcome }) => outcome === 'refused')).toEqual([])
    const first = await applyDocuments(shop, documents, { actor: 'owner' })
    expect(first).toEqual(dry)
    expect(first.filter(({ kind, outcome }) => kind === 'product' && outcome === 'created')).toHaveLength(60)
    const second = await applyDocuments(shop, documents, { actor: 'owner' })
    expect(second.filter(({ outcome }) => outcome !== 'same')).toEqual([])

    for (const { kind, input } of documents.filter(({ kind: one }, at) => one !== 'product' || at % 5 === 0)) {
      const shown = await showDocument(shop, kind, keyOf(input))
      const again = { kind, input: shown?.document, source: `${kind} ${keyOf(input)} as it is shown` }
      expect(await applyDocuments(shop, [again], { actor: 'owner' })).toMatchObject([{ outcome: 'same', problems: [] }])
    }

    const client = testClient(app)
    expect((await client('GET', '/api/product?category=coffee&limit=50')).data).toMatchObject({ total: 10 })
    expect((await client('GET', '/api/search?keyword=yabukita')).data).toMatchObject({ total: 1 })
    expect((await client('GET', '/api/store')).data).toMatchObject({
      name: 'Hollow Lane Tea',
      currency: { code: 'GBP' },
    })
  }, 300_000)
})
