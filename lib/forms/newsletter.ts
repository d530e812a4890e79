import { subscribeSchema } from '../../contract/entities/subscribe'
import { LIMITS } from '../../contract/limits'
import { truncateGraphemes, isBlank } from '../../contract/written-text'

/** Values of `?state=` on the newsletter page, set after its form was sent without JavaScript. */
export const NEWSLETTER_STATES = ['submitted', 'missing', 'invalid', 'limited', 'failed'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

export const NEWSLETTER_PATH = '/newsletter'

/** The state an address names, or null. */
export const readState = (value: unknown): NewsletterState | null =>
  NEWSLETTER_STATES.find((state) => state === value) ?? null

/** The entered email, as the query contains it. */
export const readEmail = (value: unknown): string =>
  typeof value === 'string' ? truncateGraphemes(value, LIMITS.email) : ''

/** The page that follows the form. The entered email is included only if it must be corrected. */
export function newsletterPath(state: NewsletterState, email = ''): string {
  const query = new URLSearchParams({
    state,
    ...(state === 'invalid' && { email: truncateGraphemes(email, LIMITS.email) }),
  })
  return `${NEWSLETTER_PATH}?${query}`
}

export type EmailMistake = 'missing' | 'wrong'

/** Why an address is invalid for the newsletter (spec §5): it is required and must be an email; null if it is valid. */
export function emailMistake(email: string): EmailMistake | null {
  if (isBlank(email)) return 'missing'
  return subscribeSchema.isValidSync({ email }) ? null : 'wrong'
}
