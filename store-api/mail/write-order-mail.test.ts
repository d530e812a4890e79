/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { HtmlValidate } from 'html-validate'
import type { Shop } from '../http/context'
import { mail, order, orderHistory, orderLine, payment, refund, shipment, store } from '../db/schema'
import { LOCALES } from '../i18n/locale'
import { openAccountShop } from '../testing/accounts'
import { textsOf } from '../i18n/texts'
import type { NewOrderMail, OrderMailTemplate } from './order-email-content'
import { writeOrderMail } from './write-order-mail'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const NUMBER = 'TL-1001'
const PAGE = 'https://parcel.example/PP1'
const TEMPLATES: OrderMailTemplate[] = [
  'order-placed',
  'order-paid',
  'order-shipped',
  'order-canceled',
  'order-refunded',
]

type Row = typeof order.$inferSelect

let opened: Awaited<ReturnType<typeof openAccountShop>>
let initialRow: Row
beforeAll(async () => {
  opened = await openAccountShop()
  const [row] = await opened.db.select().from(order).where(eq(order.number, NUMBER))
  if (!row) throw new Error(`${NUMBER} was not seeded`)
  initialRow = row
})
afterAll(() => opened.close())
afterEach(async () => {
  await change(initialRow)
  await opened.db.delete(refund)
  await opened.db.delete(orderHistory).where(eq(orderHistory.event, 'expired'))
  await opened.db.delete(shipment).where(eq(shipment.carrier, 'C'))
  await opened.db.update(shipment).set({ trackingUrl: PAGE })
})

/** The order of ada: two printed home shirts and one away shirt, sent with the express. */
async function change(values: Partial<Row> = { number: NUMBER }): Promise<number> {
  const [row] = await opened.db.update(order).set(values).where(eq(order.number, NUMBER)).returning()
  return row?.id ?? 0
}

async function writeAndRead(newMail: Omit<NewOrderMail, 'orderId'>, shop: Partial<Shop> = {}) {
  const orderId = await change()
  await writeOrderMail(opened.db, { ...newMail, orderId }, { ...opened.shop, now: () => NOW, ...shop })
  const [row] = await opened.db.delete(mail).returning()
  if (!row) throw new Error('no mail was written')
  return row
}

const parcelId = async () => (await opened.db.select().from(shipment))[0]?.id ?? 0

/** Writes a template in a language, with a parcel for the shipping mail. */
async function writeTemplate(template: OrderMailTemplate, language: Shop['language'] = 'en') {
  const parcel = template === 'order-shipped' ? { shipmentId: await parcelId() } : {}
  return writeAndRead({ template, ...parcel }, { language, texts: textsOf(language) })
}

it('goes to the email of the order, and is due from the moment it was written', async () => {
  const at = new Date(NOW)
  expect(await writeTemplate('order-paid')).toMatchObject({
    recipient: 'ada@mail.example',
    subject: 'Your order TL-1001 is paid',
    sentAt: null,
    createdAt: at,
    nextAttemptAt: at,
  })
})

it('lists items, personalization and amounts, formatted by the store’s locale', async () => {
  const orderId = await change({ coupon: 'KICKOFF' })
  expect(orderId).toBeGreaterThan(0)
  const { text } = await writeTemplate('order-paid')
  expect(text).toContain('2 × Rovers home, Size M, Print: ADA 7: €182.00')
  expect(text).toContain('1 × Rovers away, Size M: €55.00')
  expect(text).toContain('Subtotal: €237.00\nDiscount (KICKOFF): −€5.00\nDelivery (Express): €9.00\nTotal: €241.00')
  expect(text).toContain('Delivery address:\nAda Byron\nLanger Weg 3\n89073 Ulm, Bayern\nGermany')
  expect((await writeTemplate('order-paid', 'de')).text).toContain('Gesamtsumme: 241,00 €')
})

describe('returns', () => {
  const EXCEPTION = 'Personalised items can only be returned if they are faulty.'

  it('are described as limited if an item was personalized', async () =>
    expect((await writeTemplate('order-paid')).text).toContain(EXCEPTION))

  it('are not mentioned by a shop that promises none', async () => {
    const [row] = await opened.db.select().from(store)
    if (!row) throw new Error('there is no store')
    const textWithReturns = async (returns: { days: number } | null) => {
      await opened.db.update(store).set({ content: { ...row.content, returns } })
      return (await writeTemplate('order-paid')).text
    }
    expect(await textWithReturns({ days: 14 })).toContain('You can return items unused within 14 days.')
    const textWithoutReturns = await textWithReturns(null)
    await opened.db.update(store).set({ content: row.content })
    expect(textWithoutReturns).not.toMatch(/return/i)
  })

  it('are described without the limit if nothing was personalized', async () => {
    const notPersonalized = { customName: null, customNumber: null, personalization: null }
    const before = await opened.db.select().from(orderLine)
    await opened.db.update(orderLine).set(notPersonalized)
    const { text } = await writeTemplate('order-paid')
    for (const { id, customName, customNumber, personalization } of before)
      await opened.db.update(orderLine).set({ customName, customNumber, personalization }).where(eq(orderLine.id, id))
    expect(text).toContain('You can return items unused within 30 days.')
    expect(text).not.toContain(EXCEPTION)
  })
})

