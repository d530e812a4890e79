import type { MailTexts } from '../i18n/types'
import type { Letter } from './letter'

/** Everything both ways of writing a letter need. */
export interface Writing {
  letter: Letter
  texts: MailTexts
  /** Name of the store. */
  shop: string
  /** Address of its mark; empty where it has none. */
  logo: string
  /** Address the button leads to. */
  link: string
  language: string
}

/** A letter as plain text, for readers that show no HTML. */
export const letterText = ({ letter: { text }, texts, shop, link }: Writing): string =>
  [texts.greeting, ...text.before, `${text.action}:\n${link}`, ...text.after, texts.signature(shop)].join('\n\n') + '\n'
