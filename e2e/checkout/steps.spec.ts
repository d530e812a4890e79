import { addAddresses } from '../address'
import { callsOf, endSessionsBefore, isWrite } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import {
  agree,
  becomeGuest,
  field,
  fillCart,
  GUEST_EMAIL,
  main,
  openPayment,
  openStep,
  order,
  orderButton,
  PLACE,
  PLACED_PAGE,
  placedTitle,
  applyCoupon,
  sendAddress,
  sendDelivery,
  sendOrder,
  send,
  step,
  summaryOf,
  typeAddress,
  unfoldSummary,
} from '../../tests/harness/browser/checkout'
import { escapePattern } from '../escape-pattern'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest fills in every step', async ({ page, context, baseURL, t, expectAccessible }) => {
      await fillCart(context, baseURL ?? '')

      await test.step('a visitor is redirected to the login, which offers to continue as a guest', async () => {
        await page.goto('/checkout')
        await expect(page).toHaveURL('/login?from=%2Fcheckout')
        const guest = page.getByRole('region', { name: t('LoginPage.guestTitle') })
        const email = guest.getByLabel(t('LoginPage.guestEmail'))
        await email.fill('ada@')
        await send(page, t('LoginPage.guestSubmit'))
        await expect(guest.getByRole('alert').first()).toContainText(t('FormMistakes.email'))
        await expect(page).toHaveURL(/\/login\?from=%2Fcheckout(&|$)/)
        await expect(email).toHaveValue('ada@')
        await email.fill(GUEST_EMAIL)
        await guest.getByRole('button', { name: t('LoginPage.guestSubmit') }).click()
        await expect(page).toHaveURL('/checkout')
        await expect(step(page, t, 'contact')).toContainText(GUEST_EMAIL)
        await openStep(page, t, 'address').waitFor()
      })

      if (javaScriptEnabled)
        await test.step('what is typed survives a reload, right or wrong', async () => {
          await page.waitForLoadState('networkidle')
          const saved = page.waitForResponse(
            (response) => (response.request().postData() ?? '').includes('"5 M"') && response.ok(),
          )
          await field(page, t, 'street').fill('5 M')
          await field(page, t, 'city').focus()
          await saved
          await page.reload()
          await expect(field(page, t, 'street')).toHaveValue('5 M')
        })

      await test.step('errors are shown at their fields, and the input is kept', async () => {
        await typeAddress(page, t, { postalCode: '12', phone: '1' })
        await sendAddress(page, t)
        const summary = openStep(page, t, 'address').getByRole('alert')
        await expect(summary.getByRole('link')).toHaveText([t('FormMistakes.postalCode'), t('FormMistakes.phone')])
        await expect(field(page, t, 'postalCode')).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, t, 'postalCode')).toHaveValue('12')
        await expect(field(page, t, 'city')).toHaveValue(PLACE.city)
        if (javaScriptEnabled) await expectAccessible(page)
        await field(page, t, 'postalCode').fill(PLACE.postalCode)
        await field(page, t, 'phone').fill(PLACE.phone)
      })

      await test.step('the bill may go elsewhere', async () => {
        const bill = main(page).getByRole('group', { name: t('CheckoutAddress.billing') })
        await expect(bill).toBeHidden()
        await main(page)
          .getByRole('checkbox', { name: t('CheckoutAddress.same') })
          .uncheck()
        await bill.getByLabel(t('AddressForm.country'), { exact: true }).selectOption({ label: 'Austria' })
        for (const [name, value] of Object.entries({ ...PLACE, street: '99 Counting House' }))
          await bill.getByLabel(t(`AddressForm.${name as keyof typeof PLACE}`), { exact: true }).fill(value)
        await bill.getByLabel(t('AddressForm.state'), { exact: true }).fill('Tirol')
        await sendAddress(page, t)
        await expect(step(page, t, 'address')).toContainText('99 Counting House')
        await expect(openStep(page, t, 'delivery')).toBeVisible()
        await expect(step(page, t, 'address')).toContainText(PLACE.street)
      })

      await test.step('a step that is done can be changed', async () => {
        await sendDelivery(page, t)
        await expect(openStep(page, t, 'payment')).toBeVisible()
        await step(page, t, 'address')
          .getByRole('link', { name: t('Checkout.edit') })
          .click()
        await field(page, t, 'street').fill('17 Mill Street')
        await sendAddress(page, t)
        await expect(openStep(page, t, 'payment')).toBeVisible()
        await expect(step(page, t, 'address')).toContainText('Ada King, 17 Mill Street, 6020 Innsbruck')
        // Each step shows its own entries only: the last one repeats none of them.
        await expect(openStep(page, t, 'payment')).not.toContainText('17 Mill Street')
      })

      await test.step('no order is placed before the terms are accepted and a payment method is selected', async () => {
        if (javaScriptEnabled) {
          await agree(page).check()
          await agree(page).uncheck()
          await sendOrder(page, t)
        } else {
          await expect(agree(page)).toHaveAttribute('required', '')
          await orderButton(page, t).click()
        }
        const summary = openStep(page, t, 'payment').getByRole('alert')
        await expect(summary).toContainText(t('FormMistakes.paymentMethod'))
        await expect(summary).toContainText(t('FormMistakes.agree'))
        expect(new URL(page.url()).pathname).toBe('/checkout')
        expect(new URL(page.url()).searchParams.get('step')).toBe('payment')
      })
    })

    test.describe('with a coupon', () => {
      // The browser itself logs every rejected request.
      test.use({ expectedErrors: [/40[09]|422/] })

      test('a valid coupon is applied and can be removed; an invalid one shows the reason', async ({
        page,
        context,
        baseURL,
        t,
      }) => {
        await fillCart(context, baseURL ?? '', 0, 2)
        await becomeGuest(context.request, baseURL ?? '')
        await page.goto('/checkout')
        const summary = summaryOf(page, t)
        const expectFocus = () =>
          test.step('the focus stays with the coupon when it is put on and taken off', async () => {
            const hasFocus = () => summary.evaluate((element) => element.contains(document.activeElement))
            await expect.poll(hasFocus).toBe(true)
          })
        await applyCoupon(page, t, 'SUMMER25')
        await expect(summary.getByLabel(t('CheckoutCoupon.label'))).toHaveAccessibleDescription('Invalid coupon')
        await expect(summary.getByText('It has expired.', { exact: true })).toBeVisible()
        await applyCoupon(page, t, 'welcome10')
        // Without a script it is another page, with the summary folded.
        await expect(summary).toContainText(t('CheckoutSummary.discount', { code: 'WELCOME10' }))
        if (javaScriptEnabled) await expectFocus()
        await unfoldSummary(page, t)
        await summary.getByRole('button', { name: t('CheckoutCoupon.removeCode', { code: 'WELCOME10' }) }).click()
        await expect(summary).not.toContainText('WELCOME10')
        if (javaScriptEnabled) await expectFocus()
      })
    })

    test('a customer orders with an address of the book', async ({ page, context, baseURL, signedIn, t }) => {
      await test.step('the checkout redirects to the cart if the cart is empty', async () => {
        const call = await callsOf(context.request, baseURL ?? '')
        await call('DELETE', '/api/cart/clear')
        await page.goto('/checkout')
        await expect(page).toHaveURL('/cart')
        await expect(main(page)).toContainText('Your cart is empty.')
      })

      await test.step('a customer chooses an address of the book, or types another one', async () => {
        await addAddresses(context, baseURL ?? '', { street: '1 First Street' }, { street: '2 Second Street' })
        await fillCart(context, baseURL ?? '')
        await page.goto('/checkout?step=address')
        await expect(step(page, t, 'contact')).toContainText(signedIn.email)
        const first = main(page).getByRole('radio', { name: /1 First Street/ })
        await expect(first).toBeChecked()
        await expect(field(page, t, 'street')).toBeHidden()
        await main(page)
          .getByRole('radio', { name: /2 Second Street/ })
          .check()
        await sendAddress(page, t)
        await expect(step(page, t, 'address')).toContainText('2 Second Street')
        await step(page, t, 'address')
          .getByRole('link', { name: t('Checkout.edit') })
          .click()
        await main(page)
          .getByRole('radio', { name: t('CheckoutAddress.another') })
          .check()
        await typeAddress(page, t)
        await sendAddress(page, t)
        await expect(step(page, t, 'address')).toContainText(PLACE.street)
        await expect(openStep(page, t, 'address')).toHaveCount(0)
      })

      await page.goto('/checkout?step=delivery')
      await sendDelivery(page, t)
      await expect(openStep(page, t, 'payment')).toBeVisible()
      await order(page, t, 'PayPal')
      await expect(page).toHaveURL(/method=paypal/)
      await page.goBack()
      await expect(page).toHaveURL(PLACED_PAGE)
      await expect(placedTitle(page, t, 'openTitle')).toBeVisible()
    })
  })

