import type { Hono } from 'hono'
import { CALLS } from '../../../contract/calls'
import { CODES } from '../../../contract/envelope'
import { rateLimiter, readRateLimitCount } from '../rate-limiter'
import { captchaLimits, challengeLimits, perMinute } from '../rate-limits'
import {
  deleteExpiredCaptchas,
  newCode,
  storeCaptcha,
  requireDevice,
  checkSolution,
} from '../../customers/captcha/captcha'
import { newChallenge, verifyProof } from '../../customers/captcha/proof-of-work'
import { renderCaptcha } from '../../customers/captcha/draw-captcha'
import type { AppEnv, Shop } from '../context'
import { HttpError } from '../errors'
import { checkQuery, type AddRoute } from '../contract-router'

/** One in this number of new captchas also deletes those that have expired. */
const PRUNE_EVERY = 100

/** `GET /api/verify/captcha`, `POST /api/verify/captcha/{code}`, and the proof of work in place of the image */
export const captchaRoutes = (app: Hono<AppEnv>, register: AddRoute, shop: Shop) => {
  const consume = rateLimiter(shop)
  let created = 0

  async function storeSolution(device: string, solution: string) {
    await storeCaptcha(shop.db, { device, solution, now: shop.now() })
    if (++created % PRUNE_EVERY === 0) await deleteExpiredCaptchas(shop)
  }

  // Bytes, not an envelope: the only call of the contract that returns an image.
  app.get(CALLS.getCaptcha.path, async (c) => {
    checkQuery(CALLS.getCaptcha.query, c.req.queries())
    const device = requireDevice(c.get('caller'))
    await consume(captchaLimits(c.get('caller')))
    const code = newCode()
    // Stored before the slow rendering, so that a challenge requested at the same time replaces the image, not the
    // other way round.
    await storeSolution(device, code)
    const picture = await renderCaptcha(code)
    return c.body(new Uint8Array(picture), 200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'image/png',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  register(CALLS.getChallenge, async ({ caller, query }) => {
    const device = requireDevice(caller)
    await consume(challengeLimits(caller))
    const { action } = query
    const done = await readRateLimitCount(shop.db, perMinute(action).key, shop.now())
    const challenge = await newChallenge({ keys: shop.keys, action, actionsThisMinute: done })
    await storeSolution(device, challenge.signature)
    return challenge
  })

  register(CALLS.checkProof, async ({ caller, body }) => {
    const device = requireDevice(caller)
    const proof = await verifyProof(shop.keys, body.payload)
    // The signature is stored as the device's answer: a proof is valid only for its device, and once.
    const attempt = proof && { device, solution: proof.signature, action: proof.action, now: shop.now() }
    if (!attempt || !(await checkSolution(shop.db, attempt))) throw wrongAnswer()
    return null
  })

  register(CALLS.checkCaptcha, async ({ caller, params }) => {
    const attempt = { device: requireDevice(caller), solution: params['code'] ?? '', now: shop.now() }
    if (!(await checkSolution(shop.db, attempt))) throw wrongAnswer()
    return null
  })
}

/** One error for a wrong answer, a late one, and one without a pending captcha. */
const wrongAnswer = () => new HttpError(400, (texts) => texts.captchaWrong, { code: CODES.captcha })
