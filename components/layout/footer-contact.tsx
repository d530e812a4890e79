import type { StoreSettings } from '@/contract/entities/store'
import { mailLink, telephoneLink } from '@/lib/format/contact-link'

/** Address, email, telephone, working hours (spec §2): what the store has of them, linked where it plainly is one. */
export function FooterContact({ contact }: { contact: StoreSettings['contact'] }) {
  const { address, email, telephone, workingHours } = contact
  const lines = [
    { text: address, href: null },
    { text: email, href: mailLink(email) },
    { text: telephone, href: telephoneLink(telephone) },
    { text: workingHours, href: null },
  ]
  return lines
    .filter(({ text }) => text)
    .map(({ text, href }) => <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>)
}
