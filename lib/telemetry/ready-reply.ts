import 'server-only'
import { addressOf } from '../auth/address-of'
import { isReady } from './check-ready'
import { healthReply } from './health-reply'
import { pipelineStatus } from './pipeline-status'
import { signTroubles } from './sign-troubles'

/**
 * Whether this instance can be given shoppers: not where the HTTP pipeline should be attached and this request did not pass
 * through it. A request from this machine is told as well which program refuses every call, and why.
 */
export async function readyReply(headers: Pick<Headers, 'get'>): Promise<Response> {
  const isWell = (await isReady()) && (pipelineStatus.isAttached || !pipelineStatus.isExpected)
  const refused = signTroubles()
  const isTold = addressOf(headers) === '' && Object.keys(refused).length > 0
  return healthReply(isWell, isTold ? { refused } : {})
}