describe('the button', () => {
  it('leads a customer to the order in the account', async () =>
    expect((await writeTemplate('order-paid')).text).toContain(
      'See your order:\nhttps://shop.example/account/orders/TL-1001',
    ))

  it('links a guest, who has no account, to the order by its key', async () => {
    await change({ customerId: null })
    expect((await writeTemplate('order-paid')).text).toMatch(
      /Track your order:\nhttps:\/\/shop\.example\/api\/order\/TL-1001\/open\?key=[\w-]{20,}\n/,
    )
  })

  it('leads to the payment while the order is unpaid, and states the deadline', async () => {
    await change({ payment: 'unpaid', payUntil: new Date('2026-08-01T13:00:00Z') })
    const { text } = await writeTemplate('order-placed')
    expect(text).toContain('Pay now:\nhttps://shop.example/account/orders/TL-1001')
    expect(text).toContain('until 1 August 2026 at 14:00')
    await change({ payment: 'paid' })
    expect((await writeTemplate('order-placed')).text).not.toContain('Pay now')
  })
})

describe('the greeting', () => {
  const ADDRESS = { street: '', city: '', state: '', postalCode: '', country: '', phone: '' }
  const greeting = async () => (await writeTemplate('order-paid')).text.split('\n')[0]

  it('names the customer, or for a guest the billing name before the delivery name', async () => {
    expect(await greeting()).toBe('Hello Ada,')
    await change({
      customerId: null,
      payment: 'paid',
      shippingAddress: { ...ADDRESS, name: 'Grace H' },
      billingAddress: null,
    })
    expect(await greeting()).toBe('Hello Grace H,')
    await change({ billingAddress: { ...ADDRESS, name: 'Ben T' } })
    expect(await greeting()).toBe('Hello Ben T,')
  })

  it('names no one while a guest’s order is unpaid: a stranger may have entered the name', async () => {
    await change({ customerId: null, payment: 'unpaid', shippingAddress: { ...ADDRESS, name: 'Buy at evil.example' } })
    const { text, html } = await writeTemplate('order-placed')
    expect(text.startsWith('Hello,\n')).toBe(true)
    expect(html).not.toContain('evil')
  })
})

describe('pictures of what was ordered', () => {
  const pictures = async () =>
    [...(await writeTemplate('order-paid')).html.matchAll(/<img src="([^"]*)" alt="" width="64"/g)].map(
      ([, address]) => address,
    )
  const setImage = async (imageUrl: string) => opened.db.update(orderLine).set({ imageUrl })

  it('are the shop’s own, as JPEG, by their absolute URL', async () => {
    await setImage('image/home-shirt.webp?v=abc')
    expect((await pictures())[0]).toBe('https://shop.example/image/home-shirt.jpg?v=abc&amp;w=160')
  })

  it.each(['', 'https://elsewhere.example/image/x.webp', '//elsewhere.example/image/x.webp', 'image/x.svg'])(
    'are omitted for %j',
    async (imageUrl) => {
      await setImage(imageUrl)
      expect(await pictures()).toEqual([])
      expect((await writeTemplate('order-paid')).html).not.toContain('colspan')
    },
  )
})

it('shows no address entered by a guest while the order is unpaid', async () => {
  await change({ customerId: null, payment: 'unpaid' })
  expect((await writeTemplate('order-placed')).text).not.toContain('Langer Weg')
  await change({ payment: 'paid' })
  expect((await writeTemplate('order-paid')).text).toContain('Langer Weg')
})

describe('a parcel', () => {
  it('is described with its carrier, number and page, and as the part of the order it is', async () => {
    const { subject, text, html } = await writeTemplate('order-shipped')
    expect(subject).toBe('Part of your order TL-1001 is on its way')
    expect(text).toContain('Carrier: Parcel Post\nTracking number: PP1')
    expect(text).toContain('https://parcel.example/PP1')
    expect(html).toContain('href="https://parcel.example/PP1"')
  })

  it('is the rest if everything else was shipped before', async () => {
    const orderId = await change()
    const [last] = await opened.db
      .insert(shipment)
      .values({ orderId, carrier: 'C', trackingNumber: '2', trackingUrl: '', pieces: 1, shippedAt: new Date(NOW) })
      .returning()
    const { subject } = await writeAndRead({ template: 'order-shipped', shipmentId: last?.id ?? 0 })
    expect(subject).toBe('The rest of your order TL-1001 is on its way')
  })

  it('links only to http(s) URLs', async () => {
    await opened.db.update(shipment).set({ trackingUrl: 'javascript:alert(1)' })
    const { text, html } = await writeTemplate('order-shipped')
    expect(text + html).not.toContain('javascript')
  })

  it('of another order is rejected', async () => {
    await expect(writeAndRead({ template: 'order-shipped', shipmentId: 999 })).rejects.toThrow('no shipment')
  })
})

