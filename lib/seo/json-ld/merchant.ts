import type { Currency, StoreSettings } from '../../../contract/entities/store'
import { decimalPrice } from '../../format/price'
import { absolute, type LdNode, type LdReference, type Site } from './node'

const idOf = (site: Site) => absolute(site, '/#store')

/** Empty fields of the store are left out. */
const orUndefined = (text: string) => text || undefined

interface Shown {
  settings: Pick<StoreSettings, 'name' | 'seoDescription' | 'contact'>
  /** URL of its logo; a neutral icon without one. */
  logo?: string
  /** ISO code of the store's own country, where it delivers there. */
  home: string | null
}

/** The shop as a merchant. */
export const onlineStore = (
  site: Site,
  { settings: { name, seoDescription, contact }, logo, home }: Shown,
): LdNode => ({
  '@type': 'OnlineStore',
  '@id': idOf(site),
  name,
  url: absolute(site, '/'),
  logo: absolute(site, logo || '/assets/icon.svg'),
  description: orUndefined(seoDescription),
  email: orUndefined(contact.email),
  telephone: orUndefined(contact.telephone),
  address: orUndefined(contact.address),
  hasMerchantReturnPolicy: home ? returnPolicy({ iso: home }) : undefined,
})

const WORDS = 'search_term_string'

/** The site and how it is searched. */
export const webSite = (site: Site, { name }: Pick<StoreSettings, 'name'>): LdNode => ({
  '@type': 'WebSite',
  name,
  url: absolute(site, '/'),
  publisher: { '@id': idOf(site) } satisfies LdReference,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, '/search')}?keyword={${WORDS}}` },
    'query-input': `required name=${WORDS}`,
  },
})

/** What every page promises: an unused product may be returned. A test holds the texts to it. */
export const RETURN_DAYS = 30

const VOCABULARY = 'https://schema.org'

/** The store's promise to its own country. */
export const returnPolicy = ({ iso }: { iso: string }): LdNode => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: iso,
  returnPolicyCategory: `${VOCABULARY}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: `${VOCABULARY}/ReturnByMail`,
})

/** A way to have an order delivered to one country. */
export interface Delivery {
  /** ISO 3166 code of the country. */
  iso: string
  /** Minor units. */
  price: number
  /** From dispatch; null if unknown. */
  days: { min: number; max: number } | null
}

/** What delivery costs and how long it takes. */
export const shippingDetails = ({ iso, price, days }: Delivery, currency: Currency): LdNode => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: decimalPrice(price, currency), currency: currency.code },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: iso },
  ...(days && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
    },
  }),
})
