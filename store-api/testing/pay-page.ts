import type { PlacedOrder } from '../../contract/entities/checkout'
import type { Intent } from '../../contract/payment/intent'
import { mail } from '../db/schema'
import { applyEvent } from '../payments/reconcile'
import { buyer, type CheckoutShop } from './checkout-shop'

/** A shopper on the pay page with an order of one shirt. */
export async function openPayPage(opened: CheckoutShop, sku?: string) {
  const one = await buyer(opened)
  const number = await one.buy(sku)
  const { data } = await one.startPayment(number)
  const history = async () => (await one.placed(number)).order.history.map(({ event }) => event)
  const mails = async () =>
    (await opened.db.select().from(mail).orderBy(mail.id)).filter(({ text }) => text.includes(number)).length
  const confirm = async () => (await one.send('POST', `/api/order/${number}/confirm`)).data as PlacedOrder
  const sendEvent = (intent: Intent, type?: string) => applyEvent(opened.shop, opened.pay.eventOf(intent, type))
  const cancel = () => one.send('POST', `/api/order/${number}/cancel`)
  return { ...one, number, url: (data as { url: string }).url, history, mails, confirm, sendEvent, cancel }
}

/** A shopper whose order is paid, with the payment applied in the shop. */
export async function paidOrder(opened: CheckoutShop, sku?: string) {
  const one = await openPayPage(opened, sku)
  opened.pay.bank.pay(one.number)
  await one.confirm()
  return one
}
