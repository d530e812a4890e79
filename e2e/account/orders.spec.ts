import type { BrowserContext, Page } from '@playwright/test'
import type { Order, OrderEntry } from '../../contract/entities/order'
import type { List } from '../../contract/rules'
import { formatDateTime } from '../../contract/format-date'
import { callsOf, mailsTo, MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { placeOrder } from '../orders'
import type { Translator } from '../../tests/harness/browser/translator'

const JOEL = { email: 'joel.demo@touchline.example', password: MARA.password }

/** Reads the store's data through the storefront's own calls. */
async function read<Data>(context: BrowserContext, origin: string, path: string): Promise<Data> {
  const call = await callsOf(context.request, origin)
  return (await call('GET', path)).data as Data
}

const ordersOf = async (context: BrowserContext, origin: string, query = '') =>
  (await read<List<OrderEntry>>(context, origin, `/api/order${query}`)).list

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const numbers = (orders: OrderEntry[]) => orders.map(({ number }) => number)

/** The numbers of the listed orders, from the top. */
const expectListed = (page: Page, expectedNumbers: string[]) =>
  expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(expectedNumbers)

const filterLink = (page: Page, t: Translator, name: string) =>
  page.getByRole('list', { name: t('OrdersPage.filters') }).getByRole('link', { name, exact: true })

const SCRIPTS = /\/_next\/static\/.*\.js/

/** Every number of a text that reads like a price, in cents. */
const cents = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('each filter narrows the list to one status, the newest order first', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      await signIn(context, baseURL ?? '', MARA)
      const all = await ordersOf(context, baseURL ?? '')
      expect(all.length).toBeGreaterThan(2)
      await page.goto('/account/orders')
      await expect(page.getByRole('heading', { level: 1, name: t('OrdersPage.title') })).toBeVisible()
      await expectListed(page, numbers(all.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))))
      for (const [status, query] of [
        ['unpaid', 'payment=unpaid'],
        ['unshipped', 'shipping=unshipped'],
        ['partial-shipment', 'shipping=partial-shipment'],
        ['shipped', 'shipping=shipped'],
        ['unable-to-ship', 'shipping=unable-to-ship'],
        ['refunded', 'payment=refunded'],
      ] as const) {
        const link = filterLink(page, t, t(`OrderStatus.${status}`))
        await link.click()
        await expect(page).toHaveURL(`/account/orders?${query}`)
        await expect(link).toHaveAttribute('aria-current', 'true')
        const matching = all.filter(({ payment, shipping }) => [payment, shipping].includes(status))
        await expectListed(page, numbers(matching))
        expect(matching.length).toBeLessThan(all.length)
      }
      await page.getByRole('link', { name: t('OrdersPage.noneAction') }).click()
      await expectListed(page, numbers(all))
      await expect(filterLink(page, t, t('OrdersPage.all'))).toHaveAttribute('aria-current', 'true')

      await test.step('a period narrows the list and keeps the status, a status keeps the period', async () => {
        await page.goto('/account/orders?shipping=unshipped')
        const period = page.getByRole('combobox', { name: t('OrdersPage.period') })
        await period.selectOption('30')
        if (!javaScriptEnabled) await page.getByRole('button', { name: t('OrdersPage.show') }).click()
        await expect(page).toHaveURL('/account/orders?shipping=unshipped&days=30')
        const recent = await ordersOf(context, baseURL ?? '', '?days=30')
        await expectListed(page, numbers(recent.filter(({ shipping }) => shipping === 'unshipped')))
        await expect(period).toHaveValue('30')

        await filterLink(page, t, t('OrdersPage.all')).click()
        await expect(page).toHaveURL('/account/orders?days=30')
        await expectListed(page, numbers(recent))
        expect(recent.length).toBeLessThan(all.length)
      })

      await test.step('an order is opened and closed', async () => {
        const [newest] = all
        await page.goto('/account/orders')
        await cards(page)
          .first()
          .getByRole('link', { name: t('OrdersPage.view') })
          .click()
        await expect(page).toHaveURL(`/account/orders/${newest?.number}`)
        const title = t('OrderStatus.order', { number: newest?.number ?? '' })
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await page.getByRole('link', { name: t('OrderPage.back') }).click()
        await expect(page).toHaveURL('/account/orders')
      })
    })

    test("an order of one's own", async ({ page, context, signedIn, baseURL, t, expectAccessible }) => {
      const origin = baseURL ?? ''
      const call = await callsOf(context.request, origin)
      if (javaScriptEnabled)
        await test.step('a customer without orders sees a link to the shop', async () => {
          await page.goto('/account/orders')
          await expect(page.getByRole('heading', { name: t('OrdersPage.emptyTitle') })).toBeVisible()
          await expect(page.getByRole('list', { name: t('OrdersPage.filters') })).toHaveCount(0)
          await expectAccessible(page)
          await page.getByRole('link', { name: t('OrdersPage.emptyAction') }).click()
          await expect(page).toHaveURL('/product')
        })
      const { number, product } = await placeOrder(context.request, origin)

      await test.step('that is unpaid shows its payment deadline, and links to the payment', async () => {
        const { payUntil } = await read<Order>(context, origin, `/api/order/${number}`)
        await page.goto('/account/orders')
        const card = page.getByRole('article', { name: number })
        await expect(card.getByRole('link', { name: t('OrdersPage.pay') })).toHaveAttribute(
          'href',
          `/checkout/order/${number}`,
        )
        await card.getByRole('link', { name: t('OrdersPage.view') }).click()
        const moment = formatDateTime(payUntil ?? '', { locale: 'en-GB', timeZone: 'Europe/London' })
        await expect(page.getByText(t('OrderNews.payUntil', { moment }))).toBeVisible()
        await expect(page.getByRole('link', { name: t('OrderActions.pay') })).toHaveAttribute(
          'href',
          `/checkout/order/${number}`,
        )
        await expect(page.getByRole('link', { name: t('OrderActions.invoice') })).toHaveCount(0)
        await expect(page.getByText('Visa', { exact: true }).first()).toBeVisible()
        const invoice = await context.request.get(`/api/order/${number}/invoice`)
        expect([invoice.status(), new URL(invoice.url()).pathname]).toEqual([200, `/checkout/order/${number}`])
      })

      await test.step('has a link to a new ticket with its number', async () => {
        await page.getByRole('link', { name: t('OrderPage.helpAction') }).click()
        await expect(page.getByRole('combobox', { name: t('NewTicketPage.order') })).toHaveValue(number)
      })

      await test.step('is added to the cart again', async () => {
        await page.goto(`/account/orders/${number}`)
        await page.getByRole('button', { name: t('OrderActions.reorder') }).click()
        await expect(page).toHaveURL('/cart?notice=reordered')
        await expect(page.getByText(t('CartMessage.reordered'))).toBeVisible()
        await expect(page.getByRole('main').getByText(product.subtitle).first()).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
      })

      await call('DELETE', '/api/cart/clear')
      const another = await placeOrder(context.request, origin)
      await test.step('shows which items cannot be reordered, and why', async () => {
        const { product } = another
        const option = product.optionGroups[0]?.optionList.find(({ title }) => title === product.size)
        // As many as a cart can contain of one variant, or as are in stock.
        const all = Math.min(30, (option?.stock ?? 1) - 1)
        const line = { key: product.key, optionIds: [option?.id], quantity: all, custom: null, children: [] }
        await call('POST', '/api/cart', line)
        await page.goto(`/account/orders/${another.number}`)
        await page.getByRole('button', { name: t('OrderActions.reorder') }).click()
        await expect(page).toHaveURL(/notice=reordered-none/)
        await expect(page.getByText(t('CartMessage.reordered-none'))).toBeVisible()
        await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: product.size })).not.toHaveCount(0)
      })

      await test.step('is canceled after a question, once', async () => {
        await page.goto(`/account/orders/${number}`)
        const yes = page.getByRole('button', { name: t('CancelOrder.yes') })
        await expect(yes).toBeHidden()
        await page.getByText(t('CancelOrder.ask')).press('Enter')
        await expect(page.getByText(t('CancelOrder.question'))).toBeVisible()
        await page.getByRole('link', { name: t('CancelOrder.no') }).click()
        await expect(page.getByText(t('CancelOrder.question'))).toBeHidden()
        await page.getByText(t('CancelOrder.ask')).press('Enter')
        await yes.click()
        await expect(page.getByText(t('OrderNews.canceled'))).toBeVisible()
        await expect(page.getByText(t('OrderStatus.canceled'), { exact: true })).toBeVisible()
        await expect(page.getByText(t('CancelOrder.ask'))).toHaveCount(0)
        await expect(page.getByRole('link', { name: t('OrderActions.pay') })).toHaveCount(0)
        const subjects = await mailsTo(signedIn)
        expect(subjects.filter((subject) => subject.includes(`${number} was cancelled`))).toHaveLength(1)
      })

      await test.step('that was canceled in another tab shows it', async () => {
        await page.goto(`/account/orders/${another.number}`)
        await call('POST', `/api/order/${another.number}/cancel`)
        await page.getByText(t('CancelOrder.ask')).click()
        await page.getByRole('button', { name: t('CancelOrder.yes') }).click()
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        await expect(page.getByText(t('OrderNews.canceled'))).toHaveCount(0)
        await expect(page.getByText(t('CancelOrder.ask'))).toHaveCount(0)
      })
    })
  })

