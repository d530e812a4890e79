import type { StoreSettings } from '../../contract/entities/store'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

/** Settings that differ from the demo shop's in every visible field. */
const OWN = {
  name: 'Harbour Kit',
  title: 'Harbour title',
  seoDescription: 'Harbour description',
  seoKeywords: 'harbour, kit',
  language: { code: 'en', htmlCode: 'en-NZ' },
  contact: {
    address: '12 Harbour Road',
    email: 'ahoy@harbour.example',
    telephone: '+64 4 555 0100',
    workingHours: 'Harbour hours, 9 to 5',
  },
  bannerList: [
    { title: 'Harbour slide', text: '', action: '', link: '', images: [{ imageUrl: '/image/x.webp', alt: '' }] },
  ],
  i18n: JSON.stringify({ OrderTrack: { heading: 'Harbour parcels' } }),
  notify: ['Harbour notice'],
}

/** Where a field is visible: path, and the HTML there. */
const SEEN: Record<string, [path: string, html: RegExp]> = {
  name: ['/', /Harbour Kit/],
  title: ['/', /<title>[^<]*Harbour title/],
  seoDescription: ['/', /<meta name="description" content="Harbour description"/],
  seoKeywords: ['/cart', /<meta name="keywords" content="harbour, kit"/],
  'language.htmlCode': ['/', /<html[^>]* lang="en-NZ"/],
  'currency.symbolLeft': ['/product', /NZ\$\d/],
  'currency.symbolRight': ['/product', /\d net</],
  'contact.address': ['/', /12 Harbour Road/],
  'contact.email': ['/', /mailto:ahoy@harbour\.example/],
  'contact.telephone': ['/', /tel:\+6445550100/],
  'contact.workingHours': ['/', /Harbour hours, 9 to 5/],
  bannerList: ['/', /Harbour slide/],
  i18n: ['/order-track', /Harbour parcels/],
  notify: ['/', /Harbour notice/],
}

test('every field of the store settings is seen where it belongs (spec §3)', async () => {
  const shop = await openStorefront({
    // Banners are shown on the home page only if the shop has not configured sections.
    '/api/home': () => ({ sections: null }),
    '/api/store': (data) => {
      const given = data as StoreSettings
      return { ...given, ...OWN, currency: { ...given.currency, symbolLeft: 'NZ$', symbolRight: ' net' } }
    },
  })
  for (const [field, [path, html]] of Object.entries(SEEN)) {
    const response = await fetch(shop.url + path)
    expect.soft(await response.text(), field).toMatch(html)
  }
  await shop.close()
})
