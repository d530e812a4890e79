import type { Catalogue, CatalogueProduct, LocalText } from '../catalogue/catalogue'
import type { Drawing } from '../images/drawing'

const say = (text: string): LocalText => ({ en: text, es: `${text} (es)`, de: `${text} (de)` })

const drawing: Drawing = {
  garment: 'ball',
  view: 'front',
  colours: ['#a51f2b', '#f4f1ea', '#1c1d22'],
  pattern: 'plain',
  collar: 'crew',
  sleeve: 'short',
  cut: 'adult',
  crest: { shape: 'round', initials: 'TR' },
}

interface Sketch {
  key: string
  price: number
  specialPrice?: number
  custom?: number
  categories: string[]
  /** Stock by size. */
  stock: Record<string, number>
}

const product = ({ key, price, specialPrice, custom, categories, stock }: Sketch): CatalogueProduct => ({
  key,
  model: key.toUpperCase(),
  name: say(`Rovers ${key}`),
  team: say('Rovers'),
  kit: say(key),
  description: say(`<p>About ${key}.</p>`),
  categories,
  price,
  specialPrice: specialPrice ?? null,
  releasedAt: '2026-07-01',
  isNew: false,
  featured: key === 'home' ? 1 : 0,
  custom: custom === undefined ? null : { additionalPrice: custom },
  variants: Object.entries(stock).map(([size, pieces]) => ({ size: say(size), sku: `${key}-${size}`, stock: pieces })),
  pictures: [{ name: `${key}-front`, alt: say(`${key}, front`), drawing }],
  details: [{ name: say('Fabric'), value: say('Cotton') }],
  sizeChart: [{ size: say('M'), age: say('–'), height: '170–176', bust: '98', waist: '84', length: '72' }],
  rating: { average: 4.5, count: 12 },
})

/** A shop of four products: enough to see every rule, small enough to fill in a moment. */
export const SMALL_CATALOGUE: Catalogue = {
  store: {
    name: 'Touchline',
    title: say('Team kits'),
    seoDescription: say('Kits'),
    seoKeywords: say('kits'),
    contact: { address: '1 Lane', email: 'a@b.example', telephone: '+1', workingHours: say('9–17') },
    country: { name: say('United Kingdom'), timeZone: 'Europe/London' },
    banners: [
      {
        title: say('Home'),
        text: say('Shirts'),
        action: say('Shop'),
        link: '/category/clubs',
        pictures: ['home-front'],
      },
    ],
  },
  categories: [
    { key: 'rovers-shirts', parent: 'rovers', name: say('Shirts'), description: say('All shirts') },
    { key: 'clubs', parent: null, name: say('Clubs'), description: say('All clubs') },
    { key: 'rovers', parent: 'clubs', name: say('Rovers'), description: say('Rovers') },
    { key: 'sale', parent: null, name: say('Sale'), description: say('Less') },
  ],
  products: [
    product({ key: 'home', price: 7900, custom: 1200, categories: ['rovers-shirts'], stock: { S: 0, M: 40, L: 3 } }),
    product({ key: 'away', price: 7900, specialPrice: 5500, categories: ['rovers-shirts', 'sale'], stock: { M: 10 } }),
    product({ key: 'shorts', price: 3200, categories: ['rovers'], stock: { M: 40 } }),
    product({ key: 'ball', price: 2900, categories: ['clubs'], stock: { 'Size 5': 0 } }),
  ],
  countries: [
    { iso: 'US', name: say('United States'), states: [{ code: 'NY', name: 'New York' }] },
    { iso: 'DE', name: say('Germany'), states: [] },
  ],
}
