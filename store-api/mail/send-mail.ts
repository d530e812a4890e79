import type { Shop } from '../http/context'
import { repeat } from '../jobs/repeat'
import { readStore } from '../http/routes/store-content'
import { holdOldMail } from './old-mail'
import type { Deliver } from './smtp'
import { noteFailed, noteSent, takeDueMail, type TakenMail } from './take-due-mail'

/** What sending needs of the shop. */
type Sending = Pick<Shop, 'db' | 'now' | 'logger'>

/** Time between two looks for mail, in milliseconds. */
const EVERY = 2000

async function attempt({ db, now, logger }: Sending, deliver: Deliver, mail: TakenMail): Promise<void> {
  const { name, contact } = await readStore({ db })
  try {
    await deliver(mail, { name, address: contact.email })
  } catch (error) {
    const isTriedAgain = await noteFailed(db, mail, now())
    const message = isTriedAgain ? 'a mail was not taken' : 'a mail was given up'
    logger[isTriedAgain ? 'warn' : 'error']({ err: error, mail: mail.id, attempts: mail.attempts }, message)
    return
  }
  await noteSent(db, mail, now())
}

/** Shops whose missing address was logged already. */
const senderless = new WeakSet<Sending>()

/** Whether the shop has an address to write from. Without one its mails wait, and the log says so once. */
async function hasSender(shop: Sending): Promise<boolean> {
  const { contact } = await readStore(shop)
  if (contact.email) return true
  if (!senderless.has(shop)) shop.logger.warn('mails wait: the shop has no email address (set-store --email …)')
  senderless.add(shop)
  return false
}

/** Shops that were asked whether they send for the first time. */
const begun = new WeakSet<Sending>()

/** Holds old mails back before a shop sends for the first time, and says so. */
async function begin(shop: Sending): Promise<void> {
  if (begun.has(shop)) return
  const held = await holdOldMail(shop.db, shop.now())
  begun.add(shop)
  if (held > 0)
    shop.logger.warn({ held }, 'mails of more than an hour ago are not sent by themselves (old-mails, send-old-mails)')
}

/** Sends what is due, one after the other, until nothing is or `isStopped` says so. */
export async function sendDueMail(shop: Sending, deliver: Deliver, isStopped = () => false): Promise<void> {
  if (!(await hasSender(shop))) return
  await begin(shop)
  while (!isStopped()) {
    const mail = await takeDueMail(shop.db, shop.now())
    if (!mail) return
    await attempt(shop, deliver, mail)
  }
}

/**
 * Sends mail as it is written, until it is stopped.
 * @returns how to stop: resolves when the mail that was on its way is through
 */
export const startSending = (shop: Sending, deliver: Deliver, every = EVERY): (() => Promise<void>) =>
  repeat({
    name: 'looking for mail',
    every,
    work: (isStopped) => sendDueMail(shop, deliver, isStopped),
    logger: shop.logger,
  })
