import type { StoreSettings } from '../../contract/entities/store'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

/** Settings that differ from the demo shop's in every visible field. */
const CUSTOM_SETTINGS = {
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

/** Path on which a field is visible, and the expected HTML. */
const EXPECTED_HTML: Record<string, [path: string, html: RegExp]> = {
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

/** An extension script, as the store names one. */
const SCRIPT = { id: 'any', defer: false, async: false, src: 'https://elsewhere.example/x.js', type: '', content: '' }

test('what a store says of itself is seen, and its scripts are not where the operator lists none', async ({ page }) => {
  const shop = await openStorefront({
    // Banners are shown on the home page only if the shop has not configured sections.
    '/api/home': () => ({ sections: null }),
    '/api/store/ext': () => [SCRIPT],
    '/api/store': (data) => {
      const original = data as StoreSettings
      const currency = { ...original.currency, symbolLeft: 'NZ$', symbolRight: ' net' }
      return { ...original, ...CUSTOM_SETTINGS, logo: '/assets/icon.svg', currency }
    },
  })
  await test.step('every field of the store settings is shown in its place (spec §3)', async () => {
    for (const [field, [path, html]] of Object.entries(EXPECTED_HTML)) {
      const response = await fetch(shop.url + path)
      expect.soft(await response.text(), field).toMatch(html)
    }
  })
  const response = await page.goto(`${shop.url}/category`)
  await test.step('the store’s own logo replaces the drawn logo in header and footer (spec §3)', async () => {
    for (const part of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(part).locator('a[href="/"] img')
      await logo.scrollIntoViewIfNeeded()
      await expect(logo).toHaveAttribute('src', '/assets/icon.svg')
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await expect(page.getByRole(part).locator('a[href="/"] svg')).toHaveCount(0)
    }
  })
  await test.step('without an operator list no foreign script is loaded, whatever the store sends', async () => {
    await expect(page.locator('script#any')).toHaveCount(0)
    expect(response?.headers()['content-security-policy']).not.toContain('elsewhere')
  })
  await page.close()
  await shop.close()
})
