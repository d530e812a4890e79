/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { HtmlValidate } from 'html-validate'
import type { Shop } from '../http/context'
import { customer, mail } from '../db/schema'
import { changeStore } from '../catalog/operations/set-store'
import { LOCALES } from '../i18n/locale'
import { openTestShop } from '../testing/test-shop'
import { textsOf } from '../i18n/texts'
import { writeMail, type NewMail } from './write-mail'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const opened = openTestShop()
afterAll(async () => (await opened).close())
beforeEach(async () => (await opened).db.delete(mail))

const token = 'a_-'.repeat(14) + 'b'
const recipient = 'ada@mail.example'
const ALL_MAILS: NewMail[] = [
  { recipient, template: 'verify-email', values: { token } },
  { recipient, template: 'already-registered', values: {} },
  { recipient, template: 'reset-password', values: { token } },
  { recipient, template: 'password-changed', values: {} },
  { recipient, template: 'choose-password', values: { token } },
]
const PATHS = [
  ...[`/verify?token=${token}`, '/login', `/reset-password?token=${token}`, '/forgot-password'],
  `/reset-password?token=${token}`,
]

async function writeAndRead(newMail: NewMail, change: Partial<Shop> = {}) {
  const { db, shop } = await opened
  await writeMail(db, newMail, { ...shop, now: () => NOW, ...change })
  const [row] = await db.delete(mail).returning()
  if (!row) throw new Error('no mail was written')
  return row
}

describe('a mail', () => {
  it('is due from the moment it was written', async () => {
    const row = await writeAndRead({ recipient, template: 'verify-email', values: { token } })
    const at = new Date(NOW)
    expect(row).toMatchObject({ recipient, sentAt: null, attempts: 0, createdAt: at, nextAttemptAt: at })
    expect(row.subject).toBe('Confirm your email for Touchline')
  })

  it('greets a customer by name only if the email is verified', async () => {
    const { db } = await opened
    const [row] = await db
      .insert(customer)
      .values({
        email: 'grace@mail.example',
        firstname: 'Grace',
        lastname: 'H',
        passwordHash: '',
        createdAt: new Date(NOW),
      })
      .returning()
    const greeting = async () =>
      (await writeAndRead({ recipient: 'grace@mail.example', template: 'password-changed', values: {} })).text.split(
        '\n',
      )[0]
    expect(await greeting()).toBe('Hello,')
    await db.update(customer).set({ verifiedAt: new Date(NOW) })
    expect(await greeting()).toBe('Hello Grace,')
    await db.delete(customer).where(eq(customer.id, row?.id ?? 0))
  })

  it('is not queued if its transaction is rolled back', async () => {
    const { db, shop } = await opened
    const rolledBack = db.transaction(async (tx) => {
      await writeMail(tx, { recipient, template: 'password-changed', values: {} }, shop)
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    expect(await db.select().from(mail)).toEqual([])
  })

  it('links to its page of the shop and to no other address, in text and HTML', async () => {
    for (const [at, newMail] of ALL_MAILS.entries()) {
      const { text, html } = await writeAndRead(newMail)
      const link = `https://shop.example${PATHS[at]}`
      expect(text.match(/https?:[^\s]+/g)).toEqual([link])
      expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([link, link])
    }
  })

  it('shows the logo of the shop, if it has one, by its absolute URL', async () => {
    const { shop } = await opened
    await changeStore(shop, { change: { logo: '/image/logo.png', language: 'en' } }, { actor: 'owner' })
    const { html, text } = await writeAndRead({ recipient, template: 'password-changed', values: {} })
    await changeStore(shop, { change: { logo: '', language: 'en' } }, { actor: 'owner' })
    expect(html).toContain('<img src="https://shop.example/image/logo.png" alt=""')
    expect(text).not.toContain('logo')
  })

  it.each(LOCALES)('is written in the language of the store: %s', async (language) => {
    const texts = textsOf(language)
    for (const newMail of ALL_MAILS) {
      const { html, text } = await writeAndRead(newMail, { language, texts })
      expect(html).toContain(`<html lang="${language}">`)
      expect(text.startsWith(texts.mail.greeting(''))).toBe(true)
      expect(
        text.endsWith(`${texts.mail.signature('Touchline')}\n\n${texts.mail.contact('a@b.example', '+1')}\n`),
      ).toBe(true)
    }
  })

  it('has the same content in HTML as in text, as valid HTML', async () => {
    const checker = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'void-style': 'off', 'doctype-style': 'off', 'long-title': 'off' },
    })
    for (const newMail of ALL_MAILS) {
      const { html, text } = await writeAndRead(newMail)
      for (const line of text.split(/\n+/).filter(Boolean)) expect(html).toContain(line.replace(/:$/, ''))
      expect((await checker.validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([])
    }
  })
})
