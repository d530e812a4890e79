import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import { readStore } from '../http/routes/store-content'
import { logoAddress } from '../admin/logo-address'
import { letterHtml } from './letter-html'
import { letterText } from './letter-text'
import { alreadyRegistered } from './templates/already-registered'
import { passwordChanged } from './templates/password-changed'
import { resetPassword } from './templates/reset-password'
import { verifyEmail } from './templates/verify-email'
import type { Letter, LinkValues } from './letter'

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
