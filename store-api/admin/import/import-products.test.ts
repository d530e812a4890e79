/** @jest-environment node */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { localCommands } from '../shop-commands'
import { createEmptyShop } from '../../db/empty-shop'
import { findFormerAddress } from '../../catalog/former-addresses/find-former-address'
import {
  addressRedirect,
  attribute,
  category,
  facetValue,
  formerName,
  media,
  mediaSource,
  product,
  productCategory,
  redirect,
  variant,
} from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { importProducts } from './import-products'
import type { ImportResult } from './import-result'
import { ImportError } from './import-error'
import type { ImportMode } from './modes'
import { pictureFetcher } from './pictures/fetch-pictures'
import { openPictures } from './pictures/local-files'
import { pictureSender } from './pictures/send-source-pictures'
import { openSource } from './read-source'
import { csvOf, openFolder, zipOf } from './testing'

const HEADINGS = [
  ...['Handle', 'Title', 'Type', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Image Src'],
  ...['Image Alt Text', 'Variant Image', 'Body (HTML)'],
]
type Rows = Partial<Record<string, string | number>>[]

const row = (handle: string, cells: object = {}) => ({ Handle: handle, Title: handle, 'Variant Price': 5, ...cells })

type TestShop = Awaited<ReturnType<typeof openTestShop>>
const folder = openFolder()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ catalogue: null })
  await createEmptyShop(shop.db, 'https://shop.example')
})
/** The tables that an import writes. */
const WRITTEN_TABLES = [
  product,
  category,
  attribute,
  facetValue,
  media,
  mediaSource,
  addressRedirect,
  formerName,
  redirect,
]
afterEach(() => shop.db.execute(sql`truncate ${sql.join(WRITTEN_TABLES, sql`, `)} cascade`))
afterAll(async () => {
  await shop.close()
  folder.close()
})

interface Options {
  mode?: ImportMode
  isDryRun?: boolean
  isConfirmed?: boolean
  zip?: Buffer
  signal?: AbortSignal
  onResult?: (result: ImportResult) => void
}

async function run(content: Rows | string, options: Options = {}) {
  const { mode = 'all', isDryRun = false, isConfirmed = false, zip, signal, onResult } = options
  const commands = localCommands(shop.shop)
  const path = folder.write('products.csv', typeof content === 'string' ? content : csvOf(HEADINGS, content))
  const { products } = await openSource([path], { currency: 'EUR' })
  const local = zip ? await openPictures(folder.write('pictures.zip', zip)) : null
  const results: ImportResult[] = []
  const fetchPicture = (address: string) => Promise.reject(new Error(`${address} is away`))
  const summary = await importProducts(products, {
    ...{ commands, mode, isDryRun, isConfirmed, actor: 'owner', source: 'products.csv', signal },
    pictures: pictureSender(commands, { local, fetch: pictureFetcher({ fetchPicture, pauseMs: 1 }) }),
    onResult: (result) => {
      results.push(result)
      onResult?.(result)
    },
  })
  local?.close()
  return { summary, results, outcomes: Object.fromEntries(results.map(({ key, outcome }) => [key, outcome])) }
}

const keys = async () => (await shop.db.select().from(product)).map(({ key }) => key)
const jpeg = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

