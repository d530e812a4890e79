import type { StoreSettings } from '../../../contract/entities/store'
import { absolute, type LdNode, type LdReference, type Site } from './node'
import { returnPolicy } from './return-policy'

const idOf = (site: Site) => absolute(site, '/#store')

/** Empty fields of the store are left out. */
const told = (text: string) => text || undefined

interface Shown {
  settings: Pick<StoreSettings, 'name' | 'seoDescription' | 'contact'>
  /** URL of its logo; the shop's icon without one. */
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
  description: told(seoDescription),
  email: told(contact.email),
  telephone: told(contact.telephone),
  address: told(contact.address),
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
