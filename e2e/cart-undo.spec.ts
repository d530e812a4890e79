import type { Page } from '@playwright/test'
import { callsOf } from '../tests/harness/browser/customer'
import { findProduct } from '../tests/harness/browser/products'
import type { Translator } from '../tests/harness/browser/translator'
import { expect, test } from './fixtures'
import { PRODUCT } from './screens'
import type { ProductDetail } from '../contract/entities/product'

/** A line of a cart, as far as a restored one is the same. */
interface Line {
  id: number
  mid: number
  quantity: number
  custom: { name: string; number: number | null } | null
  optionList: { id: number }[]
  product: { key: string }
}

const drawer = (page: Page, t: Translator) => page.getByRole('dialog', { name: t('Cart.title') })
const undo = (page: Page, t: Translator) => drawer(page, t).getByRole('button', { name: t('Cart.undo') })

/** The cart: a personalized shirt with an add-on, three of each, and another product. */
async function fillCart(page: Page, baseURL: string) {
  const call = await callsOf(page.request, baseURL)
  const read = async (key: string) => (await call('GET', `/api/product/${key}`)).data as ProductDetail
  const optionOf = ({ optionGroups }: Pick<ProductDetail, 'optionGroups'>) =>
    [...(optionGroups[0]?.optionList ?? [])]
      .sort((a, b) => b.stock - a.stock)
      .slice(0, 1)
      .map(({ id }) => id)
  const shirt = await read(PRODUCT.split('/').at(-1) ?? '')
  const [companion] = shirt.companions
  if (!companion) throw new Error('the shirt has no add-on')
  const other = await findProduct(page.request, 15)
  await call('GET', '/api/cart?page=1&limit=1000')
  for (const item of [
    {
      ...{ key: shirt.key, optionIds: optionOf(shirt), quantity: 3, custom: { name: 'OKAFOR', number: 10 } },
      children: [{ key: companion.key, optionIds: optionOf(companion) }],
    },
    { key: other.key, optionIds: optionOf(other), quantity: 1, custom: null, children: [] },
  ]) {
    const { code, msg } = await call('POST', '/api/cart', item)
    if (code !== 0) throw new Error(msg)
  }
  const lines = async () => ((await call('GET', '/api/cart?page=1&limit=1000')).data as { carts: Line[] }).carts
  return { shirt, companion, other, lines }
}

const contentOf = (lines: Line[]) =>
  lines
    .map(({ quantity, custom, optionList, product }) => ({
      quantity,
      custom,
      ids: optionList.map(({ id }) => id),
      product,
    }))
    .sort((a, b) => a.product.key.localeCompare(b.product.key))

