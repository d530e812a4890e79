import 'server-only'
import { logFailure } from '../api/log-failure'
import { isFromShop } from './browser'
import { readBody } from './read-body'
import { refusal } from './reply'
import { seePage } from './see-page'

interface PlainForm {
  /** Does what the form asks for. @returns the page that tells of it */
  send: (fields: URLSearchParams) => Promise<string>
  /** The page that tells what went wrong instead. */
  whenRefused: (error: unknown) => string
}

/** Answers a form that was sent without JavaScript, or before it had loaded. Forms of other sites are refused. */
export const plainForm =
  ({ send, whenRefused }: PlainForm) =>
  async (request: Request): Promise<Response> => {
    if (!isFromShop(request)) return refusal(403, 'Forbidden')
    try {
      return seePage(await send(new URLSearchParams(await readBody(request))))
    } catch (error) {
      logFailure(error, 'a form failed')
      return seePage(whenRefused(error))
    }
  }
