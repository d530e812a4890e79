import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { writeMail } from '../../mail/write-mail'
import { hashOf } from '../../catalog/media/store-media'
import {
  attachment,
  country,
  customer,
  message,
  order,
  question,
  review,
  subscriber,
  ticketRecord,
} from '../../db/schema'
import { deliverShipment, shipOrder } from '../../orders/fulfillment'
import { applyEvent } from '../../payments/reconcile'
import { toNewOrder, type CheckoutShop } from '../../testing/checkout-shop'
import { grantCaptchaPass } from '../../testing/accounts'
import { testClient } from '../../testing/test-shop'
import type { Checkout } from '../../../contract/entities/checkout'
import { moderateReview } from '../../feedback/reviews'
import { answerQuestion } from '../../feedback/questions'
import { createLink } from '../email-links'
import { hashPassword } from '../password'
import { createSession } from '../sessions'
import { variant } from '../../db/schema'

/** A person whose data occurs nowhere else. */
export const PERSON = {
  email: 'zenobia@quillfeather.example',
  firstname: 'Zenobia',
  lastname: 'Quillfeather',
  street: '77 Canary Row',
  phone: '+44 20 7946 0991',
}

export const WORDS = Object.values(PERSON)

const PLACE = { ...PERSON, email: undefined, city: 'Ulm', state: 'Bayern', postalCode: '89073' }

/** A client on its own device, at the shop's time. */
function clientOf({ app, db, tick }: CheckoutShop, token = '', device: string = randomUUID()) {
  const client = testClient(app, device)
  const send = async (method: string, path: string, body?: unknown, more: object = {}) => {
    const reply = await client(method, path, { token, now: tick(), body, ...more })
    if (reply.code !== 0) throw new Error(`${method} ${path}: ${reply.text}`)
    return reply.data
  }
  const add = async (sku: string, more: object = {}) => {
    const [row] = await db.select().from(variant).where(eq(variant.sku, sku))
    await send('POST', '/api/cart', { key: row?.productKey, optionIds: [row?.id], quantity: 1, ...more })
  }
  /** Orders the content of the cart. @returns the number */
  const buy = async () => {
    const [germany] = await db.select().from(country).where(eq(country.iso, 'DE'))
    const { email: _, ...place } = PLACE
    const fields = { email: PERSON.email, ...place, countryId: String(germany?.id), paymentMethod: 'visa' }
    const { methods } = (await send('PUT', '/api/checkout', {
      ...fields,
      note: `Ask for ${PERSON.firstname}`,
    })) as Checkout
    await send('PUT', '/api/checkout', { shippingId: String(methods.find(({ price }) => price === 0)?.id) })
    const body = toNewOrder((await send('GET', '/api/checkout')) as Checkout)
    return ((await send('POST', '/api/order', body, { idempotencyKey: randomUUID() })) as { number: string }).number
  }
  return { device, send, add, buy }
}

/** Pays, sends and delivers an order. */
export async function fulfillOrder(
  { shop, pay }: CheckoutShop,
  number: string,
  send: ReturnType<typeof clientOf>['send'],
) {
  await send('POST', `/api/order/${number}/pay`, { method: 'visa' })
  await applyEvent(shop, pay.eventOf(pay.bank.pay(number)))
  await shipOrder(shop, { number, carrier: 'Parcel Post', trackingNumber: `ZQ-${PERSON.lastname}` })
  await deliverShipment(shop, { number })
}

/** A customer with data in every part of the shop, and a guest order with the same email. */
export async function seedPerson(opened: CheckoutShop) {
  const { db, shop, now } = opened
  const { email, firstname, lastname } = PERSON
  const [account] = await db
    .insert(customer)
    .values({
      email,
      firstname,
      lastname,
      passwordHash: await hashPassword('a-long-password'),
      verifiedAt: new Date(now()),
    })
    .returning()
  const customerId = account?.id ?? 0
  const device = randomUUID()
  const token = await createSession(db, { customerId, device, now: now() })
  const { send, add, buy } = clientOf(opened, token, device)
  const [germany] = await db.select().from(country).where(eq(country.iso, 'DE'))
  const { email: _, ...place } = PLACE
  await send('POST', '/api/address', { ...place, countryId: germany?.id, isDefaultShipping: true })

  await add('home-M', { custom: { name: 'ZENOBIA', number: 7 } })
  await send('POST', '/api/coupon', { code: 'TEN' })
  const own = await buy()
  await fulfillOrder(opened, own, send)
  await add('home-M', { custom: { name: 'ZENOBIA', number: 8 } })

  const guest = clientOf(opened)
  await guest.add('shorts-M')
  const ofGuest = await guest.buy()
  await fulfillOrder(opened, ofGuest, guest.send)
  await grantCaptchaPass(db, device, now())

  await send('POST', '/api/product/home/review', { rating: 5, title: 'Good', comment: 'It fits and it lasts.' })
  await send('POST', '/api/product/away/review', { rating: 1, title: 'Bad', comment: `Regards, ${lastname}` })
  for (const { id } of await db.select().from(review).where(eq(review.customerId, customerId)))
    await moderateReview(db, id, 'approved')
  await send('POST', '/api/product/shorts/review', { rating: 2, title: 'Waits', comment: 'For its approval, long.' })
  for (const content of ['Is it warm enough?', `Call me: ${PERSON.phone}`, 'Why is this not answered?'])
    await send('POST', '/api/product/home/question', { question: content })
  const questions = await db.select().from(question).where(eq(question.customerId, customerId))
  for (const { id } of questions.slice(0, 2)) await answerQuestion(shop, id, 'Yes.')

  await send('POST', '/api/ticket', { type: 'delivery', orderNumber: own, content: `I am ${firstname}.` })
  const [record] = await db.select().from(ticketRecord).orderBy(desc(ticketRecord.id)).limit(1)
  const file = Buffer.from(`%PDF-1.7 of ${firstname} %%EOF`)
  await shop.media.write(hashOf(file), file)
  await db.insert(attachment).values({
    ...{ id: randomUUID(), customerId, recordId: record?.id ?? null, hash: hashOf(file), file: hashOf(file) },
    ...{
      type: 'application/pdf',
      name: `${lastname}.pdf`,
      bytes: file.length,
      preview: '',
      createdAt: new Date(now()),
    },
  })
  await db
    .insert(message)
    .values({ id: randomUUID(), customerId, subject: 'Hello', text: `Dear ${firstname}`, sentAt: new Date(now()) })
  await db.insert(subscriber).values({ email, language: 'en' })
  const link = await createLink(db, { customerId, purpose: 'reset', now: now() })
  await writeMail(db, { recipient: email, template: 'reset-password', values: { token: link } }, shop)
  const login = testClient(opened.app, device)
  await login('POST', '/api/login', { body: { email, password: 'a wrong password' }, now: opened.tick() })
  const numberOf = async (number: string) => (await db.select().from(order).where(eq(order.number, number)))[0]
  return { customerId, device, token, link, own, ofGuest, send, add, buy, numberOf }
}
