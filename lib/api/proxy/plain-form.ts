import 'server-only'
import { isUnauthorized } from '../api-error'
import { logFailure } from '../log-failure'
import { endSessionOf } from '../../auth/end'
import { readCaller } from '../../auth/caller'
import { isFromShop } from './browser'
import { cookieCheckPath, type NeedsCookies } from './cookie-check'
import { readBody } from './read-body'
import { refusal } from './reply'
import { seePage } from './see-page'
import { formTurnedAway } from './turned-away'

export interface FormHandler {
  /** The page the form stands on, path with query: where a shopper comes back to after a new login. */
  page: (fields: URLSearchParams) => string
  /** Does what the form asks for. @returns the page that tells of it */
  send: (fields: URLSearchParams) => Promise<string>
  /** The page that tells what went wrong instead. A lost session is not told of: it ends, and leads to the login. */
  whenRefused: (error: unknown) => string
  /** Who says that nothing can be kept where a browser takes no cookies; left out where that is no matter. */
  needsCookies?: NeedsCookies
}

/** Answers a form that was sent without JavaScript, or before it had loaded. Forms of other sites are refused. */
export const formHandler =
  ({ page, send, whenRefused, needsCookies }: FormHandler) =>
  async (request: Request): Promise<Response> => {
    if (!isFromShop(request)) return refusal(403, 'Forbidden')
    const turnedAway = await formTurnedAway(request)
    if (turnedAway) return turnedAway
    let fields = new URLSearchParams()
    try {
      fields = new URLSearchParams(await readBody(request))
      const wasKnown = (await readCaller()).uuid !== ''
      const next = await send(fields)
      // What asks the store for nothing gives the browser no cookie that it could bring.
      const isGivenOne = !wasKnown && (await readCaller()).uuid !== ''
      return seePage(needsCookies && isGivenOne ? cookieCheckPath(next, needsCookies) : next)
    } catch (error) {
      if (isUnauthorized(error)) return seePage(await endSessionOf(page(fields)))
      logFailure(error, 'a form failed')
      return seePage(whenRefused(error))
    }
  }
