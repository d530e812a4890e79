/** @jest-environment node */
import { mail } from '../../db/schema'
import { writeMail } from '../../mail/write-mail'
import { openTestShop } from '../../testing/test-shop'
import { waitingMail } from '../../testing/mail-server'

const opened = openTestShop({ hasDevTools: true })
const hidden = openTestShop()
afterAll(async () => {
  await (await opened).close()
  await (await hidden).close()
})
beforeEach(async () => (await opened).db.delete(mail))

const token = 'x'.repeat(43)
const requestPage = async (path: string, shop = opened, host = 'http://localhost:4000') =>
  (await shop).app.request(`${host}${path}`)

describe('the outbox', () => {
  it('shows the mails, newest first, with links to follow', async () => {
    const { db, shop } = await opened
    await waitingMail(db, 'older', Date.now())
    await writeMail(db, { recipient: 'ada@mail.example', template: 'verify-email', values: { token } }, shop)
    const text = await (await requestPage('/dev/outbox')).text()
    expect(text.indexOf('ada@mail.example')).toBeGreaterThan(0)
    expect(text.indexOf('ada@mail.example')).toBeLessThan(text.indexOf('older@mail.example'))
    expect(text).toContain(`<a href="https://shop.example/verify?token=${token}">`)
  })

  it('returns the same as JSON, and one mail as HTML', async () => {
    const { db, shop } = await opened
    await writeMail(db, { recipient: 'ada@mail.example', template: 'reset-password', values: { token } }, shop)
    const list = (await (await requestPage('/dev/outbox.json')).json()) as { id: number; html: string }[]
    expect(list).toMatchObject([{ recipient: 'ada@mail.example', sentAt: null }])
    expect(await (await requestPage(`/dev/outbox/${list[0]?.id}`)).text()).toBe(list[0]?.html)
    expect((await requestPage('/dev/outbox/999999999')).status).toBe(404)
  })

  it('runs no scripts and fetches nothing, whatever a mail contains', async () => {
    await waitingMail((await opened).db, '<script>alert(1)</script>', Date.now())
    const response = await requestPage('/dev/outbox')
    expect(await response.text()).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is absent if disabled, and for any host but the loopback', async () => {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1']) {
      expect((await requestPage(path, hidden)).status).toBe(404)
      expect((await requestPage(path, opened, 'http://evil.example:4000')).status).toBe(404)
    }
  })
})
