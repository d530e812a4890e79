import fc from 'fast-check'
import { openTestShop, testClient } from '../../testing/test-shop'
import { applyDocuments } from './apply-documents'
import { showDocument } from './document-kinds'
import { MAX_OPTION_GROUPS } from './product-document'

/** Whatever product an owner writes, no list, page, suggestion, feed or sitemap may fail because of it. */

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())

/** Words of every kind a name may have: emoji, right to left, markup, very long, a single letter. */
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '🍵🫖',
    'شاي أخضر',
    'תה',
    '煎茶',
    '<b>bold</b> & "quoted"',
    'x'.repeat(200),
    '-',
    '0',
    "it's",
    '100 %',
  ),
)
const texts = fc.oneof(words, fc.record({ en: words, de: words }), fc.record({ de: words }))

/** Up to five groups, and variants that are some of all their choices. */
const options = fc
  .array(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 }), {
    maxLength: MAX_OPTION_GROUPS,
  })
  .map((groups) => {
    const choices = groups.reduce<string[][]>(
      (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
      [[]],
    )
    return { groups: groups.map((values, at) => ({ name: `Option ${at}`, values })), choices: choices.slice(0, 250) }
  })

const product = fc
  .record({
    key: fc.stringMatching(/^[A-Za-z0-9_-]{1,50}$/),
    name: texts,
    brand: fc.option(texts, { nil: undefined }),
    subtitle: fc.option(texts, { nil: undefined }),
    description: fc.option(texts, { nil: undefined }),
    status: fc.constantFrom('active', 'draft', 'archived'),
    price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    categories: fc.constantFrom([], ['clubs'], ['rovers', 'clubs']),
    options,
    stock: fc.integer({ min: 0, max: 50 }),
    policy: fc.constantFrom('deny', 'continue', 'untracked'),
  })
  .map(({ options: { groups, choices }, stock, policy, ...fields }) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(groups.length > 0
      ? {
          options: groups,
          variants: choices.map((chosen, at) => ({ options: chosen, sku: `${fields.key}-${at}`, stock, policy })),
        }
      : { sku: `${fields.key}-0`, stock, policy }),
  })) as unknown as fc.Arbitrary<Record<string, unknown> & { key: string; status: string }>

const PATHS = [
  '/api/product?limit=50&facets=1',
  '/api/product?category=clubs&limit=50&sort=price-asc',
  '/api/search?keyword=option',
  '/api/search/suggest?keyword=x',
  '/api/category',
  '/api/feed?after=0',
  '/api/crawl',
  '/api/crawl/product?part=0',
]

it('takes any product of the model, and serves everything with it', async () => {
  const client = testClient(shop.app)
  const get = (path: string) => client('GET', path)
  await fc.assert(
    fc.asyncProperty(product, async (input) => {
      const apply = () =>
        applyDocuments(shop.shop, [{ kind: 'product', input, source: 'property' }], { actor: 'owner' })
      const [written] = await apply()
      expect(written?.problems).toEqual([])
      expect((await apply())[0]?.outcome).toBe('same')
      const shown = await showDocument(shop.shop, 'product', input.key)
      const asShown = [{ kind: 'product' as const, input: shown?.document, source: 'shown' }]
      expect(await applyDocuments(shop.shop, asShown, { actor: 'owner' })).toMatchObject([{ outcome: 'same' }])
      const detail = await get(`/api/product/${input.key}`)
      expect([input.status, detail.response.status]).toEqual([input.status, input.status === 'active' ? 200 : 404])
      for (const path of PATHS) expect([path, (await get(path)).response.status]).toEqual([path, 200])
      const [archived] = await applyDocuments(
        shop.shop,
        [{ kind: 'product', input: { key: input.key, status: 'archived' }, source: 'property' }],
        { actor: 'owner' },
      )
      expect(archived?.problems).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 300_000)