describe('an import', () => {
  it('adds products with their categories, and changes nothing the second time', async () => {
    const rows = [row('cup', { Type: 'Cups' }), row('pot', { Type: 'Cups' })]
    expect((await run(rows)).outcomes).toEqual({ cup: 'created', pot: 'created' })
    expect((await run(rows)).outcomes).toEqual({ cup: 'same', pot: 'same' })
    const listed = await shop.db.select().from(productCategory)
    expect(listed.filter(({ categoryKey }) => categoryKey === 'cups')).toHaveLength(2)
  })

  it('writes nothing in a dry run, and reports the expected counts', async () => {
    const before = await keys()
    const { summary } = await run([row('cup', { Type: 'Cups' }), row('bad', { 'Variant Price': 'x' })], {
      isDryRun: true,
    })
    expect(summary.counts).toMatchObject({ created: 1, refused: 1 })
    expect(await keys()).toEqual(before)
  })

  it('has the same results in a dry run, across batches: categories, attributes, SKUs', async () => {
    const products = Array.from({ length: 60 }, (_, at) =>
      row(`cup-${at}`, { Type: 'Cups', 'Variant SKU': `C-${at}`, 'Option1 Name': '', Title: `Cup ${at}` }),
    )
    // The first product is in another batch: one row has its SKU, one is in its category.
    const all = [...products, row('other', { 'Variant SKU': 'C-0' }), row('pot', { Type: 'Cups' })]
    const planned = await run(all, { isDryRun: true })
    expect(planned.results).toEqual((await run(all)).results)
    expect(planned.results.find(({ key, outcome }) => key === 'cup-0' && outcome === 'refused')).toBeDefined()
  })

  it('updates only changed products', async () => {
    await run([row('cup'), row('pot')])
    expect((await run([row('cup', { 'Variant Price': 6 }), row('pot')])).outcomes).toEqual({
      cup: 'changed',
      pot: 'same',
    })
  })

  it.each([
    ['add', { cup: 'skipped', pot: 'created' }],
    ['update', { cup: 'changed', pot: 'skipped' }],
  ] as const)('in the mode %s has %j', async (mode, expected) => {
    await run([row('cup')])
    expect((await run([row('cup', { 'Variant Price': 6 }), row('pot')], { mode })).outcomes).toEqual(expected)
  })

  it('archives products missing from the file in the mode mirror, only if all rows are valid', async () => {
    await run([row('cup'), row('pot')])
    const mirrorRun = await run([row('cup'), row('bad', { 'Variant Price': 'x' })], { mode: 'mirror' })
    expect(mirrorRun.summary.counts.archived).toBe(0)
    const { outcomes } = await run([row('cup')], { mode: 'mirror', isConfirmed: true })
    expect(outcomes).toMatchObject({ cup: 'same', pot: 'archived' })
    expect((await run([row('cup')], { mode: 'mirror' })).summary.counts.archived).toBe(0)
  })

  it('archives more than a fifth, as for a truncated file, only with a confirmation', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `cup-${at}`)
    await run(
      names.map((name) => row(name)),
      { mode: 'mirror', isConfirmed: true },
    )
    const mirrorRun = await run([row('cup-0')], { mode: 'mirror' })
    expect([mirrorRun.summary.unconfirmed, mirrorRun.summary.counts.archived]).toEqual([5, 0])
    const planned = await run([row('cup-0')], { mode: 'mirror', isDryRun: true })
    expect(planned.summary.counts.archived).toBe(5)
    const one = await run(
      names.slice(1).map((name) => row(name)),
      { mode: 'mirror' },
    )
    expect([one.summary.unconfirmed, one.summary.counts.archived]).toEqual([0, 1])
  })

  it('refuses a duplicate product, with both lines', async () => {
    const { results } = await run([row('cup'), row('pot'), row('cup', { 'Variant Price': 9 })])
    expect(results.find(({ line }) => line === 4)).toMatchObject({
      outcome: 'refused',
      problems: ['cup is on line 2 already'],
    })
  })

  it('recognizes a product with a changed address by its SKU', async () => {
    await run([row('cup', { 'Variant SKU': 'CUP-1' })])
    const { results } = await run([row('new-cup', { 'Variant SKU': 'CUP-1', Title: 'New cup' })])
    expect(results).toMatchObject([
      { key: 'cup', outcome: 'changed', notes: [{ message: expect.stringContaining('SKU') as string }] },
    ])
    expect(await keys()).not.toContain('new-cup')
  })

  it('stops after the current batch when aborted, and resumes when it is run again', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => row(`cup-${at}`))
    const stop = new AbortController()
    const first = await run(rows, { signal: stop.signal, onResult: () => stop.abort() })
    expect(first.summary).toMatchObject({ isCanceled: true, products: 50 })
    const { counts } = (await run(rows)).summary
    expect(counts).toMatchObject({ same: 50, created: 70 })
  })
})