test.describe("the demo customer's orders", () => {
  test.beforeEach(async ({ context, baseURL }) => signIn(context, baseURL ?? '', MARA))

  test('a card shows items and status; only shipped orders can be tracked', async ({
    page,
    context,
    baseURL,
    t,
    expectAccessible,
  }) => {
    await test.step('a period selected before hydration is applied after it', async () => {
      let unblock = () => {}
      const unblocked = new Promise<void>((resolve) => (unblock = resolve))
      await page.route(SCRIPTS, async (route) => {
        await unblocked
        await route.continue()
      })
      // Not by `goto`, which waits for the scripts.
      await page.evaluate((url) => location.assign(url), `${baseURL}/account/orders`)
      await page.getByRole('combobox', { name: t('OrdersPage.period') }).selectOption('30')
      unblock()
      await expect(page).toHaveURL('/account/orders?days=30')
      await page.unroute(SCRIPTS)
    })

    const orders = await ordersOf(context, baseURL ?? '')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/account/orders')
    for (const order of orders) {
      const card = page.getByRole('article', { name: order.number })
      await expect(card).toContainText(t('OrdersPage.items', { count: order.pieces }))
      await expect(card.getByText(t(`OrderStatus.${order.payment}`), { exact: true })).toBeVisible()
      const showsShippingStatus = order.payment !== 'canceled' || order.shipping !== 'unshipped'
      await expect(card.getByText(t(`OrderStatus.${order.shipping}`), { exact: true })).toHaveCount(
        showsShippingStatus ? 1 : 0,
      )
      const isShipped = ['shipped', 'partial-shipment'].includes(order.shipping)
      await expect(card.getByRole('link', { name: t('OrdersPage.track') })).toHaveCount(isShipped ? 1 : 0)
    }
    await expectAccessible(page)

    await test.step('the list and an order fit the screen', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.goto(`/account/orders/${orders[0]?.number}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })

    await test.step('the filter that is on is in sight on a phone, and the page stays at its top', async () => {
      await page.goto('/account/orders?payment=refunded')
      await expect(filterLink(page, t, t('OrderStatus.refunded'))).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    await test.step('an address with an unknown filter shows all orders', async () => {
      await page.goto('/account/orders?payment=stolen&shipping=&days=soon&page=first')
      await expectListed(page, numbers(orders))
    })
  })

  test('every order shows its lines, its history, and sums that add up', async ({
    page,
    context,
    browser,
    baseURL,
    t,
    expectAccessible,
  }) => {
    for (const { number } of await ordersOf(context, baseURL ?? '')) {
      const order = await read<Order>(context, baseURL ?? '', `/api/order/${number}`)
      await page.goto(`/account/orders/${number}`)
      const main = page.getByRole('main')
      for (const { product, size, custom, quantity } of order.lines) {
        const line = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: product.name }) })
        await expect(line.getByRole('link')).toHaveAttribute('href', `/product/${product.key}`)
        await expect(line).toContainText(t('OrderLines.size', { size }))
        await expect(line).toContainText(t('OrderLines.quantity', { quantity }))
        if (custom) await expect(line).toContainText(`Name and number: ${custom.name} ${custom.number}`)
      }
      const events = order.history.toReversed().map(({ event }) => t(`OrderHistory.${event}`))
      await expect(main.locator('ol > li > b')).toHaveText(events)
      await expect(main.getByText(t('OrderPage.sameAddress'))).toHaveCount(
        order.shippingKind !== 'collection' && order.billingAddress.street === order.shippingAddress.street ? 1 : 0,
      )
      await expect(main.getByText(order.email)).toBeVisible()

      const parts = (await main.getByRole('definition').allInnerTexts()).filter((text) => text.includes('€')).map(cents)
      // The taxes are below the total that includes them.
      const orderTaxes = order.taxes ?? []
      const taxes = parts.splice(parts.length - orderTaxes.length)
      expect(taxes).toEqual(orderTaxes.map(({ tax }) => tax))
      expect(orderTaxes.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(orderTaxes.length > 0 ? order.total : 0)
      const total = parts.pop()
      expect(total).toBe(order.total)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(order.lines.reduce((sum, line) => sum + line.total, 0)).toBe(parts[0])
    }

    await test.step('a parcel links to its carrier, and the help link opens a ticket about this order', async () => {
      const [sent] = await ordersOf(context, baseURL ?? '', '?shipping=shipped')
      const number = sent?.number ?? ''
      const { shipments } = await read<Order>(context, baseURL ?? '', `/api/order/${number}`)
      await page.goto(`/account/orders/${number}`)
      const link = page.getByRole('link', { name: t('Shipments.track', { carrier: shipments[0]?.carrier ?? '' }) })
      await expect(link).toHaveAttribute('href', shipments[0]?.trackingUrl ?? '')
      await expect(page.getByRole('link', { name: t('OrderPage.helpAction') })).toHaveAttribute(
        'href',
        `/account/ticket/create?order=${number}`,
      )
      await expectAccessible(page)
    })

    const [paid] = await ordersOf(context, baseURL ?? '', '?payment=paid')
    await test.step('the invoice of a paid order is a PDF; other customers get 404', async () => {
      await page.goto(`/account/orders/${paid?.number}`)
      await expect(page.getByRole('main')).toContainText(/VAT [\d.]+ % (\(export\) )?\(net €[\d.,]+\)\s*€\d/)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('OrderActions.invoice') }).click()
      expect((await download).suggestedFilename()).toBe(`${paid?.number}.pdf`)
      const path = `/api/order/${paid?.number}/invoice`
      const file = await context.request.get(path)
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect(file.headers()['cache-control']).toBe('private, no-store')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

      const other = await browser.newContext({ baseURL })
      for (const visitor of [null, JOEL]) {
        if (visitor) await signIn(other, baseURL ?? '', visitor)
        const response = await other.request.get(path)
        expect([response.status(), response.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      }
      await other.close()
    })

    await test.step('the printout shows the order, without controls', async () => {
      await page.goto(`/account/orders/${paid?.number}`)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(t('OrderTotals.subTotal'))).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })
  })
})

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test("another customer's order is the same 404 page as an unknown one", async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await test.step('a visitor is asked to log in first, and comes back to the same filter', async () => {
      await page.goto('/account/orders?payment=unpaid')
      await expect(page).toHaveURL('/login?from=%2Faccount%2Forders%3Fpayment%3Dunpaid')
    })
    const other = await browser.newContext()
    await signIn(other, baseURL ?? '', JOEL)
    const [foreign] = await ordersOf(other, baseURL ?? '')
    await other.close()
    await signIn(context, baseURL ?? '', MARA)

    const listed: string[] = []
    for (const number of [foreign?.number ?? '', 'TL-000000']) {
      const response = await page.goto(`/account/orders/${number}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found')
      listed.push((await page.getByRole('main').innerText()).replaceAll(number, 'it'))
    }
    expect(foreign?.number).toMatch(/^TL-/)
    expect(listed[0]).toBe(listed[1])

    await test.step('a page beyond the last one is not found', async () => {
      const response = await page.goto('/account/orders?page=99')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found')
    })
  })
})
