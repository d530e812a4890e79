import type { Currency, StoreSettings } from '../../../contract/entities/store'
import { decimalPrice } from '../../format/price'
import { absolute, type LdNode, type LdReference, type Site } from './node'

const idOf = (site: Site) => absolute(site, '/#store')

/** Empty fields of the store are omitted. */
const emptyToUndefined = (text: string) => text || undefined

interface OnlineStoreOptions {
  settings: Pick<StoreSettings, 'name' | 'seoDescription' | 'contact' | 'returns'>
  /** URL of its logo; a neutral icon without one. */
  logo?: string
  /** ISO code of the store's own country, if it delivers there. */
  home: string | null
}

/** The shop as a merchant. */
export const onlineStore = (
  site: Site,
  { settings: { name, seoDescription, contact, returns }, logo, home }: OnlineStoreOptions,
): LdNode => ({
  '@type': 'OnlineStore',
  '@id': idOf(site),
  name,
  url: absolute(site, '/'),
  logo: absolute(site, logo || '/assets/icon.svg'),
  description: emptyToUndefined(seoDescription),
  email: emptyToUndefined(contact.email),
  telephone: emptyToUndefined(contact.telephone),
  address: emptyToUndefined(contact.address),
  hasMerchantReturnPolicy: home && returns ? returnPolicy({ iso: home }, returns) : undefined,
})

const SEARCH_TERM = 'search_term_string'

/** The site and its search URL. */
export const webSite = (site: Site, { name }: Pick<StoreSettings, 'name'>): LdNode => ({
  '@type': 'WebSite',
  name,
  url: absolute(site, '/'),
  publisher: { '@id': idOf(site) } satisfies LdReference,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, '/search')}?keyword={${SEARCH_TERM}}` },
    'query-input': `required name=${SEARCH_TERM}`,
  },
})

const VOCABULARY = 'https://schema.org'

/** The store's return policy. */
export type Returns = NonNullable<StoreSettings['returns']>

const RETURN_FEES = { true: 'FreeReturn', false: 'ReturnFeesCustomerResponsibility' } as const

/** The store's return policy for its own country. */
export const returnPolicy = ({ iso }: { iso: string }, { days, isFree }: Returns): LdNode => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: iso,
  returnPolicyCategory: `${VOCABULARY}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: days,
  returnMethod: `${VOCABULARY}/ReturnByMail`,
  returnFees: isFree === null ? undefined : `${VOCABULARY}/${RETURN_FEES[`${isFree}`]}`,
})

/** A delivery method to one country. */
export interface Delivery {
  /** ISO 3166 code of the country. */
  iso: string
  /** Minor units. */
  price: number
  /** From dispatch; null if unknown. */
  days: { min: number; max: number } | null
}

/** The price and the duration of delivery. */
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
