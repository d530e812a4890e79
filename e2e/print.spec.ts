import { MARA, signIn } from '../tests/harness/browser/customer'
import { expect, test } from './fixtures'
import { PRODUCT } from './screens'

/** Controls that make no sense on paper. */
const CONTROLS = [
  'button',
  'navigation',
  'checkbox',
  'spinbutton',
  'textbox',
  'combobox',
  'banner',
  'contentinfo',
] as const

const PAPERS = [
  { path: '/account/orders/TL-260934', of: 'an order' },
  { path: '/checkout/order/TL-260934', of: 'a placed order' },
  { path: PRODUCT, of: 'a product' },
]

test('on paper stands what is bought, and nothing to press', async ({ page, context, baseURL, t }) => {
  const main = page.getByRole('main')
  await signIn(context, baseURL ?? '', MARA)
  for (const { path, of } of PAPERS)
    await test.step(`on paper ${of} stands on two pages under the shop's name, with nothing to press`, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      const store = main.getByText('Touchline', { exact: true }).first()
      await expect(store).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(store).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const role of CONTROLS) await expect(page.getByRole(role), role).toHaveCount(0)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    })

  // Of the last paper.
  await test.step('on paper a product says its price, its sizes and all that is folded, and shows one picture', async () => {
    await expect(main.getByText(/^€\d/).first()).toBeVisible()
    await expect(main.locator('span').getByText('2XL', { exact: true })).toBeVisible()
    const folded = main.locator('details:not([open])').last()
    await expect(folded.locator('p').first()).toBeVisible()
    await expect(page.getByRole('region', { name: t('Gallery.label') }).getByRole('img')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: t('Reviews.title') })).toBeHidden()
  })
})
