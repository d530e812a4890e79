import { call } from '../browser/call'
import type { CaptchaAction, WorkChallenge } from '../../contract/entities/proof-of-work'

/**
 * Solves the captcha of an action by proof of work: afterwards the device may do the action once. Loaded on demand.
 * @throws CallError or Error if it fails
 */
export async function proveWork(action: CaptchaAction): Promise<void> {
  const [challenge, { solveChallenge }] = await Promise.all([
    call('GET', `/api/verify/challenge?action=${action}`) as Promise<WorkChallenge>,
    import('./solve-challenge'),
  ])
  await call('POST', '/api/verify/proof', { payload: await solveChallenge(challenge) })
}
