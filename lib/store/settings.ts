import 'server-only'
import { cache } from 'react'
import { CALLS } from '../contract/calls'
import type { StoreSettings } from '../contract/entities/store'
import { env } from '../env'
import { log } from '../log'
import { publicRead } from './public-read'

/** What a page shows as long as the store was never heard of. */
const unknownStore = (): StoreSettings => ({
  name: 'Shop',
  logo: '',
  title: 'Shop',
  seoDescription: '',
  seoKeywords: '',
  url: env().PUBLIC_ORIGIN,
  language: { code: 'en', htmlCode: 'en' },
  currency: {
    code: 'EUR',
    symbolLeft: '€',
    symbolRight: '',
    value: 1,
    decimalPlace: 2,
    symbolThousands: ',',
    decimalSymbol: '.',
    minorDigits: 2,
  },
  contact: { address: '', email: '', telephone: '', workingHours: '' },
  bannerList: [],
  country: { name: '', timeZone: 'UTC' },
  i18n: '',
  restrict: { platform: [], language: [] },
  notify: [],
})

/** The store settings. A failed fetch is only logged (spec §8); pages then show a shop without a name. */
export const getStoreSettings: () => Promise<StoreSettings> = cache(async () => {
  try {
    return await publicRead(CALLS.getStore)
  } catch (error) {
    log().error({ err: error }, 'store settings could not be fetched')
    return unknownStore()
  }
})