test('a guest goes through every step, and back', async ({ page, context, baseURL, t, expectAccessible }) => {
  const heading = (name: 'delivery' | 'payment') =>
    main(page).getByRole('heading', { name: new RegExp(`^${escapePattern(t(`Checkout.${name}`))}`) })
  await fillCart(context, baseURL ?? '')
  await becomeGuest(context.request, baseURL ?? '')
  await page.goto('/checkout')
  await openStep(page, t, 'address').waitFor()
  await page.waitForLoadState('networkidle')
  await test.step('the first step is accessible', () => expectAccessible(page))

  await test.step('the keyboard alone goes through it, and the focus goes along', async () => {
    await typeAddress(page, t)
    await page.waitForLoadState('networkidle')
    await field(page, t, 'phone').press('Enter')
    await expect(heading('delivery')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('radio', { name: /Express/ })).toBeChecked()
  })

  await test.step('every step is accessible', async () => {
    await expectAccessible(page)
    await sendDelivery(page, t)
    await expect(heading('payment')).toBeFocused()
    await expect(openStep(page, t, 'payment')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the back button leads to the step before', async () => {
    await page.goBack()
    await expect(openStep(page, t, 'delivery')).toBeVisible()
    await page.goBack()
    await expect(field(page, t, 'street')).toHaveValue(PLACE.street)
    await page.goForward()
    await expect(openStep(page, t, 'delivery')).toBeVisible()
  })
})

test.describe('a session that ends on the last step', () => {
  test.use({ expectedErrors: [/401/] })

  test('leads to the login, and what was typed is there after it', async ({ page, context, baseURL, signedIn, t }) => {
    await fillCart(context, baseURL ?? '', 9)
    await openPayment(page, t, baseURL ?? '')
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/checkout'))
    await main(page).getByRole('radio', { name: 'Visa' }).check()
    await saved
    await agree(page).check()
    await endSessionsBefore(page, isWrite, baseURL ?? '', signedIn)
    await orderButton(page, t).click()
    await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/)
    await expect(page.getByText('Invalid Token')).toBeVisible()
    await main(page).getByLabel(t('LoginPage.email'), { exact: true }).fill(signedIn.email)
    await main(page).getByLabel(t('LoginPage.password'), { exact: true }).fill(signedIn.password)
    await main(page)
      .getByRole('button', { name: t('LoginPage.submit') })
      .click()
    await expect(page).toHaveURL(/\/checkout\?/)
    await expect(step(page, t, 'address')).toContainText(PLACE.street)
    await expect(main(page).getByRole('radio', { name: 'Visa' })).toBeChecked()
    await expect(agree(page)).toBeChecked()
    await orderButton(page, t).click()
    await expect(page).toHaveURL(/method=visa/)
  })
})
