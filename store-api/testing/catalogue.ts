import { SEARCH_WORDS } from '../demo/catalogue/search-words'
import type { LocalText } from '../i18n/locale'
import type {
  Catalogue,
  CatalogueCoupon,
  CatalogueOrder,
  CataloguePage,
  CatalogueProduct,
} from '../demo/catalogue/catalogue'
import type { Drawing } from '../demo/images/drawing'

/** A test text in every language, each different from the others. */
export const testText = (text: string): LocalText => ({ en: text, es: `${text} (es)`, de: `${text} (de)` })

/** A coupon of every kind, and one for every reason of rejection. */
const SMALL_COUPONS: CatalogueCoupon[] = [
  { code: 'TEN', kind: 'percent', value: 10, text: testText('10 % off'), mostPerEmail: 1 },
  { code: 'FIVE', kind: 'amount', value: 500, text: testText('5.00 off'), minSubTotal: 5000 },
  { code: 'POST', kind: 'shipping', value: 0, text: testText('Free delivery') },
  { code: 'PAST', kind: 'percent', value: 25, text: testText('25 % off'), endsInDays: -1 },
  { code: 'GONE', kind: 'percent', value: 25, text: testText('25 % off'), mostUses: 2, uses: 2 },
  { code: 'ONCE', kind: 'percent', value: 50, text: testText('Half off'), mostUses: 1 },
  { code: 'ALL', kind: 'percent', value: 100, text: testText('All off') },
]

const page = (id: number, key: string, questions: CataloguePage['questions'] = []): CataloguePage => ({
  id,
  key,
  groupId: id < 7 ? 1 : 2,
  title: testText(`Page ${key}`),
  seoDescription: testText(`All about ${key}`),
  html: testText(`<p>Text of ${key}.</p>`),
  questions,
  updatedAt: '2026-06-01T08:00:00.000Z',
})

/** Four of the site's pages, out of order. */
const SMALL_PAGES: CataloguePage[] = [
  page(7, 'contact-us'),
  page(1, 'about-us'),
  page(8, 'help', [{ question: testText('How long?'), answer: testText('Two days.') }]),
  page(2, 'cookie-policy'),
]

/** A shipped order with an unsorted history, and an unpaid one. */
const SMALL_ORDERS: CatalogueOrder[] = [
  {
    number: 'TL-1001',
    email: 'ada@mail.example',
    payment: 'paid',
    shipping: 'shipped',
    history: [
      { event: 'shipped', hoursAgo: 24 },
      { event: 'placed', hoursAgo: 50 },
      { event: 'paid', hoursAgo: 49 },
    ],
    shipments: [
      {
        carrier: 'Parcel Post',
        trackingNumber: 'PP1',
        trackingUrl: 'https://parcel.example/PP1',
        pieces: 2,
        shippedHoursAgo: 24,
        deliveredHoursAgo: null,
      },
    ],
  },
  {
    number: 'TL-1002',
    email: 'ben@mail.example',
    payment: 'unpaid',
    shipping: 'unshipped',
    history: [{ event: 'placed', hoursAgo: 2 }],
    shipments: [],
  },
]

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
  facets: {
    team: { key: 'rovers', label: testText('Rovers') },
    kind: { key, label: testText(key) },
    colours: [{ key: 'red', label: testText('Red') }],
  },
  model: key.toUpperCase(),
  name: testText(`Rovers ${key}`),
  team: testText('Rovers'),
  kit: testText(key),
  description: testText(`<p>About ${key}.</p>`),
  categories,
  price,
  specialPrice: specialPrice ?? null,
  releasedAt: '2026-07-01',
  isNew: false,
  featured: key === 'home' ? 1 : 0,
  custom: custom === undefined ? null : { additionalPrice: custom },
  variants: Object.entries(stock).map(([size, pieces]) => ({
    size: testText(size),
    sku: `${key}-${size}`,
    stock: pieces,
  })),
  pictures: [{ name: `${key}-front`, alt: testText(`${key}, front`), drawing }],
  attributes: [{ key: 'fabric', value: { kind: 'text', text: testText('Cotton') } }],
  sizeChart: [{ size: testText('M'), age: testText('–'), height: '170–176', bust: '98', waist: '84', length: '72' }],
  rating: { average: 4.5, count: 12 },
})

