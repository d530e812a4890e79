import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import { readStore } from '../admin/store-content'
import { logoAddress } from '../admin/logo-address'
import { type Letter, letterHtml, letterText, linkPath, type LinkValues, type Template } from './email-layout'

/** A mail to be written, with what its template needs. */
export type NewMail = { recipient: string } & (
  | { template: 'verify-email' | 'reset-password'; values: LinkValues }
  | { template: 'already-registered' | 'password-changed'; values: Record<string, never> }
)

function compose(mail: NewMail, { mail: texts }: Shop['texts']): Letter {
  switch (mail.template) {
    case 'verify-email':
      return verifyEmail(texts, mail.values)
    case 'reset-password':
      return resetPassword(texts, mail.values)
    case 'already-registered':
      return alreadyRegistered(texts, mail.values)
    case 'password-changed':
      return passwordChanged(texts, mail.values)
  }
}

/**
 * Writes a mail in the store's language; it is sent once the transaction is through.
 * @param tx the transaction of what it tells of, so that neither is without the other
 */
export async function writeMail(tx: Database, newMail: NewMail, shop: Shop): Promise<void> {
  const content = await readStore({ db: tx })
  const { name } = content
  const letter = compose(newMail, shop.texts)
  // The address of the shop alone: whatever a request calls its host goes nowhere near a link.
  const link = new URL(letter.path, shop.publicOrigin).href
  const logo = logoAddress(content, shop)
  const writing = { letter, texts: shop.texts.mail, shop: name, logo, link, language: shop.language }
  const createdAt = new Date(shop.now())
  await tx.insert(mail).values({
    recipient: newMail.recipient,
    subject: letter.text.subject(name),
    text: letterText(writing),
    html: await letterHtml(writing),
    createdAt,
    nextAttemptAt: createdAt,
  })
}

/** To a new customer: proves by its link that the address is theirs. */
export const verifyEmail: Template<LinkValues> = (texts, values) => ({
  text: texts.verifyEmail,
  path: linkPath('/verify', values),
})

/** To a customer whose address was given for a new account: what the form does not say. */
export const alreadyRegistered: Template<object> = (texts) => ({ text: texts.alreadyRegistered, path: '/login' })

/** To a customer who forgot the password: its link lets them choose a new one. */
export const resetPassword: Template<LinkValues> = (texts, values) => ({
  text: texts.resetPassword,
  path: linkPath('/reset-password', values),
})

/** To a customer whose password is another one now, so that they hear of it when it was not them. */
export const passwordChanged: Template<object> = (texts) => ({
  text: texts.passwordChanged,
  path: '/forgot-password',
})
