import { createTransport } from 'nodemailer'
import { readStore } from '../admin/store-settings'
import type { Shop } from '../http/context'
import { runEvery } from '../jobs/scheduler'
import { holdStaleMail, scheduleRetry, markSent, leaseDueMail, type LeasedMail } from './mail-queue'

/** Dependencies of sending mail. */
type MailShop = Pick<Shop, 'db' | 'now' | 'logger'>

/** Polling interval. */
const INTERVAL_MS = 2000

async function attempt({ db, now, logger }: MailShop, deliver: Deliver, mail: LeasedMail): Promise<void> {
  const { name, contact } = await readStore({ db })
  try {
    await deliver(mail, { name, address: contact.email })
  } catch (error) {
    const isRetried = await scheduleRetry(db, mail, now())
    const message = isRetried ? 'a mail could not be sent, will be retried' : 'a mail could not be sent, given up'
    logger[isRetried ? 'warn' : 'error']({ err: error, mail: mail.id, attempts: mail.attempts }, message)
    return
  }
  await markSent(db, mail, now())
}

/** Shops whose missing sender address was logged. */
const shopsWithoutSender = new WeakSet<MailShop>()

/** Whether the shop has a sender address. Without one mail stays queued, which is logged once. */
async function hasSender(shop: MailShop): Promise<boolean> {
  const { contact } = await readStore(shop)
  if (contact.email) return true
  if (!shopsWithoutSender.has(shop))
    shop.logger.warn('mails stay queued: the shop has no email address (set-store --email …)')
  shopsWithoutSender.add(shop)
  return false
}

/** Shops whose stale mail was checked since the start. */
const checkedShops = new WeakSet<MailShop>()

/** Puts stale mail on hold before a shop's first delivery, and logs it. */
async function holdStaleMailOnce(shop: MailShop): Promise<void> {
  if (checkedShops.has(shop)) return
  const heldCount = await holdStaleMail(shop.db, shop.now())
  checkedShops.add(shop)
  if (heldCount > 0)
    shop.logger.warn({ held: heldCount }, 'mails older than an hour are on hold (old-mails, send-old-mails)')
}

/** Sends due mail, one at a time, until none is left or `isStopped()`. */
export async function sendDueMail(shop: MailShop, deliver: Deliver, isStopped = () => false): Promise<void> {
  if (!(await hasSender(shop))) return
  await holdStaleMailOnce(shop)
  while (!isStopped()) {
    const mail = await leaseDueMail(shop.db, shop.now())
    if (!mail) return
    await attempt(shop, deliver, mail)
  }
}

/**
 * Sends queued mail until it is stopped.
 * @returns stops it; resolves when the mail in progress is sent
 */
export const startSending = (shop: MailShop, deliver: Deliver, intervalMs = INTERVAL_MS): (() => Promise<void>) =>
  runEvery({
    name: 'mail polling',
    intervalMs,
    work: (isStopped) => sendDueMail(shop, deliver, isStopped),
    logger: shop.logger,
  })

/** Sends one mail. @throws if the server does not accept it */
export type Deliver = (mail: LeasedMail, from: { name: string; address: string }) => Promise<void>

/** Timeouts of the SMTP connection. */
const SMTP_TIMEOUT_MS = 20_000

/** SMTP transport for `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
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
