import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { callsOf, makeCustomer, MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { waitForForm } from './access-forms'
import type { Translator } from '../../tests/harness/browser/translator'

const main = (page: Page) => page.getByRole('main')

/** Waits until the script handles the form: until then the browser submits it as a plain form. */
const ready = async (page: Page, name: string, hasScript: boolean) => hasScript && waitForForm(page, name)

async function openTicket(page: Page, t: Translator, content: string, hasScript: boolean) {
  await ready(page, t('NewTicketPage.submit'), hasScript)
  await main(page).getByLabel(t('NewTicketPage.type')).selectOption('delivery')
  await main(page).getByLabel(t('NewTicketPage.content')).fill(content)
  await main(page)
    .getByRole('button', { name: t('NewTicketPage.submit') })
    .click()
}

/** A ticket of the signed-in customer. @returns its id */
async function newTicket(context: BrowserContext, origin: string): Promise<string> {
  const call = await callsOf(context.request, origin)
  const { data } = await call('POST', '/api/ticket', { type: 'delivery', content: 'Where is it?' })
  return (data as { id: string }).id
}

async function reply(page: Page, t: Translator, content: string, hasScript: boolean) {
  await ready(page, t('TicketPage.send'), hasScript)
  await main(page).getByLabel(t('TicketPage.reply')).fill(content)
  await main(page)
    .getByRole('button', { name: t('TicketPage.send') })
    .click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a ticket is opened, listed, read and replied to', async ({
      page,
      context,
      signedIn,
      baseURL,
      t,
      expectAccessible,
    }) => {
      expect(signedIn.email).toBeTruthy()
      await test.step('a customer without tickets sees how to open one', async () => {
        await page.goto('/account/ticket')
        await expect(page.getByRole('heading', { level: 2, name: t('TicketsPage.emptyTitle') })).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
      })
      await main(page)
        .getByRole('link', { name: t('TicketsPage.emptyAction') })
        .click()
      await expect(page).toHaveURL('/account/ticket/create')
      if (javaScriptEnabled)
        await test.step('a ticket requires a type and a comment (spec §5)', async () => {
          await waitForForm(page, t('NewTicketPage.submit'))
          await main(page).getByLabel(t('NewTicketPage.content')).fill(' ')
          await main(page)
            .getByRole('button', { name: t('NewTicketPage.submit') })
            .click()
          const errorLinks = page.getByRole('alert').first().getByRole('link')
          await expect(errorLinks).toHaveText([t('FormMistakes.type'), t('FormMistakes.content')])
          await expectAccessible(page)
        })
      else {
        await test.step('errors are shown at their fields, and the input is kept', async () => {
          const response = await context.request.post('/api/form/account/ticket', {
            headers: { origin: baseURL ?? '' },
            form: { type: '', orderNumber: '', content: 'Where is it?' },
            maxRedirects: 0,
          })
          expect(response.status()).toBe(303)
          const location = response.headers().location ?? ''
          expect(location).toMatch(/^\/account\/ticket\/create\?answer=[\w-]+$/)
          await page.goto(location)
          await expect(page.getByRole('alert').first().getByRole('link')).toHaveText([t('FormMistakes.type')])
          await expect(main(page).getByLabel(t('NewTicketPage.content'))).toHaveValue('Where is it?')
        })
        await page.goto('/account/ticket/create')
      }

      await openTicket(page, t, 'Where is my shirt?\n\nI look out every day.', javaScriptEnabled)
      await expect(page).toHaveURL(
        javaScriptEnabled ? /\/account\/ticket\/[\w-]{16,}$/ : /\/account\/ticket\/[\w-]{16,}\?sent=1$/,
      )
      await expect(page.getByText(t('NewTicketPage.sent'))).toBeVisible()
      await expect(main(page).getByText('I look out every day.')).toBeVisible()

      await main(page)
        .getByRole('link', { name: t('TicketPage.back') })
        .click()
      await expect(page).toHaveURL('/account/ticket')
      await expect(main(page).getByText(t('TicketStates.waiting'))).toBeVisible()
      await main(page)
        .getByRole('link', { name: /^View ticket/ })
        .click()
      await reply(page, t, 'It has come, thank you.', javaScriptEnabled)
      await expect(page.getByText(t('TicketPage.sent'))).toBeVisible()
      await expect(main(page).getByRole('listitem').filter({ hasText: 'It has come, thank you.' })).toBeVisible()
      await expect(main(page).getByLabel(t('TicketPage.reply'))).toHaveValue('')

      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      if (javaScriptEnabled)
        await test.step('an answer of the shop appears when the customer comes back to the page', async () => {
          await page.goto(`/account/ticket/${id}`)
          await expect(main(page).getByText(t('TicketStates.waiting'))).toBeVisible()
          const reply = {
            from: 'shop',
            at: new Date().toISOString(),
            content: 'It left us this morning.',
            attachments: [],
          }
          await page.route(`**/api/ticket/${id}`, async (route) => {
            const response = await route.fetch()
            const { data } = (await response.json()) as { data: { records: unknown[] } }
            const updated = { ...data, state: 'replied', records: [...data.records, reply] }
            await route.fulfill({ json: { code: 0, msg: '', data: updated } })
          })
          await expect(async () => {
            await page.evaluate(() => window.dispatchEvent(new Event('focus')))
            await expect(main(page).getByText(reply.content)).toBeVisible({ timeout: 500 })
          }).toPass()
          await expect(main(page).getByText(t('TicketStates.replied'))).toBeVisible()
        })
      else
        await test.step('an empty reply leads back to its ticket, with an error', async () => {
          const response = await context.request.post('/api/form/account/ticket/reply', {
            headers: { origin: baseURL ?? '' },
            form: { id, content: ' ' },
            maxRedirects: 0,
          })
          expect(response.status()).toBe(303)
          const location = response.headers().location ?? ''
          expect(location).toMatch(new RegExp(`^/account/ticket/${id}\\?answer=[\\w-]+#reply$`))
          await page.goto(location)
          await expect(page.getByRole('alert').first().getByRole('link')).toHaveText([t('FormMistakes.content')])
        })
    })
  })

