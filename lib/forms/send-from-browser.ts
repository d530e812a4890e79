import { sessionLost } from '../account/session-lost'
import { ask, CallError, isSignedOut, leaveIfLost } from '../browser/call'
import { type FormState, KEPT_ATTRIBUTE, type Refusal } from './form-state'
import { submitForm } from './submit-form'
import type { FormCall, FormDefinition, Typed } from './form-definition'

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof CallError ? { code: error.code, msg: error.message, data: error.data } : null

/** What became of a form a browser sent. */
export interface Sent extends FormState {
  /** Data the last call was answered with; null as long as none was. */
  reply: unknown
}

/** How a form is sent. @param element the form itself, for who would rather send it as a browser does */
export type SendForm = (form: FormDefinition, typed: Typed, element: HTMLFormElement) => Promise<Sent>

/** Whether a form's text can wait behind the login: whose session has ended, now or in another tab, is known. */
const isKeepable = (error: unknown, element?: HTMLFormElement): boolean =>
  error instanceof CallError &&
  isSignedOut(error) &&
  error.isOwnerKnown &&
  element?.hasAttribute(KEPT_ATTRIBUTE) === true

/** Sends a form by the shop's own proxy. A lost session leads to the login page by itself, and what was typed with it. */
export async function sendFromBrowser(form: FormDefinition, typed: Typed, element?: HTMLFormElement): Promise<Sent> {
  let reply: unknown = null
  const send = async ({ method, path, body }: FormCall) => {
    try {
      reply = await ask(method, path, body)
    } catch (error) {
      if (!isKeepable(error, element)) throw leaveIfLost(error)
      sessionLost(element)
      // The page is being left.
      await new Promise<never>(() => {})
    }
  }
  const outcome = await submitForm(form, typed, { send, refusalOf })
  return { ...outcome, reply }
}
