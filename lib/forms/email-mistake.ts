import { subscribeSchema } from '../../contract/entities/subscribe'
import { isBlank } from '../../contract/written-text'

export type EmailMistake = 'missing' | 'wrong'

/** What is wrong with an address for the newsletter (spec §5): it is required, and has to be one; null when it is good. */
export function emailMistake(email: string): EmailMistake | null {
  if (isBlank(email)) return 'missing'
  return subscribeSchema.isValidSync({ email }) ? null : 'wrong'
}
