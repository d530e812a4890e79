import 'server-only'
import { ApiError, isUnauthorized } from '../api-error'
import type { Caller } from '../../../contract/signed-headers'
import { storeApi } from '../store-api'
import { storeDraft, setFlashState } from '../../forms/flash-state'
import { KEEP_FIELD } from '../../forms/keep-field'
import { submitForm, type Refusal } from '../../forms/outcome'
import { readTyped } from '../../forms/read-typed'
import type { FormCall, FormDefinition } from '../../forms/form-definition'
import { log } from '../../telemetry/log'
import { loginPath } from '../../account/login-path'
import { findRoute } from '../../routes'
import { endSessionOf } from '../../auth/end'
import { readOwner } from '../../auth/owner'
import { knowCaller } from './browser'
import { formHandler, type FormHandler } from './plain-form'

interface FormPage extends Pick<FormHandler, 'needsCookies'> {
  form: FormDefinition
  /** The page the form stands on, path with query: it tells what became of it. */
  page: (fields: URLSearchParams) => string
  /** Where a form leads that was done, instead of its page. @param reply data the last call was answered with */
  whenDone?: (fields: URLSearchParams, reply: unknown) => string | Promise<string>
  /** Whether what was typed waits behind the login where the session has ended. */
  isKept?: boolean
  /** @returns the reply's data */
  send?: (call: FormCall, caller: Caller) => Promise<unknown>
}

const sendOn = async (call: FormCall, caller: Caller) => (await storeApi().send({ ...call, caller })).data

const isGuarded = (page: string) => (findRoute(page.split(/[?#]/)[0] ?? '')?.route.guards.length ?? 0) > 0

/**
 * What the store refused. A session that ends is no refusal of the form, nor is a visitor on a customer's page; a store
 * that is away has no words for it.
 */
function refusalOf(error: unknown, isVisitors: boolean): Refusal | null {
  if (!(error instanceof ApiError) || (isUnauthorized(error) && !isVisitors)) return null
  if (error.status >= 500) log().warn({ err: error }, 'a form could not be sent')
  return error
}

/** Answers a form of the shop that was sent without JavaScript. */
export const definedFormHandler = ({ form, page, whenDone, needsCookies, isKept = false, send = sendOn }: FormPage) =>
  formHandler({
    page,
    needsCookies,
    send: async (fields) => {
      const caller = await knowCaller()
      const typed = readTyped(form, fields)
      let reply: unknown = null
      const sendNext = async (call: FormCall) => {
        reply = await send(call, caller)
      }
      const owner = isKept ? await readOwner() : ''
      const keep = () => (owner ? storeDraft(page(fields), form, typed, owner) : page(fields))
      // The page's session has ended; whoever has begun another one meanwhile has not sent this.
      if (isKept && fields.has(KEEP_FIELD)) return caller.token ? keep() : loginPath(await keep())
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