test.describe('refused', () => {
  test.use({ expectedErrors: [/429/] })

  test('a reply appears at once; if rejected, it disappears, and its text stays in the field', async ({
    page,
    context,
    signedIn,
    baseURL,
    t,
    expectAccessible,
  }) => {
    expect(signedIn.email).toBeTruthy()
    await page.goto(`/account/ticket/${await newTicket(context, baseURL ?? '')}`)
    const words = 'Once more, please.'
    let release = () => {}
    const unblocked = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/ticket/*/reply', async (route) => {
      await unblocked
      await route.fulfill({ status: 429, json: { code: 429, msg: 'Too many attempts.', data: null } })
    })
    await reply(page, t, words, true)
    const record = main(page).getByRole('listitem').filter({ hasText: words })
    await expect(record).toContainText(t('TicketPage.sending'))
    await expectAccessible(page)
    release()
    await expect(page.getByRole('alert').first()).toContainText('Too many attempts.')
    await expect(record).toHaveCount(0)
    await expect(main(page).getByLabel(t('TicketPage.reply'))).toHaveValue(words)

    await page.unroute('**/api/ticket/*/reply')
    await main(page)
      .getByRole('button', { name: t('TicketPage.send') })
      .click()
    await expect(record).toHaveCount(1)
    await expect(main(page).getByLabel(t('TicketPage.reply'))).toHaveValue('')
  })
})

test('tickets and orders lead to each other', async ({ page, context, baseURL, playwright, t, expectAccessible }) => {
  await signIn(context, baseURL ?? '', MARA)
  await test.step('the order of a question is preselected, and its ticket links to it', async () => {
    await page.goto('/account/ticket/create?order=tl-260934')
    await expect(main(page).getByLabel(t('NewTicketPage.order'))).toHaveValue('TL-260934')
    await expectAccessible(page)
    await page.goto('/account/ticket')
    await main(page).getByRole('link', { name: 'View ticket T-431208' }).click()
    await expect(main(page).getByRole('link', { name: 'TL-260480' })).toHaveAttribute(
      'href',
      '/account/orders/TL-260480',
    )
    await expect(main(page).getByText(t('TicketPage.closed'))).toBeVisible()
  })

  await test.step('the shop’s tickets are shown with their threads, types and states', async () => {
    await page.goto('/account/ticket')
    await expect(main(page).getByText(t('TicketStates.replied')).first()).toBeVisible()
    await main(page)
      .getByRole('link', { name: /^View ticket/ })
      .first()
      .click()
    await expect(main(page).getByRole('heading', { name: t('TicketPage.thread') })).toBeVisible()
    await expectAccessible(page)
    const response = await context.request.get('/account/ticket/nobodys-ticket')
    expect(response.status()).toBe(404)
  })

  await test.step("another customer's ticket is not there", async () => {
    const other = await playwright.request.newContext()
    const call = await callsOf(other, baseURL ?? '')
    const { email, password } = await makeCustomer(baseURL ?? '')
    await call('POST', '/api/login', { email, password })
    const { data } = await call('POST', '/api/ticket', { type: 'other', content: 'Between us.' })
    const { id } = data as { id: string }
    await other.dispose()

    const response = await context.request.get(`/account/ticket/${id}`)
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).not.toContain('Between us.')
    await page.goto('about:blank')
    await page.setContent(html)
    await expect(page.getByRole('heading', { level: 1, name: t('NotFound.title') })).toBeVisible()
  })
})

const PDF = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n') }
const TEXT = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
})

/** Opens the files of a thread as their customer, another customer and a guest. @returns the statuses */
async function statusesOf(page: Page, origin: string, other: APIRequestContext, guest: APIRequestContext) {
  const links = main(page).locator('a[href^="/api/attachment/"]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const status = async (request: APIRequestContext, url: string) => (await request.get(origin + url)).status()
  return Promise.all(
    addresses.map(async (url) => [
      await status(page.context().request, url),
      await status(other, url),
      await status(guest, url),
    ]),
  )
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'files with JavaScript' : 'files without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/400/] })

    test('are sent with a ticket and shown to its customer only; a refused file loses no text', async ({
      page,
      playwright,
      signedIn,
      baseURL,
      t,
      expectAccessible,
    }) => {
      expect(signedIn.email).toBeTruthy()
      const origin = baseURL ?? ''
      const words = 'The print came off. '.repeat(150).trim()
      await page.goto('/account/ticket/create')
      await ready(page, t('NewTicketPage.submit'), javaScriptEnabled)
      await expect(main(page).getByLabel(t('Attachments.label'))).toHaveAccessibleDescription(
        t('Attachments.hint', { count: 5, megabytes: 5 }),
      )
      await main(page)
        .getByLabel(t('Attachments.label'))
        .setInputFiles([await photo('front.jpg'), TEXT, PDF])
      await openTicket(page, t, words, javaScriptEnabled)
      await expect(
        main(page)
          .getByText(/Use a picture/)
          .first(),
      ).toBeVisible()
      await expect(main(page).getByLabel(t('NewTicketPage.content'))).toHaveValue(words)
      if (javaScriptEnabled) {
        await main(page)
          .getByRole('button', { name: t('Attachments.remove', { name: 'notes.jpg' }) })
          .click()
      }
      await main(page)
        .getByRole('button', { name: t('NewTicketPage.submit') })
        .click()
      await expect(page).toHaveURL(/\/account\/ticket\/[\w-]{16,}/)
      await expect(
        main(page).getByRole('link', { name: t('Attachments.picture', { name: 'front.jpg' }) }),
      ).toBeVisible()
      await expect(
        main(page).getByRole('link', { name: t('Attachments.download', { name: 'receipt.pdf' }) }),
      ).toBeVisible()
      await expect(main(page).getByText('notes.jpg')).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)

      const [other, guest] = [await playwright.request.newContext(), await playwright.request.newContext()]
      const { email, password } = await makeCustomer(origin)
      await (
        await callsOf(other, origin)
      )('POST', '/api/login', { email, password })
      expect(await statusesOf(page, origin, other, guest)).toEqual([
        [200, 404, 401],
        [200, 404, 401],
      ])
      await Promise.all([other.dispose(), guest.dispose()])

      await main(page)
        .getByLabel(t('Attachments.label'))
        .setInputFiles(await photo('back.jpg'))
      await reply(page, t, 'And this is the back.', javaScriptEnabled)
      await expect(page.getByText(t('TicketPage.sent'))).toBeVisible()
      await expect(main(page).getByRole('link', { name: t('Attachments.picture', { name: 'back.jpg' }) })).toBeVisible()
    })
  })
