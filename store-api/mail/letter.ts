import type { MailText, MailTexts } from '../i18n/types'

/** What a mail says, and the page of the shop its button leads to. */
export interface Letter {
  text: MailText
  /** From the shop's address on: `/login`. */
  path: string
}

/** Makes a letter in the language of the texts. */
export type Template<Values> = (texts: MailTexts, values: Values) => Letter

/** What the link of a mail carries. */
export interface LinkValues {
  /** 256 random bits in base64url; kept by the shop as a hash alone. */
  token: string
}

/** The path of a page that takes a token. */
export const linkPath = (page: string, { token }: LinkValues): string => `${page}?token=${encodeURIComponent(token)}`