describe('pictures of an import', () => {
  it('are read from a ZIP file, each once, with those of variants; a second import adds none', async () => {
    const zip = zipOf([
      { name: 'front.jpg', bytes: await jpeg('#a00') },
      { name: 'back.jpg', bytes: await jpeg('#0a0') },
      { name: 'copy.jpg', bytes: await jpeg('#a00') },
    ])
    const rows = [
      row('cup', {
        'Option1 Name': 'Colour',
        'Option1 Value': 'Red',
        'Image Src': 'https://old.test/front.jpg',
        'Image Alt Text': 'A red cup',
      }),
      { Handle: 'cup', 'Option1 Value': 'Green', 'Variant Price': 5, 'Variant Image': 'https://old.test/back.jpg' },
      { Handle: 'cup', 'Image Src': 'https://old.test/copy.jpg' },
    ]
    const first = await run(rows, { zip })
    expect(first.summary).toMatchObject({ pictures: 2, pictureProblems: 0 })
    const [, green] = (await shop.db.select().from(variant)).filter(({ productKey }) => productKey === 'cup')
    expect(green?.pictureName).toBe('cup-back')
    const second = await run(rows, { zip })
    expect([second.outcomes, second.summary.pictures]).toEqual([{ cup: 'same' }, 0])
    // Neither fetched nor read again: the shop knows the addresses.
    expect((await run(rows)).outcomes).toEqual({ cup: 'same' })
  })

  it('that fail are reported; the product is written without them, and the next import retries them', async () => {
    const rows = [row('cup', { 'Image Src': 'https://old.test/front.jpg' })]
    const { results, summary } = await run(rows)
    expect(results).toMatchObject([
      { outcome: 'created', notes: [{ line: 2, message: expect.stringContaining('is away') as string }] },
    ])
    expect(summary.pictureProblems).toBe(1)
    const zip = zipOf([{ name: 'front.jpg', bytes: await jpeg('#a00') }])
    expect((await run(rows, { zip })).outcomes).toEqual({ cup: 'changed' })
  })

  it('of variants in our own format do not block a product if they are not sent, or fail', async () => {
    const variantHeadings = [
      'sku',
      'gtin',
      'variantPrice',
      'variantSpecialPrice',
      'saleStarts',
      'saleEnds',
      'weight',
      'volume',
    ]
    const headings = ['key', 'name', 'price', 'option1 name', 'option1', ...variantHeadings]
    const own = [
      [...headings, 'stock,policy,needsDelivery,picture,picture1,picture2'].join(),
      'mug,Mug,5,Colour,Red,M-R,,,,,,,,1,deny,yes,red.jpg,red.jpg,blue.jpg',
      'mug,,,,Blue,M-B,,,,,,,,1,deny,yes,blue,,',
    ].join('\n')
    const pictureNames = async () =>
      (await shop.db.select().from(variant)).toSorted((a, b) => a.position - b.position).map((row) => row.pictureName)
    const dryRun = await run(own, { isDryRun: true })
    expect(dryRun.results.flatMap(({ problems }) => problems ?? [])).toEqual([])
    expect((await run(own)).outcomes).toEqual({ mug: 'created' })
    expect(await pictureNames()).toEqual([null, null])
    expect((await run(own, { zip: zipOf([{ name: 'red.jpg', bytes: await jpeg('#a00') }]) })).outcomes).toEqual({
      mug: 'changed',
    })
    expect(await pictureNames()).toEqual(['red', null])
    // A file without pictures does not change them.
    expect((await run(own, { isDryRun: true })).outcomes).toEqual({ mug: 'same' })
  })

  it.each([
    [
      'an SVG with a script',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')),
    ],
    [
      'HTML after the start of a picture',
      async () => Buffer.concat([(await jpeg('#000')).subarray(0, 20), Buffer.from('<script>1</script>')]),
    ],
    ['a picture of 30,000 by 30,000', () => Promise.resolve(hugePng())],
  ])('are refused if they are %s', async (_, createBytes) => {
    const zip = zipOf([{ name: 'a.png', bytes: await createBytes() }])
    const { results } = await run([row('cup', { 'Image Src': 'a.png' })], { zip })
    expect(results).toMatchObject([
      { outcome: 'created', notes: [{ message: expect.stringMatching(/^picture a\.png: /) as string }] },
    ])
  })
})

