import type { Catalogue, CatalogueProduct } from '../demo/catalogue/catalogue'
import { eachLocale, sameText, text } from '../i18n/local-text'
import { SMALL_CATALOGUE } from './catalogue'
import { type Locale, LOCALES } from '../i18n/locale'
import { openTestShop, testClient } from './test-shop'

const KITS = {
  home: text('Home shirt', 'Camiseta primera equipación', 'Heimtrikot'),
  away: text('Away shirt', 'Camiseta segunda equipación', 'Auswärtstrikot'),
  goalkeeper: text('Goalkeeper shirt', 'Camiseta de portero', 'Torwarttrikot'),
  kids: text('Kids’ home shirt', 'Camiseta infantil primera equipación', 'Kinder-Heimtrikot'),
  scarf: text('Scarf', 'Bufanda', 'Schal'),
}

const COLOURS = {
  red: text('Red, blue', 'Rojo, azul', 'Rot, Blau'),
  blue: text('Navy blue, red', 'Azul marino, rojo', 'Marineblau, Rot'),
}

interface Sketch {
  key: string
  team: string
  kit: keyof typeof KITS
  colours?: keyof typeof COLOURS
  featured?: number
  stock?: number
  about?: string
}

function product({ key, team, kit, colours = 'red', featured = 0, stock = 5, about = '' }: Sketch): CatalogueProduct {
  const [template] = SMALL_CATALOGUE.products
  if (!template) throw new Error('the small catalogue has no product')
  const label = KITS[kit]
  return {
    ...template,
    key,
    facets: {
      team: { key: team.toLowerCase(), label: sameText(team) },
      kind: { key: kit, label },
      colours: [{ key: colours, label: COLOURS[colours] }],
    },
    model: `M-${key}`,
    team: sameText(team),
    kit: label,
    name: eachLocale((locale) => (locale === 'es' ? `${label.es} ${team}` : `${team} ${label[locale]}`)),
    description: sameText(`<p>${about}</p>`),
    categories: [kit === 'scarf' ? 'scarves' : 'shirts'],
    featured,
    variants: [{ size: sameText('M'), sku: key, stock }],
    pictures: template.pictures.map((picture) => ({ ...picture, name: `${key}-front` })),
    attributes: [{ key: 'colours', value: { kind: 'text', text: COLOURS[colours] } }],
  }
}

/** A shop with realistic names, for search tests. */
export const SEARCH_CATALOGUE: Catalogue = {
  ...SMALL_CATALOGUE,
  attributes: [{ key: 'colours', name: text('Colours', 'Colores', 'Farben'), kind: 'text' }],
  categories: [
    { key: 'gear', parent: null, name: text('Fan gear', 'Aficionados', 'Fanartikel'), description: sameText('') },
    { key: 'shirts', parent: 'gear', name: text('Shirts', 'Camisetas', 'Trikots'), description: sameText('') },
    { key: 'scarves', parent: 'gear', name: text('Scarves', 'Bufandas', 'Schals'), description: sameText('') },
  ],
  products: [
    product({ key: 't-home', team: 'Tarnbridge', kit: 'home' }),
    product({ key: 't-away', team: 'Tarnbridge', kit: 'away', colours: 'blue' }),
    product({ key: 't-keeper', team: 'Tarnbridge', kit: 'goalkeeper', colours: 'blue' }),
    product({ key: 't-kids', team: 'Tarnbridge', kit: 'kids' }),
    product({ key: 't-scarf', team: 'Tarnbridge', kit: 'scarf', about: 'Goes with every shirt &amp; weather.' }),
    product({ key: 'f-home', team: 'Thetford United', kit: 'home', featured: 1, stock: 0, colours: 'blue' }),
    product({
      key: 'p-home',
      team: 'Port Alder',
      kit: 'home',
      featured: 2,
      about: 'Dries overnight, for men in a hurry.',
    }),
  ],
}

type Search = (
  locale: Locale,
  keyword: string,
  query?: Record<string, string>,
) => ReturnType<ReturnType<typeof testClient>>

/** Opens one catalogue in every language of the shop, for searches. */
export async function openSearchShops(catalogue: Catalogue): Promise<{ search: Search; close: () => Promise<void> }> {
  const database = await openTestShop({ catalogue })
  const shops = await Promise.all(LOCALES.map((language) => openTestShop({ catalogue, language, database })))
  const clients = new Map(LOCALES.map((locale, at) => [locale, shops[at]]))
  const search: Search = (locale, keyword, query = {}) => {
    const shop = clients.get(locale)
    if (!shop) throw new Error(`no shop speaks ${locale}`)
    return testClient(shop.app)('GET', `/api/search?${new URLSearchParams({ keyword, ...query })}`)
  }
  return { search, close: database.close }
}
