import { linkTo, newPerson } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import {
  agree,
  fillCart,
  goOnAsGuest,
  goToPayment,
  main,
  numberIn,
  openStep,
  order,
  orderButton,
  payByCard,
  PLACE,
  PLACED_PAGE,
  pay,
  sendAddress,
  sendDelivery,
  step,
  summaryOf,
  typeAddress,
  payButton,
  placedTitle,
} from '../../tests/harness/browser/checkout'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest orders and pays', async ({ page, context, baseURL, t, expectAccessible }) => {
      const product = await fillCart(context, baseURL ?? '', 1)
      const arrives = / \w{3} \d+( [A-Z][a-z]{2,3})? – \w{3} \d+ [A-Z][a-z]{2,3}/
      await page.goto(`/product/${product.key}`)
      await expect(main(page)).toContainText(new RegExp(`Arrives${arrives.source}`))
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      const promise = (await main(page).textContent())?.match(new RegExp(`Arrives${arrives.source}`))?.[0] ?? 'no date'
      await expect(main(page)).toContainText(t('CheckoutPayment.next'))
      // Delivered to Austria, at its rate.
      const tax = /Includes VAT 20 % \(net €[\d.,]+\)\s*€\d/
      await expect(summaryOf(page, t)).toContainText(tax)
      const deviceOf = async () => (await context.cookies()).find(({ name }) => /^(__Host-)?uuid$/.test(name))?.value
      const device = await deviceOf()
      await order(page, t)
      await payByCard(page, CARDS.paid)
      await expect(page).toHaveURL(PLACED_PAGE)
      // The device has a new uuid by then: the order is shown under that one.
      expect(await deviceOf()).not.toBe(device)
      await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
      await expect(main(page)).toContainText(numberIn(page))
      await expect(page).toHaveTitle(new RegExp(t('PlacedOrder.title', { number: numberIn(page) })))
      await expect(main(page)).toContainText(promise)
      await expect(main(page)).toContainText(product.name)
      await expect(main(page)).toContainText(tax)
      await expect(main(page).getByRole('link', { name: t('PlacedOrder.accountAction') })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const number = numberIn(page)
      await main(page)
        .getByRole('button', { name: t('PlacedOrder.nextTrack') })
        .click()
      await expect(page).toHaveURL(/\/order-track/)
      await expect(main(page).getByRole('heading', { name: t('OrderStatus.order', { number }) })).toBeVisible()
      await expect(main(page)).toContainText(promise)
      await page.goto('/cart')
      await expect(main(page)).toContainText(t('Cart.emptyTitle'))
    })

    test('collection is never preselected, and is shown as collection when it was chosen', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      await fillCart(context, baseURL ?? '', 2)
      await goOnAsGuest(page, t)
      await typeAddress(page, t, { postalCode: 'SW1A 1AA', city: 'London' }, /^United Kingdom$/)
      await sendAddress(page, t)
      const delivery = openStep(page, t, 'delivery')
      await expect(delivery.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Standard delivery/)
      await expect(delivery.getByRole('radio').last()).toHaveAccessibleName(/^Collect at the workshop/)
      await delivery.getByRole('radio', { name: /^Collect at the workshop/ }).check()
      await sendDelivery(page, t)
      await expect(openStep(page, t, 'payment')).toBeVisible()
      await expect(step(page, t, 'delivery')).toContainText(
        new RegExp(`${t('CheckoutPayment.collectAt')} .*14 Halfway Lane`),
      )
      await expect(step(page, t, 'address')).toContainText(
        new RegExp(`${t('CheckoutAddress.billTo')}.*${PLACE.street}`),
      )
      await expect(step(page, t, 'address')).not.toContainText(t('CheckoutAddress.billingSame'))
      await order(page, t)
      await payByCard(page, CARDS.paid)
      await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
      await expect(main(page)).toContainText(t('PlacedOrder.nextCollect'))
      await expect(main(page)).not.toContainText(t('PlacedOrder.nextMail'))
      await expect(main(page)).not.toContainText(t('PlacedOrder.to'))
    })

    test('a customer orders with an address of the book', async ({ page, context, baseURL, t, signedIn }) => {
      await fillCart(context, baseURL ?? '', 2)
      await page.goto('/checkout')
      await expect(main(page)).toContainText(signedIn.email)
      await goToPayment(page, t)
      await order(page, t, 'PayPal')
      await expect(page).toHaveURL(/method=paypal/)
      await page.goBack()
      await expect(page).toHaveURL(PLACED_PAGE)
      await expect(placedTitle(page, t, 'openTitle')).toBeVisible()
    })

    test('a declined card is shown, and the order paid another way', async ({ page, context, baseURL, t }) => {
      await fillCart(context, baseURL ?? '', 3)
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      await order(page, t)
      await payByCard(page, CARDS.declined)
      await expect(page.getByRole('status')).toContainText(pay.failures.declined)
      await page.getByRole('link', { name: pay.back('Touchline') }).click()
      await expect(page).toHaveURL(PLACED_PAGE)
      await expect(main(page)).toContainText(t('PlacedOrder.declined'))
      await main(page).getByRole('radio', { name: 'PayPal' }).check()
      await payButton(page, t).click()
      await page.getByRole('button', { name: pay.payPal.agree }).click()
      await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
    })

    test('an order that was not paid can be paid later, or canceled', async ({ page, context, baseURL, t }) => {
      await fillCart(context, baseURL ?? '', 4)
      await goOnAsGuest(page, t)
      await goToPayment(page, t)
      await order(page, t)
      await expect(page).toHaveURL(/method=visa/)
      await page.goBack()
      await expect(page).toHaveURL(PLACED_PAGE)
      const placed = page.url()
      await main(page).getByRole('radio', { name: 'JCB' }).check()
      await payButton(page, t).click()
      await expect(page).toHaveURL(/method=jcb/)
      await page.goto(placed)
      await main(page).getByText(t('PlacedOrder.cancel')).click()
      await main(page)
        .getByRole('link', { name: t('PlacedOrder.cancelNo') })
        .click()
      await expect(main(page).getByText(t('PlacedOrder.cancelQuestion'))).toBeHidden()
      await main(page).getByText(t('PlacedOrder.cancel')).click()
      await main(page)
        .getByRole('button', { name: t('PlacedOrder.cancelYes') })
        .click()
      await expect(placedTitle(page, t, 'canceledTitle')).toBeVisible()
      await expect(main(page)).toContainText(t('PlacedOrder.canceledLead', { number: numberIn(page) }))
    })

    test('a guest pays by the letter, on whatever device it is read', async ({
      page,
      browser,
      context,
      baseURL,
      t,
    }) => {
      const email = newPerson().email
      await fillCart(context, baseURL ?? '', 6)
      await goOnAsGuest(page, t, email)
      await goToPayment(page, t)
      await order(page, t)
      await expect(page).toHaveURL(/method=visa/)
      const other = await browser.newContext({ javaScriptEnabled, baseURL })
      const reader = await other.newPage()
      await reader.goto(await linkTo({ email }, /https?:\/\/\S+\/open\?key=[\w-]+/))
      await expect(reader).toHaveURL(/\/order-track#/)
      expect(new URL(reader.url()).search).toBe('')
      await main(reader)
        .getByRole('button', { name: t('OrderTrack.open') })
        .click()
      await expect(reader).toHaveURL(PLACED_PAGE)
      expect(new URL(reader.url()).search).toBe('')
      await payButton(reader, t).click()
      await payByCard(reader, CARDS.paid)
      await expect(placedTitle(reader, t, 'paidTitle')).toBeVisible()
      await other.close()
    })

    test.describe('when prices change', () => {
      // The browser itself writes down every refused request.
      test.use({ expectedErrors: [/409/] })

      test('a change of price or stock is shown, and ordered only when it is accepted', async ({
        page,
        context,
        baseURL,
        t,
      }) => {
        const product = await fillCart(context, baseURL ?? '', 5)
        await goOnAsGuest(page, t)
        await goToPayment(page, t)
        await fillCart(context, baseURL ?? '', 5)
        await order(page, t)
        const changed = main(page)
          .getByRole('alert')
          .filter({ hasText: t('CheckoutChanges.title') })
        await expect(changed).toContainText(product.name)
        await expect(changed).toContainText(t('CheckoutChanges.accept'))
        expect(new URL(page.url()).pathname).toBe('/checkout')
        await agree(page).check()
        await orderButton(page, t).click()
        await expect(page).toHaveURL(/method=visa/)
      })
    })
  })

