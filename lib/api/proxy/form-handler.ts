import 'server-only'
import type { Caller } from '../../../contract/signing'
import { readCaller } from '../../auth/caller'
import { readOwner } from '../../auth/owner'
import { loginAfterUnauthorized } from '../../auth/session-lifecycle'
import { setFlashState, storeDraft } from '../../forms/flash-state'
import type { FormCall, FormDefinition } from '../../forms/form-definition'
import { DRAFT_FIELD, type Refusal, INITIAL_FORM_STATE } from '../../forms/form-state'
import { readFormValues } from '../../forms/read-form-values'
import { submitForm } from '../../forms/submit-form'
import { loginPath } from '../../paths'
import { findRoute } from '../../routes'
import { log } from '../../telemetry/log'
import { ApiError, isUnauthorized, logFailure } from '../api-error'
import { storeApi } from '../store-api'
import { readBody, refusal, seeOther } from './bodies'
import { getOrCreateCaller, isSameOrigin } from './caller'
import { rejectForm } from './request-guard'
import { cookieCheckPath, type CookieCheckReason } from './session'

export interface FormHandler {
  /** The page of the form, path with query: where a shopper returns after a new login. */
  page: (fields: URLSearchParams) => string
  /** Executes the form. @returns the page that shows the result */
  send: (fields: URLSearchParams) => Promise<string>
  /** The page that shows the error. Not called for a lost session, which leads to the login. */
  errorPage: (error: unknown) => string
  /** Reads the form's fields; by default of one without files. */
  readFields?: (request: Request) => Promise<URLSearchParams>
  /** The reason for the cookie check after the form; omitted for forms that work without cookies. */
  cookieCheckReason?: CookieCheckReason
}

const readPlainFields = async (request: Request) => new URLSearchParams(await readBody(request))

/** Handles a form that was sent without JavaScript, or before it had loaded. Rejects forms of other sites. */
export const formHandler =
  ({ page, send, errorPage, readFields = readPlainFields, cookieCheckReason }: FormHandler) =>
  async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request)) return refusal(403, 'Forbidden')
    const rejection = await rejectForm(request)
    if (rejection) return rejection
    let fields = new URLSearchParams()
    try {
      fields = await readFields(request)
      const wasKnownDevice = (await readCaller()).uuid !== ''
      const next = await send(fields)
      // A form that calls no store API sets no device cookie.
      const isNewDevice = !wasKnownDevice && (await readCaller()).uuid !== ''
      return seeOther(cookieCheckReason && isNewDevice ? cookieCheckPath(next, cookieCheckReason) : next)
    } catch (error) {
      if (isUnauthorized(error)) return seeOther(await loginAfterUnauthorized(page(fields)))
      logFailure(error, 'a form failed')
      return seeOther(errorPage(error))
    }
  }

interface FormPage extends Pick<FormHandler, 'cookieCheckReason' | 'readFields'> {
  form: FormDefinition
  /** The page of the form, path with query: it shows the outcome. */
  page: (fields: URLSearchParams) => string
  /** The page after success; default: the form's own page. @param reply data of the last reply */
  successPage?: (fields: URLSearchParams, reply: unknown) => string | Promise<string>
  /** Whether the entered values are kept until after the login if the session has ended. */
  storesDraft?: boolean
  /** Validation errors before the form is sent, by field. */
  problemsOf?: (fields: URLSearchParams) => Record<string, string>
  /** @returns the reply's data */
  send?: (call: FormCall, caller: Caller) => Promise<unknown>
}

const forwardCall = async (call: FormCall, caller: Caller) => (await storeApi().send({ ...call, caller })).data

const isGuarded = (page: string) => (findRoute(page.split(/[?#]/)[0] ?? '')?.route.guards.length ?? 0) > 0

/**
 * The store API's rejection. A lost session is not a rejection of the form, nor is a visitor on a customer's page; an
 * unreachable store API has no message.
 */
function refusalOf(error: unknown, isVisitorForm: boolean): Refusal | null {
  if (!(error instanceof ApiError) || (isUnauthorized(error) && !isVisitorForm)) return null
  if (error.status >= 500) log().warn({ err: error }, 'a form could not be sent')
  return error
}

/** Handles a form of the shop that was sent without JavaScript. */
export const definedFormHandler = ({
  form,
  page,
  successPage,
  cookieCheckReason,
  readFields,
  problemsOf = () => ({}),
  storesDraft = false,
  send = forwardCall,
}: FormPage) =>
  formHandler({
    page,
    cookieCheckReason,
    ...(readFields && { readFields }),
    send: async (fields) => {
      const caller = await getOrCreateCaller()
      const values = readFormValues(form, fields)
      let reply: unknown = null
      const sendCall = async (call: FormCall) => {
        reply = await send(call, caller)
      }
      const owner = storesDraft ? await readOwner() : ''
      const saveDraft = () => (owner ? storeDraft(page(fields), form, values, owner) : page(fields))
      // The session of the page has ended. A session that began later belongs to another login.
      if (storesDraft && fields.has(DRAFT_FIELD)) return caller.token ? saveDraft() : loginPath(await saveDraft())
      const problems = problemsOf(fields)
      if (Object.keys(problems).length > 0)
        return setFlashState(page(fields), form, values, { ...INITIAL_FORM_STATE, errors: problems })
      const isVisitorForm = !caller.token && !owner && !isGuarded(page(fields))
      const outcome = await submitForm(form, values, {
        send: sendCall,
        refusalOf: (error) => refusalOf(error, isVisitorForm),
      }).catch(async (error: unknown) => {
        if (storesDraft && isUnauthorized(error)) return loginAfterUnauthorized(await saveDraft())
        throw error
      })
      if (typeof outcome === 'string') return outcome
      if (outcome.isDone && successPage) return successPage(fields, reply)
      return setFlashState(page(fields), form, values, outcome)
    },
    errorPage: () => '/',
  })
