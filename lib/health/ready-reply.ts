import 'server-only'
import { addressOf } from '../session/address-of'
import { isReady } from './check-ready'
import { healthReply } from './health-reply'
import { signTroubles } from './sign-troubles'

/** Whether this instance can be given shoppers; whoever asks on this machine hears as well which program refuses every call, and why. */
export async function readyReply(headers: Pick<Headers, 'get'>): Promise<Response> {
  const isWell = await isReady()
  const refused = signTroubles()
  const isTold = addressOf(headers) === '' && Object.keys(refused).length > 0
  return healthReply(isWell, isTold ? { refused } : {})
}
