import { array, object, type InferType } from 'yup'
import { count, key, optionalText, withFallback, text } from '../rules'

/** The groups of the site's page list (spec §3): where the footer shows a page. */
export const PAGE_GROUPS = { information: 1, quickLinks: 2 } as const

/** The page that is also the cookie policy (spec §2). */
export const COOKIE_POLICY_ID = 2

/** The numbers of the pages a customer agrees to (spec §5). */
export const PRIVACY_ID = 3
export const TERMS_ID = 4

/** A content page in a list. The footer finds it by its number (spec §2). */
export const pageEntrySchema = object({ id: count(), key: key(), title: text(), groupId: count() })
export const pageListSchema = array(pageEntrySchema.required()).required()

/** A content page with its content. */
export const contentPageSchema = pageEntrySchema.shape({
  /** Sanitized HTML. */
  html: optionalText(),
  seoDescription: optionalText(),
  /** Frequently asked questions with answers in plain text; empty on most pages. */
  questions: withFallback(array(object({ question: text(), answer: text() }).required()).required(), []),
  /** ISO 8601; empty if the store API does not report it. */
  updatedAt: optionalText(),
})

export type PageEntry = InferType<typeof pageEntrySchema>
export type ContentPage = InferType<typeof contentPageSchema>
