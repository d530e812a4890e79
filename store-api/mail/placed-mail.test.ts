/** @jest-environment node */
import { asc, eq } from 'drizzle-orm'
import { mail, order } from '../db/schema'
import { cancelOrder } from '../orders/cancel-order'
import { expireOrders } from '../orders/expire-orders'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { sendDueMail } from './send-mail'

const MINUTE = 60_000

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(mail)
  await opened.db.delete(order)
})

/** Sends due mails. @returns their subjects, in their order */
async function send(): Promise<string[]> {
  const subjects: string[] = []
  await sendDueMail(opened.shop, async ({ subject }) => void subjects.push(subject.replace(/TL-\w+/, '#')))
  return subjects
}
const cancel = async (number: string) =>
  cancelOrder(opened.shop, { orderId: (await opened.orderRow(number)).id, by: 'buyer' })

const CANCELED = 'Your order # was cancelled'
const [PLACED, PAID] = ['Your order #', 'Your order # is paid']

describe('mails of one order', () => {
  it('are reduced to one if it is placed and canceled within a minute', async () => {
    const one = await buyer(opened)
    const number = await one.buy('shorts-M')
    expect(await send()).toEqual([])
    opened.advance(MINUTE - 2000)
    await cancel(number)
    expect(await send()).toEqual([CANCELED])
    opened.advance(MINUTE)
    expect(await send()).toEqual([])
  })

  it('are two when it is canceled later, whether the first was sent or not', async () => {
    const [sent, waiting] = [await buyer(opened), await buyer(opened)]
    const [first, second] = [await sent.buy('shorts-M'), await waiting.buy('shorts-M')]
    opened.advance(MINUTE)
    await cancel(second)
    expect(await send()).toEqual([PLACED, PLACED, CANCELED])
    await cancel(first)
    expect(await send()).toEqual([CANCELED])
  })

  it('are sent in order when it is paid within the minute', async () => {
    const one = await buyer(opened)
    const number = await one.buy('shorts-M')
    await one.startPayment(number)
    opened.pay.bank.pay(number)
    await one.send('POST', `/api/order/${number}/confirm`)
    expect(await send()).toEqual([PLACED, PAID])
  })

  it('are both sent when the first is being sent', async () => {
    const one = await buyer(opened)
    const number = await one.buy('shorts-M')
    await opened.db.update(mail).set({ attempts: 1 })
    await cancel(number)
    expect(await opened.db.$count(mail)).toBe(2)
  })
})

describe('an address that got ten mails about orders within an hour', () => {
  const email = 'often@mail.example'
  const countMails = async () =>
    (await opened.db.select().from(mail).where(eq(mail.recipient, email)).orderBy(asc(mail.id))).length

  /** Ten mails, one of them about an unpaid order. @returns its number */
  async function writeTenMails(): Promise<string> {
    for (let n = 0; n < 4; n++) {
      const one = await buyer(opened)
      const number = await one.buy('shorts-M', 1, { email })
      await one.startPayment(number)
      opened.pay.bank.pay(number)
      await one.send('POST', `/api/order/${number}/confirm`)
    }
    const numbers = []
    for (let n = 0; n < 2; n++) numbers.push(await (await buyer(opened)).buy('shorts-M', 1, { email }))
    expect(await countMails()).toBe(10)
    return numbers[0] ?? ''
  }

  it('gets no mail about a guest’s unpaid order that is canceled or expires; the order still ends', async () => {
    const number = await writeTenMails()
    opened.advance(2 * MINUTE)
    await cancel(number)
    opened.advance(57 * MINUTE)
    await opened.db
      .update(order)
      .set({ payUntil: new Date(opened.now()) })
      .where(eq(order.payment, 'unpaid'))
    expect(await expireOrders(opened.shop)).toBe(1)
    expect((await opened.orderRow(number)).payment).toBe('canceled')
    expect(await countMails()).toBe(10)
  })

  it('still gets one mail in place of another', async () => {
    const number = await writeTenMails()
    await cancel(number)
    expect(await countMails()).toBe(10)
    opened.advance(MINUTE)
    expect(await send()).toContain(CANCELED)
  })
})
