import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expandBundle } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'
import { PRODUCT } from './screens'

const SCRIPTS = '**/_next/static/chunks/**/*.js*'

/** Opens a page whose scripts are blocked. @returns unblocks them, and waits until the page is hydrated */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const unblocked = new Promise<void>((done) => (release = done))
  await page.route(SCRIPTS, async (route) => {
    await unblocked
    await route.continue()
  })
  // The page's own `goto` of the fixtures would wait for the scripts.
  await page.mainFrame().goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return async () => {
    release()
    const isHydrated = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))
    await page.waitForFunction(isHydrated)
    await page.waitForLoadState('networkidle')
  }
}

test('options selected before hydration are kept', async ({ page, t }) => {
  const hydrate = await openUnhydrated(page, PRODUCT)
  const personalize = page.getByRole('checkbox', { name: t('AddToCartForm.personalize') })
  const name = page.getByLabel(t('AddToCartForm.customName'), { exact: true })
  await personalize.check()
  await name.fill('MARA')
  const piece = page.locator('input[name=child]').first()
  const size = page.locator('select[name^=size-]').first()
  await expandBundle(page)
  await piece.check()
  await size.selectOption({ index: 2 })
  const chosen = await size.inputValue()
  const quantity = page.getByRole('spinbutton', { name: t('AddToCartForm.quantity') })
  const more = page.getByRole('button', { name: t('AddToCartForm.more') })
  await expect(more).toBeDisabled()
  await quantity.fill('3')
  await hydrate()

  await test.step('a name and number ticked and typed before hydration are kept, and take effect', async () => {
    await expect(personalize).toBeChecked()
    await expect(name).toBeEnabled()
    await expect(name).toHaveValue('MARA')
    await expect(page.getByRole('img', { name: /MARA/ })).toBeVisible()
  })

  await test.step('a quantity typed before hydration is kept; the buttons beside it work after hydration', async () => {
    await expect(quantity).toHaveValue('3')
    await more.click()
    await expect(quantity).toHaveValue('4')
  })

  await test.step('a piece of the kit ticked before hydration is kept, with its selected size', async () => {
    await expect(piece).toBeChecked()
    await expect(size).toBeVisible()
    await expect(size).toHaveValue(chosen)
    // A later render would show the form's state.
    await page.locator('input[name=optionId]:enabled').first().check({ force: true })
    await expect(piece).toBeChecked()
    await expect(size).toHaveValue(chosen)
  })
})

test('clicks before hydration take effect after it', async ({ page, t }) => {
  await test.step('the size guide pressed before hydration opens with it, and the way back closes it', async () => {
    const hydrate = await openUnhydrated(page, PRODUCT)
    const guide = page.getByRole('dialog', { name: t('SizeGuide.title') })
    await page.getByRole('link', { name: t('Product.sizeGuide') }).click()
    await expect(guide).toBeHidden()
    await hydrate()
    await expect(guide).toBeVisible()
    await expect(guide.getByRole('table')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await page.goBack()
    await expect(guide).toBeHidden()
  })

  await test.step('filters pressed before hydration open with it', async () => {
    const hydrate = await openUnhydrated(page, '/category/home-shirts')
    await page.getByRole('link', { name: t('Filters.open') }).click()
    await hydrate()
    await expect(page.getByRole('dialog', { name: t('Filters.title') })).toBeVisible()
  })

  await test.step('a search box focused before hydration shows suggestions', async () => {
    const hydrate = await openUnhydrated(page, '/search')
    const form = page.getByRole('main').getByRole('search', { name: t('SearchBox.page'), exact: true })
    const box = form.getByLabel(t('SearchBox.label'))
    await box.click()
    await hydrate()
    await expect(box).toHaveRole('combobox')
    await box.pressSequentially('shirt')
    await expect(form.getByRole('option').first()).toBeVisible()
  })

  await test.step('an untouched form shows the shop’s own errors at the first submit', async () => {
    await page.goto('/login')
    const form = page.locator('main form').first()
    await form.getByRole('button', { name: t('LoginPage.submit') }).click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.locator('form:not([novalidate]):has([required])').count()).toBe(0)
  })

  await test.step('the cookie notice does not appear during a press', async () => {
    const hydrate = await openUnhydrated(page, '/category')
    const notice = page.getByRole('region', { name: t('CookieNotice.label') })
    await page.getByRole('heading', { level: 1 }).hover()
    await page.mouse.down()
    await hydrate()
    await expect(page.locator('section').filter({ hasText: t('CookieNotice.text') })).toHaveCount(0)
    await page.mouse.up()
    await expect(notice).toBeVisible()
  })
})

test('input before hydration is kept', async ({ page, signedIn, t }) => {
  expect(signedIn.email).toBeTruthy()
  await test.step('a state that is being typed while the page is hydrated keeps every letter and the focus', async () => {
    const hydrate = await openUnhydrated(page, '/account/address?add')
    const state = page.getByLabel(t('AddressForm.state'), { exact: true })
    await page.getByLabel(t('AddressForm.country'), { exact: true }).selectOption({ label: 'Austria' })
    await state.pressSequentially('Ti')
    await hydrate()
    await page.keyboard.type('rol')
    await expect(state).toBeFocused()
    await expect(state).toHaveValue('Tirol')
    await page.keyboard.press('Tab')
    await expect(state).toHaveValue('Tirol')
  })

  await test.step('files of a ticket chosen before hydration are uploaded and go with it', async () => {
    const hydrate = await openUnhydrated(page, '/account/ticket/create')
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await page.getByLabel(t('Attachments.label')).setInputFiles({ name: 'early.png', mimeType: 'image/png', buffer })
    await hydrate()
    await expect(page.getByRole('button', { name: t('Attachments.remove', { name: 'early.png' }) })).toBeVisible()
    await page.getByLabel(t('NewTicketPage.type')).selectOption({ index: 1 })
    await page.getByLabel(t('NewTicketPage.content')).fill('It came like this.')
    await page.getByRole('button', { name: t('NewTicketPage.submit') }).click()
    await expect(page.getByRole('link', { name: t('Attachments.picture', { name: 'early.png' }) })).toBeVisible()
  })
})
