import { call } from '../browser/call'
import { toAsciiEmail } from '../../contract/written-text'

/** Subscribes an address to the newsletter (spec §7). @throws CallError with the store API's message */
export const subscribe = (email: string) => call('POST', '/api/subscribe', { email: toAsciiEmail(email.trim()) })
