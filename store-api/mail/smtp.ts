import { createTransport } from 'nodemailer'
import type { TakenMail } from './take-due-mail'

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
