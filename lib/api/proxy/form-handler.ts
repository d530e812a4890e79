import 'server-only'
import type { Caller } from '../../../contract/signing'
import { readCaller } from '../../auth/caller'
import { readOwner } from '../../auth/owner'
import { endSessionOf } from '../../auth/session-lifecycle'
import { setFlashState, storeDraft } from '../../forms/flash-state'
import type { FormCall, FormDefinition } from '../../forms/form-definition'
import { KEEP_FIELD, type Refusal, UNSENT } from '../../forms/form-state'
import { readTyped } from '../../forms/read-typed'
import { submitForm } from '../../forms/submit-form'
import { loginPath } from '../../paths'
import { findRoute } from '../../routes'
import { log } from '../../telemetry/log'
import { ApiError, isUnauthorized, logFailure } from '../api-error'
import { storeApi } from '../store-api'
import { readBody, refusal, seeOther } from './bodies'
import { getOrCreateCaller, isSameOrigin } from './caller'
import { formTurnedAway } from './request-guard'
import { cookieCheckPath, type NeedsCookies } from './session'

export interface FormHandler {
  /** The page of the form, path with query: where a shopper returns after a new login. */
  page: (fields: URLSearchParams) => string
  /** Executes the form. @returns the page that shows the result */
  send: (fields: URLSearchParams) => Promise<string>
  /** The page that shows the error. Not called for a lost session, which leads to the login. */
  whenRefused: (error: unknown) => string
  /** Reads the form's fields; by default of one without files. */
  readFields?: (request: Request) => Promise<URLSearchParams>
  /** The reason of the cookie check after the form; omitted for forms that work without cookies. */
  needsCookies?: NeedsCookies
}

const readPlainFields = async (request: Request) => new URLSearchParams(await readBody(request))

/** Handles a form that was sent without JavaScript, or before it had loaded. Forms of other sites are refused. */
export const formHandler =
  ({ page, send, whenRefused, readFields = readPlainFields, needsCookies }: FormHandler) =>
  async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request)) return refusal(403, 'Forbidden')
    const turnedAway = await formTurnedAway(request)
    if (turnedAway) return turnedAway
    let fields = new URLSearchParams()
    try {
      fields = await readFields(request)
      const wasKnown = (await readCaller()).uuid !== ''
      const next = await send(fields)
      // A form that calls no store API sets no device cookie.
      const isGivenOne = !wasKnown && (await readCaller()).uuid !== ''
      return seeOther(needsCookies && isGivenOne ? cookieCheckPath(next, needsCookies) : next)
    } catch (error) {
      if (isUnauthorized(error)) return seeOther(await endSessionOf(page(fields)))
      logFailure(error, 'a form failed')
      return seeOther(whenRefused(error))
    }
  }

interface FormPage extends Pick<FormHandler, 'needsCookies' | 'readFields'> {
  form: FormDefinition
  /** The page of the form, path with query: it shows the outcome. */
  page: (fields: URLSearchParams) => string
  /** Where a form leads that was done, instead of its page. @param reply data of the last reply */
  whenDone?: (fields: URLSearchParams, reply: unknown) => string | Promise<string>
  /** Whether the entered values are kept until after the login if the session has ended. */
  isKept?: boolean
  /** Validation errors before the form is sent, by field. */
  problemsOf?: (fields: URLSearchParams) => Record<string, string>
  /** @returns the reply's data */
  send?: (call: FormCall, caller: Caller) => Promise<unknown>
}

const sendOn = async (call: FormCall, caller: Caller) => (await storeApi().send({ ...call, caller })).data

const isGuarded = (page: string) => (findRoute(page.split(/[?#]/)[0] ?? '')?.route.guards.length ?? 0) > 0

/**
 * The store API's rejection. A lost session is not a rejection of the form, nor is a visitor on a customer's page; an
 * unreachable store API has no message.
 */
function refusalOf(error: unknown, isVisitors: boolean): Refusal | null {
  if (!(error instanceof ApiError) || (isUnauthorized(error) && !isVisitors)) return null
  if (error.status >= 500) log().warn({ err: error }, 'a form could not be sent')
  return error
}

/** Handles a form of the shop that was sent without JavaScript. */
export const definedFormHandler = ({
  form,
  page,
  whenDone,
  needsCookies,
  readFields,
  problemsOf = () => ({}),
  isKept = false,
  send = sendOn,
}: FormPage) =>
  formHandler({
    page,
    needsCookies,
    ...(readFields && { readFields }),
    send: async (fields) => {
      const caller = await getOrCreateCaller()
      const typed = readTyped(form, fields)
      let reply: unknown = null
      const sendNext = async (call: FormCall) => {
        reply = await send(call, caller)
      }
      const owner = isKept ? await readOwner() : ''
      const keep = () => (owner ? storeDraft(page(fields), form, typed, owner) : page(fields))
      // The session of the page has ended. A session that began later belongs to another login.
      if (isKept && fields.has(KEEP_FIELD)) return caller.token ? keep() : loginPath(await keep())
      const problems = problemsOf(fields)
      if (Object.keys(problems).length > 0)
        return setFlashState(page(fields), form, typed, { ...UNSENT, errors: problems })
      const isVisitors = !caller.token && !owner && !isGuarded(page(fields))
      const outcome = await submitForm(form, typed, {
        send: sendNext,
        refusalOf: (error) => refusalOf(error, isVisitors),
      }).catch(async (error: unknown) => {
        if (isKept && isUnauthorized(error)) return endSessionOf(await keep())
        throw error
      })
      if (typeof outcome === 'string') return outcome
      if (outcome.isDone && whenDone) return whenDone(fields, reply)
      return setFlashState(page(fields), form, typed, outcome)
    },
    whenRefused: () => '/',
  })
