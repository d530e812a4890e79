import 'server-only'
import { ApiError, isUnauthorized } from '../api/api-error'
import type { Caller } from '../contract/signed-headers'
import { storeApi } from '../api/store-api'
import { leaveAnswer } from '../forms/answer'
import { sendForm, type Refusal } from '../forms/outcome'
import { readTyped } from '../forms/read-typed'
import type { FormCall, ShopForm } from '../forms/shop-form'
import { log } from '../log'
import { findRoute } from '../routes'
import { knowCaller } from './browser'
import { plainForm, type PlainForm } from './plain-form'

interface FormPage extends Pick<PlainForm, 'needsCookies'> {
  form: ShopForm
  /** The page the form stands on, path with query: it tells what became of it. */
  page: (fields: URLSearchParams) => string
  /** Where a form leads that was done, instead of its page. @param reply data the last call was answered with */
  whenDone?: (fields: URLSearchParams, reply: unknown) => string | Promise<string>
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
export const shopFormRoute = ({ form, page, whenDone, needsCookies, send = sendOn }: FormPage) =>
  plainForm({
    page,
    needsCookies,
    send: async (fields) => {
      const caller = await knowCaller()
      const typed = readTyped(form, fields)
      let reply: unknown = null
      const sendNext = async (call: FormCall) => {
        reply = await send(call, caller)
      }
      const isVisitors = !caller.token && !isGuarded(page(fields))
      const outcome = await sendForm(form, typed, {
        send: sendNext,
        refusalOf: (error) => refusalOf(error, isVisitors),
      })
      if (outcome.isDone && whenDone) return whenDone(fields, reply)
      return leaveAnswer(page(fields), form, typed, outcome)
    },
    whenRefused: () => '/',
  })