test('an item removed in the drawer is restored there', async ({ page, baseURL, t, expectAccessible }) => {
  const { shirt, companion, lines } = await fillCart(page, baseURL ?? '')
  const before = contentOf(await lines())
  const openCart = async () => {
    await page.goto('/')
    await page.getByRole('link', { name: t('Cart.label', { count: 7 }) }).click()
  }

  await test.step('a bundle shows its pieces and their sum; name and number are on its picture; the shop promises returns', async () => {
    await page.goto('/cart')
    for (const area of ['main', 'drawer']) {
      if (area === 'drawer') await openCart()
      const content = area === 'main' ? page.getByRole('main') : drawer(page, t)
      const bundle = content
        .getByRole('listitem')
        .filter({ hasText: t('Cart.together') })
        .first()
      const paid = (piece: { price: number; specialPrice: number | null }) => piece.specialPrice ?? piece.price
      const sum = 3 * (paid(shirt) + shirt.customAdditionalPrice + paid(companion))
      await expect(bundle).toContainText(`€${(sum / 100).toFixed(2)}`)
      await expect(bundle.getByRole('listitem')).toContainText(companion.subtitle)
      await expect(bundle.locator('svg image').first()).toHaveAttribute('href', /back/)
      expect(await bundle.locator('svg g path').count()).toBeGreaterThan(5)
      await expect(content.getByText(/30 days to return/)).toBeVisible()
    }
  })

  await test.step('one piece of a bundle is removed alone, and restored to its bracket', async () => {
    const prices = await page.request.get('/api/cart?page=1&limit=1000')
    const [line] = ((await prices.json()) as { data: { carts: { price: number; specialPrice: number | null }[] } }).data
      .carts
    const paid = `€${((3 * (line?.specialPrice ?? line?.price ?? 0)) / 100).toFixed(2)}`
    await openCart()
    const bundle = drawer(page, t).getByRole('listitem').first()
    const name = `${companion.brand} ${companion.subtitle}`
    const bin = bundle.getByRole('button', { name: t('Cart.remove', { name }), exact: true })
    await bin.press('Enter')
    await expect(undo(page, t)).toBeFocused()
    await expect(undo(page, t)).toHaveAccessibleDescription(t('Cart.removed', { name }))
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 4 }))).toBeVisible()
    await expect(bundle.getByText(t('Cart.together'))).toHaveCount(0)
    await expect(bundle).toContainText(paid)
    await expect.poll(async () => (await lines()).map(({ product }) => product.key)).not.toContain(companion.key)
    expect((await lines())[0]).toMatchObject({ product: { key: shirt.key }, quantity: 3 })
    await page.keyboard.press('Enter')
    await expect(bin).toBeFocused()
    await expect(bundle.getByText(t('Cart.together'))).toBeVisible()
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 7 }))).toBeVisible()
    expect(contentOf(await lines())).toEqual(before)
    expect((await lines()).map(({ mid }) => mid !== 0)).toEqual([false, false, true])
  })

  await test.step('a removed line is restored in its place by the keyboard, with all that was chosen for it', async () => {
    await openCart()
    const name = [shirt, companion].map(({ brand, subtitle }) => `${brand} ${subtitle}`).join(' + ')
    const bin = drawer(page, t).getByRole('button', { name: t('Cart.remove', { name }) })
    await bin.focus()
    await page.keyboard.press('Enter')
    await expect(undo(page, t)).toBeFocused()
    await expect(undo(page, t)).toHaveAccessibleDescription(t('Cart.removed', { name }))
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 1 }))).toBeVisible()
    await expectAccessible(page)
    await expect.poll(async () => (await lines()).length).toBe(1)
    await page.keyboard.press('Enter')
    await expect(bin).toBeFocused()
    await expect(undo(page, t)).toHaveCount(0)
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 7 }))).toBeVisible()
    await expect(drawer(page, t).getByRole('spinbutton').first()).toHaveValue('3')
    await expect(drawer(page, t).getByRole('listitem').first()).toContainText('OKAFOR 10')
    expect(contentOf(await lines())).toEqual(before)
  })

  await test.step('Undo waits for a slow removal, and many presses restore it once', async () => {
    await openCart()
    let release = () => {}
    const unblocked = new Promise<void>((resolve) => (release = resolve))
    const sent: string[] = []
    await page.route(/\/api\/cart(\/\d+)?$/, async (route) => {
      sent.push(route.request().method())
      if (route.request().method() === 'DELETE') await unblocked
      await route.continue()
    })
    const name = `${shirt.brand} ${shirt.subtitle}`
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.remove', { name }) })
      .click()
    for (let press = 0; press < 3; press++) await undo(page, t).press('Enter')
    await expect.poll(() => sent).toEqual(['DELETE'])
    release()
    await expect(undo(page, t)).toHaveCount(0)
    await expect(drawer(page, t).getByText(t('Cart.items', { count: 7 }))).toBeVisible()
    expect(sent).toEqual(['DELETE', 'POST'])
    expect(contentOf(await lines())).toEqual(before)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a removed item is restored by plain forms', async ({ page, baseURL, t }) => {
    const { companion, other, lines } = await fillCart(page, baseURL ?? '')

    await test.step('one piece of a bundle is removed and restored by plain forms', async () => {
      await page.goto('/cart')
      const name = `${companion.brand} ${companion.subtitle}`
      const bin = page.getByRole('main').getByRole('button', { name: t('Cart.remove', { name }), exact: true })
      await bin.click()
      await expect(page.getByText(t('Cart.removed', { name }))).toBeVisible()
      await expect(bin).toHaveCount(0)
      expect((await lines()).map(({ mid, quantity }) => [mid === 0, quantity])).toEqual([
        [true, 3],
        [true, 1],
      ])
      await page.getByRole('button', { name: t('Cart.undo') }).click()
      await expect(page.getByText(t('CartMessage.restored'))).toBeVisible()
      await expect(bin).toBeVisible()
      const [parent, , piece] = await lines()
      expect(piece).toMatchObject({ mid: parent?.id, quantity: 3, product: { key: companion.key } })
    })

    await test.step('a line is restored once, however often its form is sent', async () => {
      const before = contentOf(await lines())
      await page.goto('/cart')
      const name = `${other.brand} ${other.subtitle}`
      await page
        .getByRole('main')
        .getByRole('button', { name: t('Cart.remove', { name }) })
        .click()
      const undo = page.getByRole('button', { name: t('Cart.undo') })
      await expect(undo).toBeVisible()
      const data = await undo.evaluate((button: HTMLButtonElement) =>
        button.form
          ? new URLSearchParams([...new FormData(button.form)].map(([name, value]) => [name, String(value)])).toString()
          : '',
      )
      const headers = { origin: baseURL ?? '', 'content-type': 'application/x-www-form-urlencoded' }
      const press = async () => {
        const response = await page.request.post('/api/form/cart/add', { headers, data, maxRedirects: 0 })
        return [response.status(), response.headers().location]
      }
      expect(await Promise.all([press(), press(), press()])).toEqual(Array(3).fill([303, '/cart?notice=restored']))
      await undo.click()
      await expect(page.getByText(t('CartMessage.restored'))).toBeVisible()
      expect(contentOf(await lines())).toEqual(before)
    })
  })
})

test.describe('when it cannot be had again', () => {
  test.use({ expectedErrors: [/409/] })

  test('an error is shown in its place, with a retry', async ({ page, baseURL, t }) => {
    const { shirt } = await fillCart(page, baseURL ?? '')
    await page.goto('/')
    await page.getByRole('link', { name: t('Cart.label', { count: 7 }) }).click()
    const soldOut = { status: 409, json: { code: 4005, msg: 'Only 1 left in this size.', data: { available: 1 } } }
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill(soldOut) : route.continue(),
    )
    const name = `${shirt.brand} ${shirt.subtitle}`
    await drawer(page, t)
      .getByRole('button', { name: t('Cart.remove', { name }) })
      .click()
    await undo(page, t).click()
    await expect(drawer(page, t).getByRole('alert').filter({ hasText: 'Only 1 left' })).toBeVisible()
    await page.unroute('**/api/cart')
    await undo(page, t).click()
    await expect(drawer(page, t).getByRole('listitem').first()).toContainText('OKAFOR 10')
  })
})
