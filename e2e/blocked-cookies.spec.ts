import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { findProduct } from '../tests/harness/browser/products'
import { expect, test as base } from './fixtures'
import { forward } from '../tests/harness/http-proxy'

/** A proxy between the browser and the shop that removes all cookies: as if the browser accepted and sent none. */
const test = base.extend({
  proxy: async ({}, provide) => {
    const server = createServer((incoming, outgoing) => {
      delete incoming.headers.cookie
      forward(incoming, incoming.url ?? '').then(
        ({ status, replyHeaders: { 'set-cookie': _kept, ...headers }, reply }) => {
          outgoing.writeHead(status, headers)
          outgoing.end(reply)
        },
        () => outgoing.destroy(),
      )
    })
    // A test's own calls pass through a tunnel, unchanged.
    server.on('connect', ({ url }, socket) => {
      const { hostname, port } = new URL(`http://${url}`)
      const shop = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
      shop.on('error', () => socket.destroy()).pipe(socket)
      socket.on('error', () => shop.destroy()).pipe(shop)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await provide({ server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    server.closeAllConnections()
    server.close()
  },
})

const cookieNotice = (page: Page) => page.getByRole('main').getByText('Please allow cookies')

for (const javaScriptEnabled of [true, false])
  test.describe(`where cookies are blocked, ${javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled })

    test('who logs in or buys is asked to allow them', async ({ page, context, request, customer, t }) => {
      await test.step('a login shows the notice to allow cookies', async () => {
        await page.goto('/login?from=%2Fcart')
        const main = page.getByRole('main')
        await main.getByRole('textbox', { name: t('LoginPage.email') }).fill(customer.email)
        await main.getByLabel(t('LoginPage.password'), { exact: true }).fill(customer.password)
        await main.getByRole('button', { name: t('LoginPage.submit') }).click()
        await expect(cookieNotice(page)).toBeVisible()
        await expect(page).toHaveURL('/login?cookies=blocked')
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
      })

      await test.step('adding to the cart shows the notice to allow cookies', async () => {
        const product = await findProduct(request, 9)
        await page.goto(`/product/${product.key}`)
        // The browser reports that it accepts cookies: wait until the page has read its cart and detected that it does
        // not.
        if (javaScriptEnabled) await page.waitForLoadState('networkidle')
        await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
        await page
          .getByRole('button', { name: t('AddToCartForm.add') })
          .first()
          .click()
        await expect(cookieNotice(page)).toBeVisible()
        await expect(page).toHaveURL('/cart?notice=cookies')
      })
    })
  })

base.describe('where cookies are taken', () => {
  base.use({ javaScriptEnabled: false })

  base('a first visitor whose browser takes them is asked for nothing', async ({ page, context, request, t }) => {
    const product = await findProduct(request, 9)
    await page.goto(`/product/${product.key}`)
    await context.clearCookies()
    await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
    await page
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()
    await expect(page).toHaveURL('/cart?notice=added')
    await expect(cookieNotice(page)).toHaveCount(0)
  })
})
