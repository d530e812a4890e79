import { createHash } from 'node:crypto'
import { CARDS, openTestService, shopOf, shopperOf } from '../testing/test-service'

async function open(language = 'en') {
  const opened = openTestService()
  const shop = shopOf(opened)
  const intent = await shop.create({ language })
  const readIntent = async () => (await shop.send('GET', `/pay/intent/${intent.id}`)).intent
  return { ...opened, ...shop, intent, readIntent, shopper: shopperOf(opened, intent) }
}

const RETURN_URL = 'https://shop.example/checkout/order/TL-7K2M9QXA'
const redirectOf = (response: Response) => [response.status, response.headers.get('location')]

describe('the pay page', () => {
  it.each([
    ['en', '€61.80', 'Pay €61.80', 'Card number'],
    ['es', '61,80 €', 'Pagar 61,80 €', 'Número de tarjeta'],
    ['de', '61,80 €', '61,80 € zahlen', 'Kartennummer'],
    ['fr', '€61.80', 'Pay €61.80', 'Card number'],
  ])('speaks the language of its intent: %s', async (language, amount, button, label) => {
    const { html } = await (await open(language)).shopper.look('?method=visa')
    const text = html.replaceAll('\u00a0', ' ')
    for (const part of [amount, button, label, 'Touchline', 'TL-7K2M9QXA']) expect(text).toContain(part)
  })

  it('runs the script of the card form alone, loads nothing, and cannot be framed, cached or indexed', async () => {
    const { shopper } = await open()
    const { response, html } = await shopper.look()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(policy).toContain("form-action 'self' https://shop.example;")
    expect(policy).toContain("frame-ancestors 'none'")
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    const sources = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(sources).toHaveLength(1)
    expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe(sources[0])
    expect(scripts[0]).not.toMatch(/fetch|XMLHttpRequest|sendBeacon|WebSocket|Image|location|cookie|localStorage/)
    expect(html.replace(/<script>[\s\S]*?<\/script>/g, '')).not.toMatch(/<script|\son\w+=|\sstyle=/)
    expect((await shopper.look('?method=paypal')).html).not.toContain('<script')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
  })

  it('shows the logo of the shop, if it has one, and loads nothing else', async () => {
    const opened = openTestService()
    const intent = await shopOf(opened).create({ logo: 'https://cdn.example/logo.png' })
    const { response, html } = await shopperOf(opened, intent).look()
    expect(html).toContain('<img class="logo" src="https://cdn.example/logo.png" alt=""')
    expect(response.headers.get('content-security-policy')).toContain('img-src data: https://cdn.example;')
    const { html: plain } = await (await open()).shopper.look()
    expect(plain).not.toContain('<img')
  })

  it('collapses the payment methods if one was chosen in the shop, unless it failed', async () => {
    const { shopper } = await open()
    const isOpen = async (query: string) => (await shopper.look(query)).html.includes('<details class="ways" open>')
    expect(await isOpen('?method=jcb')).toBe(false)
    for (const query of ['', '?method=nonsense']) expect(await isOpen(query)).toBe(true)
    await shopper.payByCard(CARDS.declined)
    expect(await isOpen('?method=visa')).toBe(true)
  })

  it('preselects the requested payment method', async () => {
    const { shopper } = await open()
    expect((await shopper.look('?method=paypal')).html).toContain('Agree and pay')
    expect((await shopper.look('?method=jcb')).html).toContain('cc-number')
    expect((await shopper.look('?method=nonsense')).html).toContain('cc-number')
  })

  it('is found by its complete URL only', async () => {
    const { app, shopper, intent } = await open()
    for (const path of [`/p/${intent.id}`, `/p/${intent.id}.`, `${shopper.pathname}x`, '/p/pi_x.y'])
      expect((await app.request(path)).status).toBe(404)
    const wrong = { method: 'POST', headers: { origin: 'https://pay.example' } }
    expect((await app.request(`/p/${intent.id}.guess/paypal`, wrong)).status).toBe(404)
  })

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'https://shop.example' }])(
    'rejects a form from %o',
    async (headers) => {
      const { shopper, readIntent } = await open()
      expect((await shopper.post('/paypal', {}, headers)).status).toBe(403)
      expect((await readIntent()).status).toBe('open')
    },
  )

  it('accepts a form without Origin only with Sec-Fetch-Site: same-origin', async () => {
    const { app, shopper, readIntent } = await open()
    const post = (headers: Record<string, string>) =>
      app.request(`${shopper.pathname}/paypal`, { method: 'POST', headers })
    expect((await post({})).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await readIntent()).status).toBe('open')
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  })
})

