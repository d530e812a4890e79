import type { Hono } from 'hono'
import { CALLS } from '../../../contract/calls'
import { CODES } from '../../../contract/envelope'
import { rateLimiter, readRateLimitCount } from '../rate-limiter'
import { captchaLimits, challengeLimits, perMinute } from '../rate-limits'
import { forgetCaptchas, newCode, putCaptcha, requireDevice, tryAnswer } from '../../customers/captcha/captcha'
import { newChallenge, readProof } from '../../customers/captcha/proof-of-work'
import { renderCaptcha } from '../../customers/captcha/draw-captcha'
import type { AppEnv, Shop } from '../context'
import { HttpError } from '../errors'
import { checkQuery, type AddRoute } from '../contract-router'

/** One in this number of new captchas also deletes those that have expired. */
const PRUNE_EVERY = 100

/** `GET /api/verify/captcha`, `POST /api/verify/captcha/{code}`, and the proof of work in place of the image */
export const captchaRoutes = (app: Hono<AppEnv>, register: AddRoute, shop: Shop) => {
  const consume = rateLimiter(shop)
  let made = 0

  async function put(device: string, answer: string) {
    await putCaptcha(shop.db, { device, answer, now: shop.now() })
    if (++made % PRUNE_EVERY === 0) await forgetCaptchas(shop)
  }

  // Bytes, not an envelope: the only call of the contract that returns an image.
  app.get(CALLS.getCaptcha.path, async (c) => {
    checkQuery(CALLS.getCaptcha.query, c.req.queries())
    const device = requireDevice(c.get('caller'))
    await consume(captchaLimits(c.get('caller')))
    const code = newCode()
    // Stored before the slow rendering, so that a challenge requested at the same time replaces the image, not the
    // other way round.
    await put(device, code)
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
    const challenge = await newChallenge({ keys: shop.keys, action, doneThisMinute: done })
    await put(device, challenge.signature)
    return challenge
  })

  register(CALLS.checkProof, async ({ caller, body }) => {
    const device = requireDevice(caller)
    const proof = await readProof(shop.keys, body.payload)
    // The signature is stored as the device's answer: a proof is valid only for its device, and once.
    const tried = proof && { device, answer: proof.signature, action: proof.action, now: shop.now() }
    if (!tried || !(await tryAnswer(shop.db, tried))) throw wrongAnswer()
    return null
  })

  register(CALLS.checkCaptcha, async ({ caller, params }) => {
    const tried = { device: requireDevice(caller), answer: params['code'] ?? '', now: shop.now() }
    if (!(await tryAnswer(shop.db, tried))) throw wrongAnswer()
    return null
  })
}

/** One error for a wrong answer, a late one, and one without a pending captcha. */
const wrongAnswer = () => new HttpError(400, (texts) => texts.captchaWrong, { code: CODES.captcha })
