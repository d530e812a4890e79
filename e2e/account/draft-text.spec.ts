import type { BrowserContext, Page } from '@playwright/test'
import { field as addressField, save, ADDRESS_INPUT, typeIn, COUNTRY_WITHOUT_STATES } from '../address'
import { findProduct } from '../../tests/harness/browser/products'
import {
  callsOf,
  endSessions,
  endSessionsBefore,
  isWrite,
  makeCustomer,
  type Customer,
} from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { waitForForm } from './access-forms'
import type { Translator } from '../../tests/harness/browser/translator'

const main = (page: Page) => page.getByRole('main')

async function logInAgain(page: Page, t: Translator, { email, password }: Customer) {
  await expect(page).toHaveURL(/\/login\?from=/)
  await main(page)
    .getByRole('textbox', { name: t('LoginPage.email') })
    .fill(email)
  await main(page).getByLabel(t('LoginPage.password'), { exact: true }).fill(password)
  await main(page)
    .getByRole('button', { name: t('LoginPage.submit') })
    .click()
  await expect(page).not.toHaveURL(/\/login/)
}

const TEXT = 'Where is my shirt?\n\nI look out every day.'
const REPLY = 'Is it on its way?'

/** A form whose entered text is kept after its session has ended. */
interface Form {
  path: string
  type: (page: Page, t: Translator) => Promise<unknown>
  send: (t: Translator) => string
  expectDraft: (page: Page, t: Translator) => Promise<void>
}

const textForm = (path: string, names: Record<'label' | 'submit', Parameters<Translator>[0]>, text = TEXT): Form => ({
  path,
  type: (page, t) =>
    main(page)
      .getByRole('textbox', { name: t(names.label) })
      .fill(text),
  send: (t) => t(names.submit),
  expectDraft: (page, t) => expect(main(page).getByRole('textbox', { name: t(names.label) })).toHaveValue(text),
})