const EURO = {
  code: 'EUR',
  value: 1,
  decimalPlace: 2,
  minorDigits: 2,
  symbolLeft: '€',
  symbolRight: '',
  symbolThousands: ',',
  decimalSymbol: '.',
}

/** The same in Spanish and German format. */
const EURO_SUFFIXED = { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' }

/** A shop of four products: enough for every rule, small enough to seed quickly. */
export const SMALL_CATALOGUE: Catalogue = {
  store: {
    name: 'Touchline',
    orderPrefix: 'TL',
    title: testText('Team kits'),
    seoDescription: testText('Kits'),
    seoKeywords: testText('kits'),
    contact: { address: '1 Lane', email: 'a@b.example', telephone: '+1', workingHours: testText('9–17') },
    country: { name: testText('United Kingdom'), timeZone: 'Europe/London' },
    currency: { en: EURO, es: EURO_SUFFIXED, de: EURO_SUFFIXED },
    i18n: { en: {}, es: {}, de: {} },
    search: SEARCH_WORDS,
    returns: { days: 30, isFree: true },
    restrict: { platform: [], language: [] },
    notify: [testText('Closed on Monday')],
    banners: [
      {
        title: testText('Home'),
        text: testText('Shirts'),
        action: testText('Shop'),
        link: '/category/clubs',
        pictures: ['home-front'],
      },
    ],
  },
  categories: [
    { key: 'rovers-shirts', parent: 'rovers', name: testText('Shirts'), description: testText('All shirts') },
    { key: 'clubs', parent: null, name: testText('Clubs'), description: testText('All clubs') },
    { key: 'rovers', parent: 'clubs', name: testText('Rovers'), description: testText('Rovers') },
    { key: 'sale', parent: null, name: testText('Sale'), description: testText('Less'), saleOf: [] },
  ],
  attributes: [{ key: 'fabric', name: testText('Fabric'), kind: 'text' }],
  products: [
    product({ key: 'home', price: 7900, custom: 1200, categories: ['rovers-shirts'], stock: { S: 0, M: 40, L: 3 } }),
    product({ key: 'away', price: 7900, specialPrice: 5500, categories: ['rovers-shirts', 'sale'], stock: { M: 10 } }),
    product({ key: 'shorts', price: 3200, categories: ['rovers'], stock: { M: 40 } }),
    product({ key: 'ball', price: 2900, categories: ['clubs'], stock: { 'Size 5': 0 } }),
  ],
  countries: [
    { iso: 'US', name: testText('United States'), states: [{ code: 'NY', name: 'New York' }] },
    { iso: 'DE', name: testText('Germany'), states: [] },
  ],
  pages: SMALL_PAGES,
  shipping: [
    {
      code: 'express',
      name: testText('Express'),
      description: testText('By courier'),
      rates: [
        { countries: ['DE'], price: 900, minDays: 1, maxDays: 2 },
        { countries: ['US'], price: 1200, minDays: 2, maxDays: 4 },
      ],
    },
    {
      code: 'standard',
      name: testText('Standard'),
      description: testText('By post'),
      rates: [
        { countries: ['DE'], price: 0, minDays: 3, maxDays: 5 },
        { countries: ['US'], price: 1200, minDays: 6, maxDays: 12 },
      ],
    },
  ],
  scripts: [
    {
      id: 'counter',
      defer: true,
      async: false,
      src: 'https://count.example/c.js',
      type: 'text/javascript',
      content: '',
    },
    { id: 'greeting', defer: false, async: false, src: '', type: '', content: 'greet()' },
  ],
  orders: SMALL_ORDERS,
  accounts: { customers: [], orderContents: [], messages: [], tickets: [] },
  feedback: { reviews: [], questions: [], waiting: [] },
  prices: [],
  coupons: SMALL_COUPONS,
}
