import { call } from '../browser/call'
import { toAsciiEmail } from '../../contract/written-text'

/** Signs an address up for the newsletter (spec §7). @throws CallError with the store's words */
export const subscribe = (email: string) => call('POST', '/api/subscribe', { email: toAsciiEmail(email.trim()) })
