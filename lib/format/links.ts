const EMAIL = /^[A-Z0-9._+-]{1,64}@[A-Z0-9-]+(\.[A-Z0-9-]+)+$/i
const TELEPHONE = /^\+?[\d\s().\-/]{3,40}$/

/** The link of an email address, or null if the store's text is not clearly one: then it is shown as text. */
export const mailLink = (email: string): string | null => (EMAIL.test(email.trim()) ? `mailto:${email.trim()}` : null)

/** The link of a telephone number, or null when the store's text is not clearly one. The zero of '+44 (0)20' is not dialled. */
export function telephoneLink(telephone: string): string | null {
  const text = telephone.trim()
  const number = text.replace(text.startsWith('+') ? '(0)' : '', '').replace(/[^\d+]/g, '')
  return TELEPHONE.test(text) && number.length >= 3 ? `tel:${number}` : null
}

/**
 * An address of the store's data that is safe to link to: a path of the shop or an http(s) address; anything else, such
 * as `javascript:`, becomes the home page.
 */
export function shopLink(link: string): string {
  const isPath = /^\/(?![/\\])/.test(link)
  const isWeb = /^https?:\/\//i.test(link) && URL.canParse(link)
  return isPath || isWeb ? link : '/'
}
