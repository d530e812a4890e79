import { call } from '../browser/call'
import type { CaptchaAction, WorkChallenge } from '../../contract/entities/proof-of-work'

/**
 * Solves the captcha of an action by work of the browser: afterwards the device may do it once. Loaded on demand.
 * @throws CallError or Error when it could not be done
 */
export async function proveWork(action: CaptchaAction): Promise<void> {
  const [challenge, { solveChallenge }] = await Promise.all([
    call('GET', `/api/verify/challenge?action=${action}`) as Promise<WorkChallenge>,
    import('./solve-challenge'),
  ])
  await call('POST', '/api/verify/proof', { payload: await solveChallenge(challenge) })
}
