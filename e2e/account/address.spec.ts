import {
  addAddresses,
  confirmationOf,
  card,
  cards,
  field,
  main,
  save,
  ADDRESS_INPUT,
  typeIn,
  COUNTRY_WITH_STATES,
  COUNTRY_WITHOUT_STATES,
} from '../address'
import { callsOf, makeCustomer, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/400/] })

    test('a customer keeps an address book', async ({ page, context, baseURL, signedIn, t, expectAccessible }) => {
      await test.step('an empty book leads to the first address, which is the default of both kinds', async () => {
        await page.goto('/account/address')
        await expect(main(page)).toContainText(t('AddressBook.emptyTitle'))
        if (javaScriptEnabled) await expectAccessible(page)
        await main(page)
          .getByRole('link', { name: t('AddressBook.add') })
          .click()
        await expect(page).toHaveURL('/account/address?add')
        await expect(field(page, t, 'lastname')).toHaveValue(signedIn.lastname)
        await expect(main(page).getByText(t('AddressForm.first'))).toBeVisible()

        await typeIn(page, t, ADDRESS_INPUT)
        await field(page, t, 'country').selectOption({ label: COUNTRY_WITH_STATES })
        if (javaScriptEnabled) await field(page, t, 'state').selectOption('New York')
        else await field(page, t, 'state').fill('new york')
        if (javaScriptEnabled) await expectAccessible(page)
        await save(page, t)

        await expect(page).toHaveURL(javaScriptEnabled ? '/account/address' : '/account/address?notice=saved')
        await expect(page.getByText(t('AddressForm.done'))).toBeVisible()
        await expect(cards(page)).toHaveCount(1)
        const newCard = card(page, ADDRESS_INPUT.street)
        await expect(newCard).toContainText('12207 Albany')
        await expect(newCard).toContainText(`New York, ${COUNTRY_WITH_STATES}`)
        await expect(newCard).toContainText(t('AddressBook.defaultShipping'))
        await expect(newCard).toContainText(t('AddressBook.defaultBilling'))
      })

      await test.step('an address is edited in a form with its current values', async () => {
        await addAddresses(context, baseURL ?? '', { street: '12 Long Lane' })
        await page.goto('/account/address')
        await card(page, '12 Long Lane')
          .getByRole('link', { name: t('AddressBook.edit') })
          .click()
        await expect(page).toHaveURL(/\?edit=/)
        await expect(field(page, t, 'phone')).toHaveValue(ADDRESS_INPUT.phone)
        await expect(field(page, t, 'state')).toHaveValue(javaScriptEnabled ? 'NY' : 'New York')
        await field(page, t, 'city').fill('Troy')
        await save(page, t)
        await expect(page.getByText(t('AddressForm.done'))).toBeVisible()
        await expect(card(page, '12 Long Lane')).toContainText('12207 Troy')
        await expect(card(page, ADDRESS_INPUT.street)).toContainText('12207 Albany')
        await page.reload()
        await expect(card(page, '12 Long Lane')).toContainText('12207 Troy')
      })

      await test.step('an address is deleted after a question, and another becomes the default', async () => {
        const first = card(page, ADDRESS_INPUT.street)
        await expect(first.getByText(t('AddressBook.removeQuestion'))).toBeHidden()
        await confirmationOf(first, t).click()
        await expect(first.getByText(t('AddressBook.removeQuestion'))).toBeVisible()
        await first.getByRole('button', { name: t('AddressBook.removeYes') }).click()
        await expect(page.getByText(t('AddressBook.removed'))).toBeVisible()
        await expect(cards(page)).toHaveCount(1)
        await expect(cards(page).first()).toContainText('12 Long Lane')
        await expect(cards(page).first()).toContainText(t('AddressBook.defaultShipping'))
        await expect(cards(page).first()).toContainText(t('AddressBook.defaultBilling'))
        await page.reload()
        await expect(cards(page)).toHaveCount(1)
      })

      await test.step('another address becomes the default, and there is one of each kind', async () => {
        await addAddresses(context, baseURL ?? '', {})
        await page.goto('/account/address')
        await card(page, ADDRESS_INPUT.street)
          .getByRole('button', { name: t('AddressBook.makeShipping') })
          .click()
        const message = javaScriptEnabled ? t('AddressBook.madeShipping') : t('AddressMessage.default')
        await expect(page.getByText(message)).toBeVisible()
        await expect(cards(page).first()).toContainText(ADDRESS_INPUT.street)
        await expect(main(page).getByText(t('AddressBook.defaultShipping'))).toHaveCount(1)
        await expect(cards(page).first()).toContainText(t('AddressBook.defaultShipping'))
        await expect(cards(page).last()).toContainText(t('AddressBook.defaultBilling'))
      })

      await test.step('an address in a country without states has a state that is typed', async () => {
        await page.goto('/account/address?add')
        await expect(field(page, t, 'firstname')).toHaveValue(signedIn.firstname)
        await typeIn(page, t, { ...ADDRESS_INPUT, street: 'Am Hang 12' })
        await field(page, t, 'country').selectOption({ label: COUNTRY_WITHOUT_STATES })
        await field(page, t, 'state').fill('Tirol')
        await main(page).getByLabel(t('AddressForm.isDefaultBilling')).check()
        await save(page, t)
        await expect(cards(page)).toHaveCount(3)
        await expect(card(page, 'Am Hang 12')).toContainText(`Tirol, ${COUNTRY_WITHOUT_STATES}`)
        await expect(card(page, 'Am Hang 12')).toContainText(t('AddressBook.defaultBilling'))
        await expect(card(page, '12 Long Lane')).not.toContainText(t('AddressBook.defaultBilling'))
        await expect(card(page, ADDRESS_INPUT.street)).toContainText(t('AddressBook.defaultShipping'))
      })
    })
  })

