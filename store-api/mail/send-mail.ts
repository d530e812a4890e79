import { createTransport } from 'nodemailer'
import { readStore } from '../admin/store-settings'
import type { Shop } from '../http/context'
import { runEvery } from '../jobs/scheduler'
import { holdOldMail, noteFailed, noteSent, takeDueMail, type TakenMail } from './mail-queue'

/** Dependencies of sending mail. */
type Sending = Pick<Shop, 'db' | 'now' | 'logger'>

/** Polling interval. */
const INTERVAL_MS = 2000

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

/** Shops whose missing sender address was logged. */
const senderless = new WeakSet<Sending>()

/** Whether the shop has a sender address. Without one mail stays queued, which is logged once. */
async function hasSender(shop: Sending): Promise<boolean> {
  const { contact } = await readStore(shop)
  if (contact.email) return true
  if (!senderless.has(shop)) shop.logger.warn('mails wait: the shop has no email address (set-store --email …)')
  senderless.add(shop)
  return false
}

/** Shops whose stale mail was checked since the start. */
const begun = new WeakSet<Sending>()

/** Holds stale mail before a shop's first delivery, and logs it. */
async function begin(shop: Sending): Promise<void> {
  if (begun.has(shop)) return
  const held = await holdOldMail(shop.db, shop.now())
  begun.add(shop)
  if (held > 0)
    shop.logger.warn({ held }, 'mails of more than an hour ago are not sent by themselves (old-mails, send-old-mails)')
}

/** Sends due mail, one at a time, until none is left or `isStopped()`. */
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
 * Sends queued mail until it is stopped.
 * @returns stops it; resolves when the mail in progress is sent
 */
export const startSending = (shop: Sending, deliver: Deliver, every = INTERVAL_MS): (() => Promise<void>) =>
  runEvery({
    name: 'looking for mail',
    every,
    work: (isStopped) => sendDueMail(shop, deliver, isStopped),
    logger: shop.logger,
  })

/** Sends one mail. @throws if the server does not accept it */
export type Deliver = (mail: TakenMail, from: { name: string; address: string }) => Promise<void>

/** Timeouts of the SMTP connection. */
const SILENCE = 20_000

/** SMTP transport for `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
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
      // An object, not a string: a string would be parsed and could contain several recipients.
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      // Suppresses out-of-office replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      date: createdAt,
      // The same for every attempt, so that duplicates can be detected by the recipient's server.
      messageId: `<${id}.${createdAt.getTime()}@${host}>`,
    })
  }
}
