import { LOCALES, type LocalText } from '../../i18n/locale'
import { sectionDocumentSchema } from '../../catalog/operations/section-document'
import { buildCatalogue, catalogueFor } from './build-catalogue'
import type { Catalogue } from './catalogue'

const { store, sections = [], pagePictures = [], categories, products, countries, pages, shipping } = buildCatalogue()
const parentOf = new Map(categories.map(({ key, parent }) => [key, parent]))
const pictures = [...products.flatMap((product) => product.pictures), ...pagePictures].map(({ name }) => name)

const pathOf = (key: string | null | undefined): string[] => (key ? [...pathOf(parentOf.get(key)), key] : [])

const repeated = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index)

/** Every localised text inside a value, with its path. */
function textsIn(value: unknown, path = ''): [string, LocalText][] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value && 'de' in value) return [[path, value as LocalText]]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

describe('products', () => {
  test('are about two hundred: some reduced, some new, twelve featured in order', () => {
    expect(products.length).toBeGreaterThanOrEqual(190)
    expect(products.length).toBeLessThanOrEqual(215)
    expect(products.filter(({ specialPrice }) => specialPrice !== null)).toHaveLength(36)
    expect(products.filter(({ isNew }) => isNew)).toHaveLength(30)
    const featured = products.filter((product) => product.featured > 0).sort((a, b) => a.featured - b.featured)
    expect(featured.map((product) => product.featured)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(new Set(featured.map(({ team }) => team.en)).size).toBe(12)
  })

  test('do not state the printing time, which a notice of the shop contains', () => {
    const aboutPrinting = products
      .flatMap(({ description }) => LOCALES.map((locale) => description[locale]))
      .flatMap((text) => text.split(/(?<=[.!?;])\s|</))
      .filter((sentence) => /\b(we print|imprimimos|estampamos|drucken wir|wir drucken)\b/i.test(sentence))
    expect(aboutPrinting.length).toBeGreaterThan(0)
    const times =
      /\b(days?|hours?|weeks?|afternoon|días?|horas?|semanas?|tarde|mañana|Tage?n?|Stunden?|Wochen?|\w*mittag)\b/i
    expect(aboutPrinting.filter((sentence) => times.test(sentence))).toEqual([])
  })

  test('have unique keys, models, SKUs and picture names', () => {
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(repeated(products.map(({ key }) => key))).toEqual([])
    expect(repeated(products.map(({ model }) => model))).toEqual([])
    expect(repeated(skus)).toEqual([])
    expect(repeated(pictures)).toEqual([])
    expect(products.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
    expect(products.map(({ key }) => key)).toContain('tarnbridge-rovers-home-shirt-2026-27')
  })

  test('cost 20 to 40 % less if reduced', () => {
    for (const { price, specialPrice } of products) {
      if (specialPrice === null) continue
      expect(specialPrice).toBeGreaterThanOrEqual(price * 0.6)
      expect(specialPrice).toBeLessThanOrEqual(price * 0.8)
    }
  })

  test('cover every stock level: sold out, few sizes left, low stock, plenty', () => {
    const counts = products.map(({ variants }) => variants.filter(({ stock }) => stock > 0).length)
    expect(counts.filter((left) => left === 0)).toHaveLength(4)
    expect(products.filter(({ variants }, index) => variants.length > 3 && counts[index] === 2).length).toBeGreaterThan(
      3,
    )
    const stocks = products.flatMap(({ variants }) => variants.map(({ stock }) => stock))
    expect(stocks.filter((stock) => stock >= 1 && stock <= 3).length).toBeGreaterThan(9)
    expect(Math.max(...stocks)).toBeLessThanOrEqual(60)
  })

  test.each(LOCALES)('have unique names and descriptions (%s)', (locale) => {
    expect(repeated(products.map(({ description }) => description[locale]))).toEqual([])
    expect(repeated(products.map(({ description }) => description[locale].split('\n')[0] ?? ''))).toEqual([])
    expect(repeated(products.map(({ name }) => name[locale]))).toEqual([])
  })

  test('are described in two or three paragraphs, in three languages', () => {
    for (const { description } of products) {
      expect(description.es).not.toBe(description.en)
      expect(description.de).not.toBe(description.en)
      for (const locale of LOCALES) expect(description[locale]).toMatch(/^(<p>[^<>{}]+<\/p>\n?){2,3}$/)
    }
  })

  test('have the views of their kind', () => {
    const views: Record<string, string[]> = { shirt: ['front', 'back'], shorts: ['front', 'back'] }
    const lastViews = { retro: 'folded', training: 'hung', 'warm-up': 'hung', shirt: 'detail' }
    for (const product of products) {
      const shown = product.pictures.map(({ drawing }) => drawing.view)
      const garment = product.pictures[0]?.drawing.garment ?? ''
      const last = Object.entries(lastViews).find(([word]) => product.key.includes(word))?.[1]
      const more = garment === 'shirt' && last ? [last] : []
      expect(shown).toEqual([...(views[garment] ?? ['front']), ...more])
      expect(product.pictures.map(({ name }) => name)).toEqual(shown.map((view) => `${product.key}-${view}`))
    }
  })

  test('can be printed if they are shirts of this season', () => {
    const printed = products.filter(({ custom }) => custom?.additionalPrice === 1200)
    expect(printed).toHaveLength(18 + 18 + 12 + 18 + 12)
    expect(printed.filter(({ key }) => key.includes('goalkeeper') || key.includes('retro'))).toEqual([])
  })

  test('are in existing categories, their team’s first', () => {
    for (const { key, categories: shelves } of products) {
      expect(shelves.filter((shelf) => !parentOf.has(shelf))).toEqual([])
      expect(repeated(shelves)).toEqual([])
      const [root, team, shelf] = pathOf(shelves[0])
      expect(['clubs', 'nations']).toContain(root)
      expect(key.startsWith(`${team}-`)).toBe(true)
      expect(shelf).toBeDefined()
    }
  })
})

describe('categories', () => {
  test('are a tree of three levels, with roots in menu order', () => {
    expect(categories.filter(({ parent }) => parent === null).map(({ key }) => key)).toEqual([
      'new-season',
      'clubs',
      'nations',
      'kids',
      'training',
      'retro',
      'sale',
      'accessories',
    ])
    expect(repeated(categories.map(({ key }) => key))).toEqual([])
    expect(Math.max(...categories.map(({ key }) => pathOf(key).length))).toBe(3)
    expect(categories.filter(({ parent }) => parent !== null && !parentOf.has(parent))).toEqual([])
  })

  test('only use pictures that exist', () => {
    const categoryPictures = categories.flatMap(({ picture }) => picture ?? [])
    expect(categoryPictures.length).toBeGreaterThan(0)
    expect(pictures).toEqual(expect.arrayContaining(categoryPictures))
  })

  test('all contain products', () => {
    const filled = new Set(products.flatMap((product) => product.categories.flatMap((key) => pathOf(key))))
    expect(categories.filter(({ key }) => !filled.has(key)).map(({ key }) => key)).toEqual([])
  })
})

describe('texts', () => {
  test('are never empty, except the ages of adult sizes', () => {
    // These three have a value per language, but are not texts.
    const { currency: _, i18n: __, search: ___, ...texts } = store
    const empty = textsIn({ store: texts, sections, categories, products, countries, pages, shipping }).filter(
      ([, words]) => LOCALES.some((locale) => words[locale].trim() === ''),
    )
    expect(empty.filter(([path]) => !path.endsWith('.age'))).toEqual([])
  })

  test('of categories are translated', () => {
    for (const { description } of categories) {
      expect(new Set(LOCALES.map((locale) => description[locale])).size).toBe(3)
    }
  })
})

describe('store', () => {
  test('has a home page with existing link targets and pictures', async () => {
    const links = new Set([
      '/category',
      ...categories.map(({ key }) => `/category/${key}`),
      ...products.map(({ key }) => `/product/${key}`),
    ])
    const documents = await Promise.all(sections.map((section) => sectionDocumentSchema.validate(section)))
    expect(documents[0]?.hero).toHaveLength(3)
    for (const { hero = [], tiles, products: rail, categories: list } of documents) {
      for (const link of [...hero, ...(tiles?.tiles ?? []), tiles?.more, rail?.more, list?.more])
        if (link) expect(links).toContain(link.link)
      for (const slide of hero) expect(pictures).toEqual(expect.arrayContaining(slide.pictures))
    }
  })

  test('delivers to many countries, with states if addresses need them', () => {
    const counts = Object.fromEntries(countries.map(({ iso, states }) => [iso, states.length]))
    expect(countries.length).toBeGreaterThanOrEqual(25)
    expect(counts).toMatchObject({ US: 59, CA: 13, AU: 8, MX: 32, AR: 24, DE: 16, ES: 52, IT: 107, GB: 0 })
    for (const { states } of countries) expect(repeated(states.map(({ code }) => code))).toEqual([])
  })
})

test('the catalogue is the same at every call', () => {
  expect(buildCatalogue()).toEqual(buildCatalogue())
})

describe('the content of a new shop (K26)', () => {
  it('has customers only if the operator enables the demo customers', () => {
    const { customers, ...others } = catalogueFor({ DEMO_CUSTOMERS: false }).accounts
    expect(customers).toEqual([])
    expect(Object.values(others).flat()).toEqual([])
    expect(catalogueFor({ DEMO_CUSTOMERS: true }).accounts.customers).toHaveLength(2)
  })

  it('has orders, public coupons and pending reviews and questions only with demo customers', () => {
    const todo = (filled: Catalogue) => [
      filled.orders.length,
      filled.coupons.length,
      filled.feedback.waiting.length,
      filled.feedback.questions.filter(({ answer }) => answer === null).length,
    ]
    expect(todo(catalogueFor({ DEMO_CUSTOMERS: false }))).toEqual([0, 0, 0, 0])
    expect(Math.min(...todo(catalogueFor({ DEMO_CUSTOMERS: true })))).toBeGreaterThan(0)
    expect(catalogueFor({ DEMO_CUSTOMERS: false }).feedback.reviews.length).toBeGreaterThan(0)
  })
})