test('an order that is sent twice is one order', async ({ page, context, baseURL, t }) => {
  await fillCart(context, baseURL ?? '', 6)
  await goOnAsGuest(page, t)
  await goToPayment(page, t)
  const numbers = new Set<string>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/api/order') return
    void response.json().then(
      ({ data }: { data: { number: string } }) => numbers.add(data.number),
      () => null,
    )
  })
  await main(page).getByRole('radio', { name: 'Visa' }).check()
  await agree(page).check()
  await orderButton(page, t).dblclick()
  await expect(page).toHaveURL(/method=visa/)
  expect(numbers.size).toBeLessThanOrEqual(1)
})

test.describe('on a bad line', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('an order whose response was lost is sent again, and is one order', async ({ page, context, baseURL, t }) => {
    await fillCart(context, baseURL ?? '', 7)
    await goOnAsGuest(page, t)
    await goToPayment(page, t)
    const keys: (string | undefined)[] = []
    await page.route('**/api/order', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await order(page, t)
    await expect(main(page)).toContainText(t('CheckoutPayment.slow'))
    await expect(page).toHaveURL(/method=visa/)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[0]).toBe(keys[1])
  })
})

test('the total follows the delivery that is chosen', async ({ page, context, baseURL, t }) => {
  await fillCart(context, baseURL ?? '', 8)
  await goOnAsGuest(page, t)
  await typeAddress(page, t)
  await sendAddress(page, t)
  await expect(openStep(page, t, 'delivery')).toBeVisible()
  const totals = page.getByRole('complementary', { name: t('CheckoutSummary.title') })
  const before = await totals.textContent()
  await main(page)
    .getByRole('radio', { name: /Express/ })
    .check()
  await expect(totals).toContainText('Express delivery')
  expect(await totals.textContent()).not.toBe(before)
  await sendDelivery(page, t)
  await expect(openStep(page, t, 'payment')).toBeVisible()
  await expect(step(page, t, 'delivery')).toContainText('Express delivery')
})

test('a browser keeps nothing of who ordered, nor of what (F25)', async ({ page, context, baseURL, t }) => {
  const { key } = await fillCart(context, baseURL ?? '', 1)
  await page.goto(`/product/${key}`)
  const { email } = newPerson()
  await goOnAsGuest(page, t, email)
  await goToPayment(page, t)
  await order(page, t)
  await payByCard(page, CARDS.paid)
  await expect(page).toHaveURL(PLACED_PAGE)
  const number = numberIn(page)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain(key)
  for (const personal of [email, PLACE.street, PLACE.lastname, PLACE.phone, number])
    expect(stored).not.toContain(personal)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})
