import { call, CallError } from '../browser/call'
import { sendForm, type Outcome, type Refusal } from './outcome'
import type { FormCall, ShopForm, Typed } from './shop-form'

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof CallError ? { code: error.code, msg: error.message, data: error.data } : null

/** What became of a form a browser sent. */
export interface Sent extends Outcome {
  /** Data the last call was answered with; null as long as none was. */
  reply: unknown
}

/** How a form is sent. @param element the form itself, for who would rather send it as a browser does */
export type SendForm = (form: ShopForm, typed: Typed, element: HTMLFormElement) => Promise<Sent>

/** Sends a form by the shop's own proxy. A lost session leads to the login page by itself. */
export async function sendFromBrowser(form: ShopForm, typed: Typed): Promise<Sent> {
  let reply: unknown = null
  const send = async ({ method, path, body }: FormCall) => {
    reply = await call(method, path, body)
  }
  const outcome = await sendForm(form, typed, { send, refusalOf })
  return { ...outcome, reply }
}
