import {
  addAddresses,
  card,
  field,
  main,
  save,
  ADDRESS_INPUT,
  typeIn,
  COUNTRY_WITH_STATES,
  COUNTRY_WITHOUT_STATES,
} from '../address'
import { expect, test } from '../fixtures'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/400/] })

    test('an address is checked, and its state against its country', async ({
      page,
      context,
      baseURL,
      signedIn,
      t,
      expectAccessible,
    }) => {
      expect(signedIn.email).toBeTruthy()

      await test.step('mistakes of every field are shown (spec §5)', async () => {
        await page.goto('/account/address?add')
        const short = { firstname: 'A', lastname: 'K', street: '5 Mil', postalCode: '122', city: 'A', phone: '12' }
        await typeIn(page, t, short)
        // Browsers block an empty required field: the country is one.
        if (!javaScriptEnabled) await field(page, t, 'country').selectOption({ label: COUNTRY_WITHOUT_STATES })
        await field(page, t, 'state').fill('T')
        await save(page, t)
        const names = ['firstname', 'lastname', 'street', 'state', 'postalCode', 'city', 'phone'] as const
        const summary = main(page).getByRole('alert')
        for (const name of names) {
          await expect(field(page, t, name)).toHaveAttribute('aria-invalid', 'true')
          await expect(summary).toContainText(t(`FormMistakes.${name}`))
        }
        await expect(summary.getByRole('link')).toHaveCount(javaScriptEnabled ? 8 : 7)
        if (!javaScriptEnabled) return
        await expect(summary).toContainText(t('FormMistakes.countryId'))
        await expectAccessible(page)
        await field(page, t, 'street').fill('5 Mill')
        await expect(field(page, t, 'street')).not.toHaveAttribute('aria-invalid')
        await field(page, t, 'country').selectOption({ label: COUNTRY_WITH_STATES })
        await expect(summary).toContainText(t('AddressForm.stateChoice'))
      })

      const [id] = await addAddresses(context, baseURL ?? '', {})
      await page.goto(`/account/address?edit=${id}`)
      if (javaScriptEnabled)
        await test.step('the state follows the country', async () => {
          await expect(field(page, t, 'state')).toHaveRole('combobox')
          await expect(field(page, t, 'state')).toHaveValue('NY')
          await field(page, t, 'country').selectOption({ label: 'Canada' })
          await expect(field(page, t, 'state')).toHaveValue('')
          await field(page, t, 'state').selectOption('Quebec')
          await field(page, t, 'country').selectOption({ label: COUNTRY_WITHOUT_STATES })
          await expect(field(page, t, 'state')).toHaveRole('textbox')
          await expect(field(page, t, 'state')).toHaveValue('')
          await field(page, t, 'state').fill('alabama')
          await field(page, t, 'country').selectOption({ label: COUNTRY_WITH_STATES })
          await expect(field(page, t, 'state')).toHaveValue('AL')
          await save(page, t)
          await expect(card(page, ADDRESS_INPUT.street)).toContainText(`Alabama, ${COUNTRY_WITH_STATES}`)
        })
      // With JavaScript no state of another country can be chosen.
      else
        await test.step('a state the country does not have is shown at its field, in the store’s words', async () => {
          await field(page, t, 'state').fill('Yorkshire')
          await field(page, t, 'city').fill('Troy')
          await save(page, t)
          await expect(page).toHaveURL(new RegExp(`edit=${id}.*answer=`))
          await expect(field(page, t, 'state')).toHaveAttribute('aria-invalid', 'true')
          await expect(field(page, t, 'state')).toHaveValue('Yorkshire')
          await expect(field(page, t, 'city')).toHaveValue('Troy')
        })
    })
  })
