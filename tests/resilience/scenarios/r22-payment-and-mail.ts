import { setTimeout as pause } from 'node:timers/promises'
import { atMost, exactly } from '../figures'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { newShopper, type CallResult } from '../shop/shopper'

const MAIL_TIMEOUT_MS = 90_000

const numberOf = ({ data }: CallResult) => (data as { number?: string } | null)?.number ?? ''

/** Waits for mails to a recipient. @returns their number */
async function countMails({ letters }: FaultShop, email: string, timeoutMs: number) {
  const count = () => letters.received.filter(({ recipients }) => recipients.includes(email)).length
  const end = Date.now() + timeoutMs
  while (count() === 0 && Date.now() < end) await pause(200)
  // A duplicate would follow at once.
  await pause(3000)
  return count()
}

export const paymentAndMailDown: Scenario = {
  id: 'R22',
  claim:
    'The payment service or the mail server is down: orders are accepted, stay unpaid and are paid later; a shopper who pays gets an error at once; every mail arrives once, later.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const shopper = newShopper(shop.requestAsGuest(), shop.urls.shop)
    const email = `faults-${Date.now()}@mail.example`
    figures.add({
      name: 'an item is added to the cart',
      value: (await shopper.addToCart(await shopper.findLine())).code,
      goal: exactly(0),
    })
    const body = await shopper.fillIn(email)
    await shop.payment.break({ kind: 'refuse' })
    await shop.mail.break({ kind: 'refuse' })
    const placed = await shopper.placeOrder(body)
    figures.add({
      name: 'without both: an order is accepted',
      value: placed.code,
      goal: exactly(0),
      detail: placed.text,
    })
    const path = `/api/order/${numberOf(placed)}`
    const pay = () => shopper.call('POST', `${path}/pay`, { method: 'visa' })
    const rejected = await pay()
    figures.add({ name: 'paying fails with 503', value: rejected.status, goal: exactly(503), detail: rejected.text })
    figures.time('within', rejected.durationMs, atMost(10_500))
    await shop.payment.break({ kind: 'hang' })
    const timedOut = await pay()
    figures.check(
      'a payment service that hangs: 503 or 504',
      [503, 504].includes(timedOut.status),
      `${timedOut.status} ${timedOut.text}`,
    )
    figures.time('within', timedOut.durationMs, atMost(10_500))
    const stored = await shopper.call('GET', `${path}/placed`)
    const { paymentState = '' } = (stored.data ?? {}) as { paymentState?: string }
    figures.check(
      'the order is stored, unpaid',
      stored.code === 0 && paymentState !== 'paid',
      stored.text.slice(0, 200),
    )
    figures.check('its page is shown', (await shopper.request(`/checkout/order/${numberOf(placed)}`)).status === 200)
    figures.add({ name: 'mails while the server is down', value: await countMails(shop, email, 0), goal: exactly(0) })
    await shop.heal()
    const paid = await pay()
    figures.add({ name: 'with both back: it can be paid', value: paid.code, goal: exactly(0), detail: paid.text })
    figures.add({ name: 'mails afterwards', value: await countMails(shop, email, MAIL_TIMEOUT_MS), goal: exactly(1) })
  },
}
