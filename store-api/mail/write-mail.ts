import { and, eq, isNotNull } from 'drizzle-orm'
import { logoAddress, readStore } from '../admin/store-settings'
import type { Database } from '../db/database'
import { customer, mail } from '../db/schema'
import type { Shop } from '../http/context'
import {
  emailHtml,
  emailText,
  type EmailContent,
  linkPath,
  type LinkValues,
  type Template,
  formatContact,
} from './email-layout'

/** An account email with its template's values. */
export type NewMail = { recipient: string } & (
  | { template: 'verify-email' | 'reset-password' | 'choose-password'; values: LinkValues }
  | { template: 'already-registered' | 'password-changed'; values: Record<string, never> }
)

function compose(mail: NewMail, { mail: texts }: Shop['texts']): EmailContent {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(texts, mail.values)
    case 'reset-password':
      return resetPassword(texts, mail.values)
    case 'choose-password':
      return choosePassword(texts, mail.values)
    case 'already-registered':
      return alreadyRegistered(texts, mail.values)
    case 'password-changed':
      return passwordChanged(texts, mail.values)
  }
}

/**
 * Queues an email in the store's language.
 * @param tx the transaction of the change it reports, so that both commit together
 */
export async function writeMail(
  tx: Database,
  newMail: NewMail,
  shop: Pick<Shop, 'language' | 'now' | 'publicOrigin' | 'texts'>,
): Promise<void> {
  const settings = await readStore({ db: tx })
  const { name } = settings
  const content = compose(newMail, shop.texts)
  // From configuration, never from the request's Host header.
  const link = new URL(content.path, shop.publicOrigin).href
  const logo = logoAddress(settings, shop)
  const recipientName = await verifiedName(tx, newMail.recipient)
  const contact = formatContact(settings, shop.texts.mail)
  const body = {
    content,
    texts: shop.texts.mail,
    recipientName,
    contact,
    shop: name,
    logo,
    link,
    language: shop.language,
  }
  const createdAt = new Date(shop.now())
  await tx.insert(mail).values({
    recipient: newMail.recipient,
    subject: content.text.subject(name),
    text: emailText(body),
    html: await emailHtml(body),
    createdAt,
    nextAttemptAt: createdAt,
  })
}

/** First name of the customer; empty until the address is verified: anybody can register with another's. */
async function verifiedName(tx: Database, email: string): Promise<string> {
  const [row] = await tx
    .select({ firstname: customer.firstname })
    .from(customer)
    .where(and(eq(customer.email, email), isNotNull(customer.verifiedAt)))
  return row?.firstname ?? ''
}

/** Email verification. */
export const verifyEmail: Template<LinkValues> = (texts, values) => ({
  text: texts.verifyEmail,
  path: linkPath('/verify', values),
})

/** Sent instead of an error when an existing customer's email is registered again. */
export const alreadyRegistered: Template<object> = (texts) => ({ text: texts.alreadyRegistered, path: '/login' })

/** Password reset link. */
export const resetPassword: Template<LinkValues> = (texts, values) => ({
  text: texts.resetPassword,
  path: linkPath('/reset-password', values),
})

/** Link to choose a password for an account that was imported without one. */
export const choosePassword: Template<LinkValues> = (texts, values) => ({
  text: texts.choosePassword,
  path: linkPath('/reset-password', values),
})

/** Security notice after a password change. */
export const passwordChanged: Template<object> = (texts) => ({
  text: texts.passwordChanged,
  path: '/forgot-password',
})
