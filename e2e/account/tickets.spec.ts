import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { callsOf, makeCustomer, MARA, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { takeOver } from './access-forms'
import type { Translator } from '../../tests/harness/browser/translator'

const main = (page: Page) => page.getByRole('main')

/** Waits until the script has taken over the form: before that the browser sends it as a plain form. */
const ready = async (page: Page, name: string, hasScript: boolean) => hasScript && takeOver(page, name)

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

    test('a ticket is opened, listed, read and replied to', async ({ page, signedIn, t }) => {
      expect(signedIn.email).toBeTruthy()
      await page.goto('/account/ticket')
      await main(page)
        .getByRole('link', { name: t('TicketsPage.emptyAction') })
        .click()
      await expect(page).toHaveURL('/account/ticket/create')
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
    })
  })

test('a ticket says what it is about and holds words (spec §5)', async ({ page, signedIn, t, expectAccessible }) => {
  expect(signedIn.email).toBeTruthy()
  await page.goto('/account/ticket/create')
  await takeOver(page, t('NewTicketPage.submit'))
  await main(page).getByLabel(t('NewTicketPage.content')).fill(' ')
  await main(page)
    .getByRole('button', { name: t('NewTicketPage.submit') })
    .click()
  const mistakes = page.getByRole('alert').first().getByRole('link')
  await expect(mistakes).toHaveText([t('FormMistakes.type'), t('FormMistakes.content')])
  await expectAccessible(page)
})

test.describe('mistakes without JavaScript', () => {
  test('are shown at their fields, and what was typed stays', async ({ page, context, signedIn, t, baseURL }) => {
    expect(signedIn.email).toBeTruthy()
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

  test('a reply without words leads back to its ticket, which says so', async ({
    page,
    context,
    signedIn,
    t,
    baseURL,
  }) => {
    expect(signedIn.email).toBeTruthy()
    const id = await newTicket(context, baseURL ?? '')
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

test.describe('refused', () => {
  test.use({ expectedErrors: [/429/] })

  test('a reply stands there at once; refused, it goes, and its words stay in the field', async ({
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
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/ticket/*/reply', async (route) => {
      await held
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

test('an answer of the shop appears when the customer comes back to the page', async ({
  page,
  context,
  signedIn,
  baseURL,
  t,
}) => {
  expect(signedIn.email).toBeTruthy()
  const id = await newTicket(context, baseURL ?? '')
  await page.goto(`/account/ticket/${id}`)
  await expect(main(page).getByText(t('TicketStates.waiting'))).toBeVisible()
  const reply = { from: 'shop', at: new Date().toISOString(), content: 'It left us this morning.', attachments: [] }
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

test("another customer's ticket is not there", async ({ page, context, signedIn, baseURL, playwright, t }) => {
  expect(signedIn.email).toBeTruthy()
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
  await page.setContent(html)
  await expect(page.getByRole('heading', { level: 1, name: t('NotFound.title') })).toBeVisible()
})

test('an order that is asked about is chosen already, and its ticket leads back to it', async ({
  page,
  context,
  baseURL,
  t,
  expectAccessible,
}) => {
  await signIn(context, baseURL ?? '', MARA)
  await page.goto('/account/ticket/create?order=tl-260934')
  await expect(main(page).getByLabel(t('NewTicketPage.order'))).toHaveValue('TL-260934')
  await expectAccessible(page)
  await page.goto('/account/ticket')
  await main(page).getByRole('link', { name: 'View ticket T-431208' }).click()
  await expect(main(page).getByRole('link', { name: 'TL-260480' })).toHaveAttribute('href', '/account/orders/TL-260480')
  await expect(main(page).getByText(t('TicketPage.closed'))).toBeVisible()
})

test('a customer without tickets sees how to open one', async ({ page, signedIn, t, expectAccessible }) => {
  expect(signedIn.email).toBeTruthy()
  await page.goto('/account/ticket')
  await expect(page.getByRole('heading', { level: 2, name: t('TicketsPage.emptyTitle') })).toBeVisible()
  await expectAccessible(page)
})

test('the shop’s tickets are shown with their threads, types and states', async ({
  page,
  context,
  baseURL,
  t,
  expectAccessible,
}) => {
  await signIn(context, baseURL ?? '', MARA)
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
async function statusesOf(page: Page, origin: string, other: BrowserContext, guest: BrowserContext) {
  const links = main(page).locator('a[href^="/api/attachment/"]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const status = async (context: BrowserContext, url: string) => (await context.request.get(origin + url)).status()
  return Promise.all(
    addresses.map(async (url) => [
      await status(page.context(), url),
      await status(other, url),
      await status(guest, url),
    ]),
  )
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'files with JavaScript' : 'files without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/400/] })

    test('are sent with a ticket, shown to its customer alone, and a refused one loses no text', async ({
      page,
      browser,
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

      const [other, guest] = [await browser.newContext(), await browser.newContext()]
      await signIn(other, origin, await makeCustomer(origin))
      expect(await statusesOf(page, origin, other, guest)).toEqual([
        [200, 404, 401],
        [200, 404, 401],
      ])
      await Promise.all([other.close(), guest.close()])

      await main(page)
        .getByLabel(t('Attachments.label'))
        .setInputFiles(await photo('back.jpg'))
      await reply(page, t, 'And this is the back.', javaScriptEnabled)
      await expect(page.getByText(t('TicketPage.sent'))).toBeVisible()
      await expect(main(page).getByRole('link', { name: t('Attachments.picture', { name: 'back.jpg' }) })).toBeVisible()
    })
  })
