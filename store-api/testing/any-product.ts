import fc from 'fast-check'
import { MAX_OPTION_GROUPS } from '../catalog/operations/product-document'

/** Unusual products for property tests: everything that the model allows. */

const MAX_KEY_LENGTH = 128

/**
 * Emoji, right to left, no spaces, markup, hostile markup, prefixes of formulas and templates, very long, one letter.
 */
const UNUSUAL_TEXTS = [
  '🍵🫖👩‍👩‍👧‍👦',
  'شاي أخضر',
  'תה ירוק',
  '煎茶の新茶',
  '<b>bold</b> & "quoted"',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{constructor}} ${1} %s',
  '=1+1',
  'x'.repeat(200),
  '-',
  '0',
  "it's",
  '100 %',
  ' \u00a0space ',
  'a\u202eb',
  ']]>',
]

const words = fc.oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.constantFrom(...UNUSUAL_TEXTS)).map(visible)

/** A text with a visible character, as names require. */
function visible(text: string): string {
  return text.trim() === '' ? 'x' : text
}
/** A text in the shop's default language, or in several languages. */
const texts = fc.oneof(words, fc.record({ en: words, de: words }), fc.record({ en: words }))

const HTML = [
  '<p>Text</p><script>alert(1)</script>',
  '<p onclick="x()">A<table><tr><td>1</table>',
  '<a href="javascript:alert(1)">link</a>',
  '<ul><li>one<li>two',
  '<!-- --><style>*{display:none}</style>',
  '<p>',
]

const SMALL_VARIANTS = 250

/** Up to five option groups, and variants for some of all combinations: at most 250. */
const options = fc
  .oneof(
    {
      weight: 9,
      arbitrary: fc.array(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 }), {
        maxLength: MAX_OPTION_GROUPS,
      }),
    },
    { weight: 1, arbitrary: fc.constant([['red', 'blue'], ['s', 'm', 'l', 'xl', 'xxl'], numbers(25)]) },
  )
  .map((groups) => {
    const choices = groups.reduce<string[][]>(
      (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
      [[]],
    )
    return { groups, choices: choices.slice(0, SMALL_VARIANTS) }
  })

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `no ${at}`)
}

/** Short keys, and one of 128 characters. */
const key = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/), fc.constant('k'.repeat(MAX_KEY_LENGTH)))

const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount / 100)

/** The own fields of one variant. */
const own = fc.record(
  {
    stock: fc.integer({ min: 0, max: 50 }),
    policy: fc.constantFrom('deny', 'continue', 'untracked'),
    needsDelivery: fc.boolean(),
    weight: fc.integer({ min: 1, max: 100_000 }),
    volume: fc.integer({ min: 1, max: 100_000 }),
    gtin: fc.constantFrom('4006381333931', '12345678'),
  },
  { requiredKeys: ['stock', 'policy'] },
)

const fields = fc.record(
  {
    key,
    name: texts,
    brand: texts,
    subtitle: texts,
    description: fc.oneof(texts, fc.constantFrom(...HTML)),
    status: fc.constantFrom('active', 'draft', 'archived'),
    price: cents,
    isNew: fc.boolean(),
    featured: fc.integer({ min: 1, max: 99 }),
    seo: fc.record({ title: texts, description: texts }),
    personalization: fc.record({
      price: cents,
      fields: fc.constantFrom(
        [{ key: 'text', label: 'Words', kind: 'text', maxLength: 20 }],
        [{ key: 'year', label: { en: 'Year' }, kind: 'number', min: 1, max: 2100 }],
        [{ key: 'needed', label: 'Must be there', kind: 'text', maxLength: 20, isRequired: true }],
      ),
    }),
  },
  { requiredKeys: ['key', 'name', 'status', 'price'] },
)

/** A product document as a merchant writes it. */
export type AnyProduct = Record<string, unknown> & { key: string; status: 'active' | 'draft' | 'archived' }

/**
 * Products of the model without pictures and attributes.
 * @param categories keys of the shop's categories; a product is in one or two of them
 */
export const anyProduct = (categories: readonly string[]): fc.Arbitrary<AnyProduct> =>
  fc
    .tuple(fields, options, own, fc.subarray([...categories], { maxLength: 2 }), fc.boolean())
    .map(([document, { groups, choices }, variant, chosen, hasPrices]) => ({
      ...document,
      categories: chosen,
      ...(groups.length === 0
        ? { ...variant, sku: '0' }
        : {
            options: groups.map((values, at) => ({ name: `Option ${at}`, values, ...(at === 1 && { isSize: true }) })),
            variants: choices.map((options, at) => ({
              ...{ options, ...variant, sku: `${at}` },
              ...(hasPrices && at % 2 === 1 && { price: document.price + at, specialPrice: document.price }),
            })),
          }),
    })) as unknown as fc.Arbitrary<AnyProduct>

/** The same product with a unique key and SKUs. @param id their prefix */
export function renamed(product: AnyProduct, id: string): AnyProduct {
  const withSku = <Row extends object>(row: Row) => ('sku' in row ? { ...row, sku: `${id}-${String(row.sku)}` } : row)
  const { variants } = product as { variants?: object[] }
  return {
    ...withSku(product),
    key: `${id}-${product.key}`.slice(0, MAX_KEY_LENGTH),
    ...(variants && { variants: variants.map(withSku) }),
  }
}
