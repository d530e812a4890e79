import type { ProductDetail } from '../../../contract/entities/product'
import { defaultStoreSettings } from '../../data/settings'
import type { Site } from '../json-ld/node'

export const SITE: Site = { origin: 'https://shop.example', imageBase: '' }

export const SETTINGS = {
  ...defaultStoreSettings(SITE.origin),
  name: 'Touchline',
  seoDescription: 'Shirts.',
  contact: { address: '14 Halfway Lane', email: 'help@shop.example', telephone: '+44 20 7946 0114', workingHours: '' },
}

const card = {
  key: 'rovers-home',
  name: 'Rovers home shirt',
  brand: 'Rovers',
  subtitle: 'Home shirt',
  picture: { imageUrl: '/image/rovers-front.webp?v=1', alt: 'Front' },
  secondImageUrl: '',
  price: 7900,
  specialPrice: null,
  isNew: false,
  inStock: true,
  lastSizes: [],
  isPriceFrom: false,
  unitPrice: null,
}

/** A shirt of two sizes, one of which is sold out; it has no reviews. */
export const PRODUCT: ProductDetail = {
  ...card,
  productModel: 'ROV-HOME',
  description: '<p>Red &amp; white.</p><p>Recycled.</p>',
  pictures: [card.picture],
  optionGroups: [
    {
      id: 2,
      title: 'Size',
      optionList: [
        { id: 1, title: 'S', stock: 0, sku: 'ROV-HOME-S' },
        { id: 2, title: 'M', stock: 3, sku: 'ROV-HOME-M' },
      ],
    },
  ],
  isCustom: false,
  personalization: null,
  customAdditionalPrice: 0,
  details: [],
  sizeChart: [],
  sizeTable: null,
  breadcrumb: [{ key: 'clubs', name: 'Clubs' }],
  related: [],
  rating: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] },
  lowestPrice: null,
  print: null,
  companions: [],
  variants: [],
}
