import type { Shop } from '../http/context'
import { repeat } from '../jobs/scheduler'
import { readStore } from '../admin/store-content'
import { holdOldMail, noteFailed, noteSent, takeDueMail, type TakenMail } from './mail-queue'
import { createTransport } from 'nodemailer'

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

/** Hands one mail to somebody who delivers it. @throws when it was not taken */
export type Deliver = (mail: TakenMail, from: { name: string; address: string }) => Promise<void>

/** Milliseconds a mail server may keep silent. */
const SILENCE = 20_000

/** Delivers by the mail server of a URL: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, recipient, subject, text, html, createdAt }, from) => {
    const host = from.address.split('@')[1] ?? 'localhost'
    await transport.sendMail({
      from,
      // Not a text to be parsed: one address is one recipient, whatever is in it.
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      // Out-of-office programs answer no such mail (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      date: createdAt,
      // The same at every attempt, so that one that got through unnoticed is known for the same mail.
      messageId: `<${id}.${createdAt.getTime()}@${host}>`,
    })
  }
}