describe('an order that is collected', () => {
  const collected = {
    shippingKind: 'collection' as const,
    shippingMethod: 'Collect here',
    collectAt: '1 Lane, Mo to Fr',
  }

  it('is described as collection in every mail: the place instead of an address, no carrier, nothing on its way', async () => {
    await change(collected)
    for (const template of ['order-placed', 'order-paid', 'order-shipped'] as const) {
      const { text, html, subject } = await writeTemplate(template)
      for (const body of [text, html]) {
        expect(body).toContain('Collect at')
        expect(body).toContain('1 Lane, Mo to Fr')
        expect(body).not.toMatch(/Delivery|Langer Weg|on its way|Carrier|PP1/)
      }
      expect(subject).not.toContain('on its way')
    }
    expect((await writeTemplate('order-paid')).text).toContain('email you when it’s ready to collect')
    expect((await writeTemplate('order-shipped')).subject).toContain('ready to collect')
  })
})

describe('a canceled order', () => {
  it('states the refund, and none if nothing was paid', async () => {
    expect((await writeTemplate('order-canceled')).text).not.toContain('refund')
    const orderId = await change()
    const at = new Date(NOW)
    await opened.db.insert(refund).values({ id: 'r', orderId, amount: 24100, createdAt: at, nextAttemptAt: at })
    expect((await writeTemplate('order-canceled')).text).toContain(
      'We’ll refund €241.00 to your original payment method',
    )
    const refunded = await writeTemplate('order-refunded')
    expect(refunded.text).toContain('We’ve refunded €241.00')
    expect(refunded.text).toMatch(/^Refunded: −€241\.00$/m)
    expect(refunded.html).toContain('−€241.00')
    expect((await writeTemplate('order-canceled')).text).not.toContain('Refunded:')
  })

  it('states the total refund, also if the provider refunded a part before', async () => {
    const orderId = await change()
    const at = new Date(NOW)
    await opened.db.insert(payment).values({
      ...{ orderId, intentId: 'i', status: 'succeeded', method: 'visa', failure: '', url: '', checkedAt: at },
      ...{ captured: 24100, refunded: 3000 },
    })
    await opened.db.insert(refund).values({ id: 'r', orderId, amount: 21100, createdAt: at, nextAttemptAt: at })
    expect((await writeTemplate('order-canceled')).text).toContain('We’ll refund €211.00')
    await opened.db.update(payment).set({ refunded: 24100 })
    await opened.db.update(refund).set({ doneAt: at })
    expect((await writeTemplate('order-refunded')).text).toContain('We’ve refunded €241.00')
    await opened.db.delete(payment)
  })

  it('states the reason if the payment was not made in time', async () => {
    const orderId = await change()
    await opened.db.insert(orderHistory).values({ orderId, event: 'expired', at: new Date(NOW) })
    expect((await writeTemplate('order-canceled')).text).toContain('wasn’t paid in time')
  })
})

it('is not written for an order without an email, as of an erased person', async () => {
  const orderId = await change({ email: '' })
  await writeOrderMail(opened.db, { template: 'order-refunded', orderId }, opened.shop)
  expect(await opened.db.select().from(mail)).toEqual([])
})

it('is not queued if its transaction is rolled back', async () => {
  const { db, shop } = opened
  const orderId = await change()
  const rolledBack = db.transaction(async (tx) => {
    await writeOrderMail(tx, { template: 'order-paid', orderId }, shop)
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await db.select().from(mail)).toEqual([])
})

it('escapes HTML in the data of the order', async () => {
  await change({ shippingMethod: '<img src=x>' })
  expect((await writeTemplate('order-paid')).html).not.toContain('<img')
})

it.each(LOCALES)('is written in the language of the store, with the order’s number: %s', async (language) => {
  const checker = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-inline-style': 'off', 'void-style': 'off', 'doctype-style': 'off', 'long-title': 'off' },
  })
  const { mail: texts } = textsOf(language)
  for (const template of TEMPLATES) {
    const { subject, html, text } = await writeTemplate(template, language)
    expect(subject).toContain(NUMBER)
    expect(html).toContain(`<html lang="${language}">`)
    expect(text.startsWith(texts.greeting('Ada'))).toBe(true)
    expect(text.endsWith(`${texts.signature('Touchline')}\n\n${texts.contact('a@b.example', '+1')}\n`)).toBe(true)
    expect(text).not.toMatch(/undefined|null|NaN/)
    expect((await checker.validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([])
  }
})
