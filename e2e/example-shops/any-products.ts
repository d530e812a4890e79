import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { type AnyProduct, anyProduct, renamed } from '../../store-api/testing/any-product'

/** A shop of products as no owner would think of them, as a folder for `apply`. */

/** Seed of the random products; FAST_CHECK_SEED sets another one, such as that of a failure. */
export const SEED = Number(process.env.FAST_CHECK_SEED ?? 20_261_125)

const RANDOM_PRODUCTS = 33

export const CATEGORIES = ['things', 'others', 'c'.repeat(128)]

const SHOP = {
  ...{ name: 'All & <sundry>', title: 'All & sundry', currency: 'EUR', language: 'en' },
  tax: [{ class: 'standard', zone: '*', rate: 20, name: 'VAT' }],
  shipping: [{ code: 'post', name: 'Post', rates: [{ countries: ['GB'], price: 4.5, minDays: 2, maxDays: 3 }] }],
  attributes: [
    { key: 'words', kind: 'list', name: 'Words', isFilter: true },
    { key: 'length', kind: 'number', name: 'Length', unit: 'cm', isFilter: true },
    { key: 'shade', kind: 'colour', name: 'Shade', isFilter: true },
    { key: 'certified', kind: 'boolean', name: 'Certified', isFilter: true },
  ],
  categories: CATEGORIES.map((key) => ({ key, name: `🏷 ${key.slice(0, 20)} <i>` })),
  menus: [{ key: 'header', entries: CATEGORIES.map((category) => ({ category })) }],
  sections: [
    { key: 'new', products: { title: 'New', from: 'newest', count: 24 } },
    { key: 'reduced', products: { title: 'Less', from: 'sale', count: 24 } },
    { key: 'all', products: { title: 'Things', from: 'category', category: 'things', count: 24 } },
    { key: 'shelves', tiles: { title: 'Shelves', tiles: CATEGORIES.map((key) => ({ link: `/category/${key}` })) } },
    { key: 'makers', brands: { title: 'Makers' } },
    { key: 'letter', newsletter: {} },
  ],
}

const ATTRIBUTES = {
  ...{ words: ['شاي', '🍵', '<b>'], length: 12.5, certified: true },
  shade: { name: 'Rouge "vif"', colour: '#c01020' },
}

const values = (count: number, name = 'no') => Array.from({ length: count }, (_, at) => `${name} ${at}`)

const active = (key: string, fields: Record<string, unknown>) =>
  ({ key, name: key, status: 'active', price: 5, categories: ['things'], ...fields }) as AnyProduct

/** Products at the limits of the model: these are tested with every seed. */
const EXTREME_PRODUCTS: AnyProduct[] = [
  active('bare', { categories: [], stock: 1 }),
  active('five-options', {
    options: [2, 2, 3, 2, 2].map((count, at) => ({ name: `Option ${at}`, isSize: at === 3, values: values(count) })),
    variants: values(2).flatMap((a) =>
      values(2).flatMap((b) =>
        values(3).map((c, at) => ({
          ...{ options: [a, b, c, 'no 1', 'no 0'], sku: `FIVE ${a} ${b} ${c}`, price: 5 + at, stock: at },
        })),
      ),
    ),
    pictures: [{ file: 'tall.png' }, { file: 'wide.png', alt: { de: 'Breit' } }],
  }),
  active('many-variants', {
    options: [
      { name: 'Tone', values: values(10).map((name, at) => ({ name, colour: `#${String(100_000 + at)}` })) },
      { name: 'Number', isSize: true, values: values(25) },
    ],
    variants: values(10).flatMap((a, row) =>
      values(25).map((b, at) => ({ options: [a, b], sku: `MANY ${row} ${at}`, price: 5 + row, stock: at, weight: 10 })),
    ),
  }),
  active('k'.repeat(128), { name: '🍵🫖👩‍👩‍👧‍👦', stock: 3, brand: '煎茶の新茶', pictures: [{ file: 'dot.png' }] }),
  active('right-to-left', {
    name: 'شاي أخضر',
    description: '<p dir="rtl">תה ירוק</p>',
    stock: 3,
    subtitle: { de: 'ת' },
  }),
  active('voucher', { stock: 0, policy: 'untracked', needsDelivery: false }),
  active('personal', {
    stock: 9,
    personalization: {
      ...{ price: 2, preview: null },
      fields: [
        { key: 'ribbon', label: { en: 'Ribbon "cm"' }, kind: 'number', isRequired: true, min: 10, max: 90 },
        { key: 'card', label: '<card>', kind: 'text', isRequired: false, maxLength: 20 },
      ],
    },
  }),
]

/** The random products of a seed and the extremes; some with pictures, attributes and related products. */
export function makeProducts(seed: number): AnyProduct[] {
  const random = fc.sample(anyProduct(CATEGORIES), { seed, numRuns: RANDOM_PRODUCTS }).map((product, at) => ({
    ...renamed(product, String(at)),
    ...(at % 3 === 1 && { pictures: [{ file: at % 2 ? 'wide.png' : 'tall.png', alt: product.name }] }),
    ...(at % 2 === 0 && { attributes: ATTRIBUTES }),
    ...(at % 4 === 0 && { related: { 'goes-with': ['bare', 'many-variants'], completes: ['personal'] } }),
  }))
  return [...EXTREME_PRODUCTS, ...random]
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#3050b080' } })
    .png()
    .toBuffer()

/** Writes the shop's folder, one that `apply` reads. */
export async function writeShop(folder: string, products: readonly AnyProduct[]): Promise<void> {
  for (const name of ['products', 'pictures', 'pages']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'shop.yaml'), JSON.stringify(SHOP))
  writeFileSync(join(folder, 'products', 'all.json'), JSON.stringify(products))
  const pictures = { wide: [1600, 201], tall: [201, 1600], dot: [1, 1] } as const
  for (const [name, [width, height]] of Object.entries(pictures))
    writeFileSync(join(folder, 'pictures', `${name}.png`), await picture(width, height))
}
