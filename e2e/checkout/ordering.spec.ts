import { linkTo, newPerson } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { placeOrder } from '../orders'
import { CARDS } from '../../tests/harness/browser/sandbox-payments'
import {
  acceptCookies,
  agree,
  becomeGuest,
  fillCart,
  continueAsGuest,
  goToPayment,
  main,
  numberIn,
  openPaymentAsGuest,
  openStep,
  order,
  orderButton,
  payByCard,
  PLACE,
  PLACED_PAGE,
  pay,
  saveAddress,
  sendDelivery,
  step,
  summaryOf,
  payButton,
  placedTitle,
} from '../../tests/harness/browser/checkout'

/** The code the sandbox's bank sends. */
const CODE = '123456'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest orders and pays', async ({ page, context, baseURL, t, expectAccessible }) => {
      const product = await fillCart(context, baseURL ?? '', 1)
      const { email } = newPerson()
      const arrivalPattern = / \w{3} \d+( [A-Z][a-z]{2,3})? – \w{3} \d+ [A-Z][a-z]{2,3}/
      await page.goto(`/product/${product.key}`)
      await expect(main(page)).toContainText(new RegExp(`Arrives${arrivalPattern.source}`))
      await continueAsGuest(page, t, email)
      await goToPayment(page, t)
      const promise =
        (await main(page).textContent())?.match(new RegExp(`Arrives${arrivalPattern.source}`))?.[0] ?? 'no date'
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
      const number = numberIn(page)
      if (javaScriptEnabled) {
        await expectAccessible(page)
        await test.step('the browser stores neither personal data nor the order (F25)', async () => {
          const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
          expect(stored).toContain(product.key)
          for (const personalValue of [email, PLACE.street, PLACE.lastname, PLACE.phone, number])
            expect(stored).not.toContain(personalValue)
          expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
        })
      }
      await main(page)
        .getByRole('button', { name: t('PlacedOrder.nextTrack') })
        .click()
      await expect(page).toHaveURL(/\/order-track/)
      await expect(main(page).getByRole('heading', { name: t('OrderStatus.order', { number }) })).toBeVisible()
      await expect(main(page)).toContainText(promise)
      await page.goto('/cart')
      await expect(main(page)).toContainText(t('Cart.emptyTitle'))
    })

    test('collection is never preselected, and is shown as collection when selected', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      await fillCart(context, baseURL ?? '', 2)
      await becomeGuest(context.request, baseURL ?? '')
      await saveAddress(context.request, baseURL ?? '', { iso: 'GB', postalCode: 'SW1A 1AA', city: 'London' })
      await page.goto('/checkout?step=delivery')
      const delivery = openStep(page, t, 'delivery')
      await expect(delivery.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Standard delivery/)
      await expect(delivery.getByRole('radio').last()).toHaveAccessibleName(/^Collect at the workshop/)
      if (javaScriptEnabled)
        await test.step('the total changes with the selected delivery', async () => {
          const totals = summaryOf(page, t)
          const before = await totals.textContent()
          await delivery.getByRole('radio', { name: /Express/ }).check()
          await expect(totals).toContainText('Express delivery')
          expect(await totals.textContent()).not.toBe(before)
          await sendDelivery(page, t)
          await expect(openStep(page, t, 'payment')).toBeVisible()
          await expect(step(page, t, 'delivery')).toContainText('Express delivery')
          await step(page, t, 'delivery')
            .getByRole('link', { name: t('Checkout.edit') })
            .click()
          await expect(delivery).toBeVisible()
        })

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

    test('an order that was not paid can be paid later, or canceled', async ({ page, context, baseURL, t }) => {
      await openPaymentAsGuest(page, t, baseURL ?? '', 4)
      if (javaScriptEnabled)
        await test.step('an order that is sent twice is one order', async () => {
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
      else await order(page, t)
      await expect(page).toHaveURL(/method=visa/)
      await page.goBack()
      await expect(page).toHaveURL(PLACED_PAGE)
      await expect(placedTitle(page, t, 'openTitle')).toBeVisible()
      const number = numberIn(page)
      await main(page).getByRole('radio', { name: 'JCB' }).check()
      await payButton(page, t).click()
      await expect(page).toHaveURL(/method=jcb/)
      // A shopper who closes the payment page can return to the order and pay it.
      await page.close()
      const later = await context.newPage()

      await test.step('the return address of an unpaid payment proves nothing', async () => {
        await later.goto(`/checkout/order/${number}?status=succeeded&paid=1&intent=anything`)
        await expect(placedTitle(later, t, 'openTitle')).toBeVisible()
      })

      await test.step('a declined card is shown, and the order paid another way', async () => {
        await main(later).getByRole('radio', { name: 'Visa' }).check()
        await payButton(later, t).click()
        await payByCard(later, CARDS.declined)
        await expect(later.getByRole('status')).toContainText(pay.failures.declined)
        await later.getByRole('link', { name: pay.back('Touchline') }).click()
        await expect(later).toHaveURL(PLACED_PAGE)
        await expect(main(later)).toContainText(t('PlacedOrder.declined'))
        await main(later).getByRole('radio', { name: 'PayPal' }).check()
        await payButton(later, t).click()
        await later.getByRole('button', { name: pay.payPal.agree }).click()
        await expect(placedTitle(later, t, 'paidTitle')).toBeVisible()
        expect(numberIn(later)).toBe(number)
      })

      await test.step('an order is canceled after a question', async () => {
        const { number: another } = await placeOrder(context.request, baseURL ?? '')
        await later.goto(`/checkout/order/${another}`)
        await main(later).getByText(t('PlacedOrder.cancel')).click()
        await main(later)
          .getByRole('link', { name: t('PlacedOrder.cancelNo') })
          .click()
        await expect(main(later).getByText(t('PlacedOrder.cancelQuestion'))).toBeHidden()
        await main(later).getByText(t('PlacedOrder.cancel')).click()
        await main(later)
          .getByRole('button', { name: t('PlacedOrder.cancelYes') })
          .click()
        await expect(placedTitle(later, t, 'canceledTitle')).toBeVisible()
        await expect(main(later)).toContainText(t('PlacedOrder.canceledLead', { number: numberIn(later) }))
      })
    })

    test('a guest pays by the link in the order email, on any device', async ({
      page,
      context,
      playwright,
      baseURL,
      t,
    }) => {
      const other = await playwright.request.newContext({ baseURL })
      const email = await becomeGuest(other, baseURL ?? '')
      await placeOrder(other, baseURL ?? '')
      await other.dispose()
      await acceptCookies(context, baseURL ?? '')
      await page.goto(await linkTo({ email }, /https?:\/\/\S+\/open\?key=[\w-]+/))
      await expect(page).toHaveURL(/\/order-track#/)
      expect(new URL(page.url()).search).toBe('')
      await main(page)
        .getByRole('button', { name: t('OrderTrack.open') })
        .click()
      await expect(page).toHaveURL(PLACED_PAGE)
      expect(new URL(page.url()).search).toBe('')
      await payButton(page, t).click()
      await test.step('the bank asks for a second step', async () => {
        await payByCard(page, CARDS.secondStep)
        await page.getByLabel(pay.code.label).fill('000000')
        await page.getByRole('button', { name: pay.code.confirm }).click()
        await expect(page.getByText(pay.code.wrong(2))).toBeVisible()
        await page.getByLabel(pay.code.label).fill(CODE)
        await page.getByRole('button', { name: pay.code.confirm }).click()
      })
      await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
    })
  })

test.describe('on a bad line', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('an order whose response was lost is sent again, and is one order', async ({ page, baseURL, t }) => {
    await openPaymentAsGuest(page, t, baseURL ?? '', 7)
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
