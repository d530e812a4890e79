import type { Hono } from 'hono'
import { readBody } from '../../../contract/read-body'
import type { AppContext, AppEnv, Shop } from '../context'
import { HttpError } from '../errors'
import { applyEvent } from '../../payments/reconcile'
import { success } from '../reply'

/** The one answer to a webhook that is not the payment service's own. */
const refused = () => new HttpError(401, (texts) => texts.badRequest)

/**
 * `POST /pay/hook`: webhooks of the payment service, in the form of Standard Webhooks. Responds with success only once
 * the event has taken effect, so that it is delivered again after any failure before that.
 */
export const hookRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  app.post('/pay/hook', async (c) => {
    const body = await readBody(c.req.raw)
    if (body === null) throw new HttpError(413, (texts) => texts.tooLarge)
    const event = shop.payments?.readEvent(c.req.raw.headers, body, shop.now())
    if (!event) throw refused()
    await applyEvent(shop, event)
    return success(c as AppContext)
  })
}