describe('a card', () => {
  it('that is accepted redirects to the shop, paid', async () => {
    const { shopper, readIntent } = await open()
    const answer = await shopper.payByCard(CARDS.good)
    expect(redirectOf(answer)).toEqual([303, RETURN_URL])
    // Going back must not show the payment form from the browser's cache.
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(await readIntent()).toMatchObject({ status: 'succeeded', captured: 6180, method: 'visa', failure: '' })
  })

  it('is identified by its number, whatever method is selected', async () => {
    const { shopper, readIntent } = await open()
    await shopper.payByCard('5555 5555 5555 4444')
    expect((await readIntent()).method).toBe('mastercard')
  })

  it('that was declined leaves the intent open for another payment method', async () => {
    const { shopper, readIntent } = await open()
    expect(redirectOf(await shopper.payByCard(CARDS.declined))).toEqual([303, `${shopper.pathname}?method=visa`])
    expect(await readIntent()).toMatchObject({ status: 'open', captured: 0, failure: 'declined' })
    expect((await shopper.look('?method=paypal')).html).toContain('Your bank declined the payment.')
    expect(redirectOf(await shopper.post('/paypal'))).toEqual([303, RETURN_URL])
    expect(await readIntent()).toMatchObject({ status: 'succeeded', captured: 6180, method: 'paypal', failure: '' })
  })

  it('with a second step is paid with the code', async () => {
    const { shopper, readIntent } = await open()
    expect(redirectOf(await shopper.payByCard(CARDS.code))).toEqual([303, `${shopper.pathname}/code`])
    expect((await shopper.look('/code')).html).toContain('ends in 3220')
    expect(await readIntent()).toMatchObject({ status: 'open', captured: 0 })
    expect(redirectOf(await shopper.post('/code', { code: '123 456' }))).toEqual([303, RETURN_URL])
    expect(await readIntent()).toMatchObject({ status: 'succeeded', captured: 6180 })
  })

  it('with a second step is declined after three wrong codes', async () => {
    const { shopper, readIntent } = await open()
    await shopper.payByCard(CARDS.code)
    await shopper.post('/code', { code: '1' })
    expect((await shopper.look('/code')).html).toContain('2 attempts left')
    await shopper.post('/code', { code: '2' })
    expect((await shopper.look('/code')).html).toContain('one attempt left')
    expect(redirectOf(await shopper.post('/code', { code: '3' }))).toEqual([303, `${shopper.pathname}?method=visa`])
    await shopper.post('/code', { code: '123456' })
    expect(await readIntent()).toMatchObject({ status: 'open', captured: 0, failure: 'second-step' })
  })

  it('of a silent bank fails after thirty seconds', async () => {
    const { shopper, readIntent, clock } = await open()
    expect(redirectOf(await shopper.payByCard(CARDS.silent))).toEqual([303, RETURN_URL])
    expect((await readIntent()).status).toBe('processing')
    clock.now += 30_000
    expect((await shopper.look()).html).toContain('Your bank didn’t answer.')
    expect(await readIntent()).toMatchObject({ status: 'open', failure: 'timeout' })
  })

  it('of a late bank is paid when the page is loaded again', async () => {
    const { shopper, clock } = await open()
    await shopper.payByCard(CARDS.late)
    expect((await shopper.look()).html).toContain('Your bank is working on it')
    clock.now += 8_000
    expect((await shopper.look()).html).toContain('paid €61.80')
  })

  it('typed wrongly gets errors beside its fields, and its security code is not sent back', async () => {
    const { shopper, readIntent } = await open()
    const response = await shopper.payByCard('4242 4242 4242 4241', { expiry: '01/20' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('Check the card number.')
    expect(html).toContain('This card has expired.')
    expect(html).toContain('value="4242 4242 4242 4241"')
    // A random key may have the digits, too.
    expect(html).not.toMatch(/\b987\b/)
    expect((await readIntent()).failure).toBe('')
  })

  it('that is declined leaves its name for the next attempt, in this browser and for this payment only', async () => {
    const { shopper, app } = await open()
    const declined = await shopper.payByCard(CARDS.declined, { name: 'Ada "X" Marsh' })
    const cookie = declined.headers.get('set-cookie') ?? ''
    expect(cookie).toContain(`Path=${shopper.pathname};`)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=600']) expect(cookie).toContain(part)
    const reloaded = await app.request(`${shopper.pathname}?method=visa`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    const html = await reloaded.text()
    expect(html).toContain('value="Ada &quot;X&quot; Marsh"')
    expect(html).not.toMatch(/value="[\d ]+"/)
    const paid = await shopper.payByCard(CARDS.good)
    expect(paid.headers.get('set-cookie')).toContain('cardholder=; Max-Age=0')
  })

  it('is escaped where it is shown again', async () => {
    const { shopper } = await open()
    const html = await (await shopper.payByCard('"><script>alert(1)</script>')).text()
    expect(html).not.toContain('<script>alert')
  })

  it('is journalled with its last four digits only', async () => {
    const { shopper, entries } = await open()
    for (const card of [CARDS.declined, CARDS.code, CARDS.good]) await shopper.payByCard(card)
    const journal = JSON.stringify(entries)
    expect(journal).toContain('"last4":"4242"')
    expect(journal).not.toMatch(/\b\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{4}\b|\b987\b|\bAda\b|12\/30/)
  })
})

describe('an intent that is closed', () => {
  it('is paid once, however often the form is sent', async () => {
    const { shopper, entries } = await open()
    const answers = await Promise.all([1, 2, 3].map(() => shopper.payByCard(CARDS.good)))
    expect(answers.map(redirectOf)).toEqual([1, 2, 3].map(() => [303, RETURN_URL]))
    await shopper.post('/paypal')
    expect(entries.filter(({ kind }) => kind === 'tried')).toHaveLength(1)
  })

  it('accepts no payment once it is canceled, and says so', async () => {
    const { shopper, send, intent, readIntent } = await open()
    await shopper.payByCard(CARDS.code)
    await send('POST', `/pay/intent/${intent.id}/cancel`)
    expect(redirectOf(await shopper.post('/code', { code: '123456' }))).toEqual([303, RETURN_URL])
    await shopper.payByCard(CARDS.good)
    expect(await readIntent()).toMatchObject({ status: 'canceled', captured: 0 })
    expect((await shopper.look()).html).toContain('This payment was cancelled')
  })
})