test('a link takes the focus to the form, and a change or a removal leaves it on the page', async ({
  page,
  context,
  baseURL,
  signedIn,
  t,
  expectAccessible,
}) => {
  expect(signedIn.email).toBeTruthy()
  await addAddresses(context, baseURL ?? '', {}, { street: '12 Long Lane' }, { street: 'Mill End 3' })
  await page.goto('/account/address')
  await test.step('an address book is accessible, also with an open confirmation', async () => {
    await expectAccessible(page)
    const first = cards(page).first()
    await confirmationOf(first, t).click()
    await expect(first.getByText(t('AddressBook.removeQuestion'))).toBeVisible()
    await expectAccessible(page)
    await first.getByRole('button', { name: t('AddressBook.removeNo') }).click()
    await expect(first.getByText(t('AddressBook.removeQuestion'))).toBeHidden()
  })

  await card(page, '12 Long Lane')
    .getByRole('button', { name: t('AddressBook.makeBilling') })
    .click()
  await expect(card(page, '12 Long Lane')).toBeFocused()
  // A default is listed before the others.
  await expect(cards(page).last()).toContainText('Mill End 3')
  const last = cards(page).last()
  await confirmationOf(last, t).click()
  await last.getByRole('button', { name: t('AddressBook.removeNo') }).click()
  await expect(last.getByText(t('AddressBook.removeQuestion'))).toBeHidden()
  await confirmationOf(last, t).press('Enter')
  await last.getByRole('button', { name: t('AddressBook.removeYes') }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cards(page)).toHaveCount(2)
  await main(page)
    .getByRole('link', { name: t('AddressBook.add') })
    .click()
  await expect(main(page).getByRole('region', { name: t('AddressForm.addTitle') })).toBeFocused()
  await main(page)
    .getByRole('link', { name: t('AddressForm.cancel') })
    .click()
  await expect(cards(page)).toHaveCount(2)
})

test.describe('a store API that fails', () => {
  test.use({ expectedErrors: [/500/] })

  test('restores the previous state if a change fails, with an error', async ({
    page,
    context,
    baseURL,
    signedIn,
    t,
  }) => {
    expect(signedIn.email).toBeTruthy()
    await addAddresses(context, baseURL ?? '', {}, { street: '12 Long Lane' })
    await page.goto('/account/address')
    let release: () => void = () => {}
    const unblocked = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/address/*', async (route) => {
      await unblocked
      await route.fulfill({ status: 500, json: { code: 500, msg: '', data: null } })
    })
    const second = card(page, '12 Long Lane')
    await confirmationOf(second, t).click()
    await second.getByRole('button', { name: t('AddressBook.removeYes') }).click()
    await expect(cards(page)).toHaveCount(1)
    release()
    await expect(page.getByText(t('AddressBook.failed'))).toBeVisible()
    await expect(cards(page)).toHaveCount(2)

    await second.getByRole('button', { name: t('AddressBook.makeShipping') }).click()
    await expect(page.getByText(t('AddressBook.failed')).first()).toBeVisible()
    await expect(cards(page).first()).toContainText(ADDRESS_INPUT.street)
    await expect(cards(page).first()).toContainText(t('AddressBook.defaultShipping'))
    await expect(second).not.toContainText(t('AddressBook.defaultShipping'))
  })
})

test('nothing of another customer’s address is shown or changed', async ({
  page,
  context,
  signedIn,
  browser,
  baseURL,
  t,
}) => {
  expect(signedIn.email).toBeTruthy()
  const origin = baseURL ?? ''
  const other = await browser.newContext({ baseURL: origin })
  await signIn(other, origin, await makeCustomer(origin))
  const [id] = await addAddresses(other, origin, { street: '99 Secret Road' })
  await page.goto(`/account/address?edit=${id}`)
  await expect(main(page)).toContainText(t('AddressBook.emptyTitle'))
  expect(await page.content()).not.toContain('Secret Road')
  for (const form of ['remove', 'default']) {
    const response = await page.request.post(`/api/form/account/address/${form}`, {
      headers: { origin },
      form: { id: id ?? '', kind: 'shipping' },
      maxRedirects: 0,
    })
    expect(response.headers().location).toContain('notice=failed')
  }
  const call = await callsOf(other.request, origin)
  expect((await call('GET', '/api/address')).data).toMatchObject([{ id, street: '99 Secret Road' }])
  await other.close()

  await test.step('a full address book shows a message, and accepts no more', async () => {
    const streets = Array.from({ length: 50 }, (_, n) => ({ street: `Mill Street ${n}` }))
    await addAddresses(context, origin, ...streets)
    await page.goto('/account/address?add')
    await expect(cards(page)).toHaveCount(50)
    await expect(main(page)).toContainText(t('AddressBook.full', { count: 50 }))
    await expect(main(page).getByRole('link', { name: t('AddressBook.add') })).toHaveCount(0)
  })
})