async function formsOf(context: BrowserContext, origin: string): Promise<Form[]> {
  const call = await callsOf(context.request, origin)
  const { data } = await call('POST', '/api/ticket', { type: 'delivery', content: TEXT })
  const { key } = await findProduct(context.request, 11)
  const ticket = textForm('/account/ticket/create', { label: 'NewTicketPage.content', submit: 'NewTicketPage.submit' })
  return [
    {
      ...ticket,
      type: async (page, t) => {
        await main(page).getByLabel(t('NewTicketPage.type')).selectOption('delivery')
        await ticket.type(page, t)
      },
      expectDraft: async (page, t) => {
        await expect(main(page).getByLabel(t('NewTicketPage.type'))).toHaveValue('delivery')
        await ticket.expectDraft(page, t)
      },
    },
    textForm(
      `/account/ticket/${(data as { id: string }).id}`,
      {
        label: 'TicketPage.reply',
        submit: 'TicketPage.send',
      },
      REPLY,
    ),
    textForm('/account', { label: 'ProfileForm.firstname', submit: 'ProfileForm.submit' }, 'Grace'),
    textForm(`/product/${key}/question/new`, { label: 'NewQuestionPage.question', submit: 'NewQuestionPage.submit' }),
    {
      path: `/product/${key}/review/new`,
      type: async (page, t) => {
        await main(page)
          .getByRole('radio', { name: t('NewReviewPage.rating4') })
          .check({ force: true })
        await main(page)
          .getByRole('textbox', { name: t('NewReviewPage.reviewTitle') })
          .fill('Sits right')
        await main(page)
          .getByRole('textbox', { name: t('NewReviewPage.comment') })
          .fill(TEXT)
      },
      send: (t) => t('NewReviewPage.submit'),
      expectDraft: async (page, t) => {
        await expect(main(page).getByRole('radio', { name: t('NewReviewPage.rating4') })).toBeChecked()
        await expect(main(page).getByRole('textbox', { name: t('NewReviewPage.reviewTitle') })).toHaveValue(
          'Sits right',
        )
        await expect(main(page).getByRole('textbox', { name: t('NewReviewPage.comment') })).toHaveValue(TEXT)
      },
    },
  ]
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/401/] })

    test('form input of a session that has ended', async ({ page, context, signedIn, baseURL, t }) => {
      test.setTimeout(180_000)
      const origin = baseURL ?? ''

      await test.step('is restored after the login: ticket, reply, profile, question, review', async () => {
        for (const { path, type, send, expectDraft } of await formsOf(context, origin)) {
          await page.goto(path)
          if (javaScriptEnabled) await waitForForm(page, send(t))
          await type(page, t)
          await endSessionsBefore(page, isWrite, origin, signedIn)
          const button = main(page).getByRole('button', { name: send(t), exact: true })
          await button.click()
          await logInAgain(page, t, signedIn)
          expect(new URL(page.url()).pathname).toBe(path)
          await expectDraft(page, t)
          if (javaScriptEnabled && send(t) === t('TicketPage.send'))
            await test.step('takes a reply along, and its field is empty once it was sent', async () => {
              await button.click()
              await expect(main(page).getByRole('listitem').getByText(REPLY)).toBeVisible()
              await expect(main(page).getByRole('textbox', { name: t('TicketPage.reply') })).toHaveValue('')
            })
        }
        expect(
          await context.storageState().then(({ cookies, origins }) => JSON.stringify([cookies, origins])),
        ).not.toMatch(/Where is my shirt|Is it on its way|Grace/)
      })

      await test.step('is restored in the address form after the login, and can be saved to the address book', async () => {
        await page.goto('/account/address?add')
        if (javaScriptEnabled) await waitForForm(page, t('AddressForm.submit'))
        await addressField(page, t, 'country').selectOption({ label: COUNTRY_WITHOUT_STATES })
        await typeIn(page, t, { ...ADDRESS_INPUT, state: 'Tirol', postalCode: '6020' })
        await endSessionsBefore(page, isWrite, origin, signedIn)
        await save(page, t)
        await logInAgain(page, t, signedIn)
        await expect(addressField(page, t, 'country').locator('option:checked')).toHaveText(COUNTRY_WITHOUT_STATES)
        for (const [name, value] of Object.entries({ ...ADDRESS_INPUT, state: 'Tirol', postalCode: '6020' }))
          await expect(addressField(page, t, name as keyof typeof ADDRESS_INPUT)).toHaveValue(value)
        await save(page, t)
        await expect(page).toHaveURL(/\/account\/address(\?notice=saved)?$/)
      })

      await test.step('is never shown to another customer who logs in on the device', async () => {
        const other = await makeCustomer(origin)
        await page.goto('/account/ticket/create')
        if (javaScriptEnabled) await waitForForm(page, t('NewTicketPage.submit'))
        await main(page).getByLabel(t('NewTicketPage.type')).selectOption('delivery')
        const content = main(page).getByRole('textbox', { name: t('NewTicketPage.content') })
        await content.fill(TEXT)
        await endSessionsBefore(page, isWrite, origin, signedIn)
        await main(page)
          .getByRole('button', { name: t('NewTicketPage.submit') })
          .click()
        await logInAgain(page, t, other)
        await expect(page).toHaveURL(/\/account\/ticket\/create\?answer=/)
        await expect(content).toHaveValue('')
        expect(await page.content()).not.toContain('I look out every day')
      })
    })
  })

test.describe('a session that ends while a form is filled in', () => {
  test.use({ expectedErrors: [/401/] })

  test('keeps the entered text, even if another call of the page was refused first', async ({
    page,
    signedIn,
    baseURL,
    t,
  }) => {
    await page.goto('/account/ticket/create')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sync-session-state'))).not.toBeNull()
    const content = main(page).getByRole('textbox', { name: t('NewTicketPage.content') })
    await content.fill(TEXT)
    await endSessions(baseURL ?? '', signedIn)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByText('Invalid Token')).toBeVisible()
    await logInAgain(page, t, signedIn)
    await expect(content).toHaveValue(TEXT)
  })
})
