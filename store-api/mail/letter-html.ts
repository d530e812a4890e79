import { letterPage } from './letter-page'
import type { Writing } from './letter-text'

/** A letter as HTML. */
export const letterHtml = ({ letter: { text }, ...writing }: Writing): Promise<string> =>
  letterPage({
    ...writing,
    subject: text.subject(writing.shop),
    before: text.before,
    after: text.after,
    action: text.action,
  })
