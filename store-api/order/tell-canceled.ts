import type { Shop } from '../context'
import { countOrderMails, ORDER_MAILS_AN_HOUR } from '../mail/order-mail-count'
import { withdrawPlaced } from '../mail/waiting-order-mail'
import { writeOrderMail } from '../mail/write-order-mail'
import { lockOrderEmail } from './guest-limits'
import type { OrderRow } from './order-entry'

/**
 * Writes to a buyer that their order was canceled, in place of the mail that it was placed if that still waits. To a guest
 * who paid nothing it is not written beyond the mails an email gets in an hour: no captcha stands before canceling.
 * @param shop `db` is the transaction @param row the order as it was before
 */
export async function tellCanceled(shop: Shop, row: OrderRow): Promise<void> {
  const { db, now } = shop
  const isOne = await withdrawPlaced(db, row.id, now())
  if (!isOne && row.customerId === null && row.payment === 'unpaid') {
    await lockOrderEmail(db, row.email)
    if ((await countOrderMails(db, row.email, now())) >= ORDER_MAILS_AN_HOUR) return
  }
  await writeOrderMail(db, { template: 'order-canceled', orderId: row.id }, shop)
}
