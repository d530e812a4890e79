import type { StoreSettings } from '../../contract/entities/store'

/** What pages show of a store that was never heard of. @param url where shoppers reach the shop */
export const unknownStore = (url: string): StoreSettings => ({
  name: 'Shop',
  logo: '',
  title: 'Shop',
  seoDescription: '',
  seoKeywords: '',
  url,
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
  guestCheckout: false,
})