/** The head of a PNG of 900 megapixels. */
function hugePng(): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008020000', 'hex')
  return Buffer.concat([head, Buffer.alloc(40)])
}

describe('arbitrary file contents', () => {
  const CELL = fc.oneof(
    fc.constantFrom(
      '',
      '"',
      "'",
      '=1+1',
      '5',
      '-1',
      'NaN',
      '1e309',
      '\u0000',
      '\u202e',
      '<b>x',
      'Default Title',
      'TRUE',
    ),
    fc.string({ maxLength: 30, unit: 'grapheme' }),
    fc.constant('x'.repeat(5000)),
  )
  const BYTES = csvOf(HEADINGS, [row('cup', { Type: 'Cups' }), row('pot', { 'Body (HTML)': '<p>Two\nlines</p>' })])

  it('each product is written whole or refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record(Object.fromEntries(HEADINGS.map((heading) => [heading, CELL])), { requiredKeys: ['Handle'] }),
          { minLength: 1, maxLength: 8 },
        ),
        async (rows) => {
          const { results } = await run(rows as Rows)
          for (const { outcome, problems } of results) expect(outcome === 'refused').toBe(problems.length > 0)
          const stored = new Set(await keys())
          for (const { key, outcome } of results) if (outcome !== 'refused') expect(stored).toContain(key)
        },
      ),
      { numRuns: 40 },
    )
  }, 120_000)

  it('a damaged file is read, or refused as a whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.nat({ max: BYTES.length - 1 }), fc.constantFrom('"', ',', '\n', '\r', '\u0000', ';', 'é', '')),
          { minLength: 1, maxLength: 6 },
        ),
        async (changes) => {
          const characters = [...BYTES]
          for (const [at, character] of changes) characters[at] = character
          await run(characters.join(''), { isDryRun: true }).catch((error: unknown) =>
            expect(error).toBeInstanceOf(ImportError),
          )
        },
      ),
      { numRuns: 150 },
    )
  }, 120_000)
})

it('stores former names of products: their former addresses redirect to them', async () => {
  const file = csvOf(
    [...HEADINGS, 'Variant ID'],
    [
      row('чай', { Title: 'Tea', 'Variant SKU': 'tea-1', 'Variant ID': '4711' }),
      row('Green_Tea', { 'Variant SKU': 'tea-2', 'Variant ID': 'none' }),
    ],
  )
  const path = folder.write('former.csv', file)
  for (const isDryRun of [true, false, false]) {
    const { products } = await openSource([path], { currency: 'EUR' })
    await importProducts(products, {
      ...{ commands: localCommands(shop.shop), pictures: null, mode: 'all', isDryRun, actor: 'owner', source: path },
      onResult: () => {},
    })
    const to = async (address: string) => (await findFormerAddress(shop.shop, address).catch(() => null))?.to ?? null
    const found = [await to('/products/%D1%87%D0%B0%D0%B9?variant=4711'), await to('/products/green_tea')]
    expect(found).toEqual(isDryRun ? [null, null] : ['/product/tea?variant=tea-1', '/product/Green_Tea'])
  }
})
