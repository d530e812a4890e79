import { redirectToLogin } from '../account/session-lost'
import { sendCall, redirectIfSessionLost } from '../browser/call'
import { CallError, isSignedOut } from '../browser/call-error'
import { type FormState, DRAFT_ATTRIBUTE, type Refusal } from './form-state'
import { submitForm } from './submit-form'
import type { FormCall, FormDefinition, FormValues } from './form-definition'

const refusalOf = (error: unknown): Refusal | null =>
  error instanceof CallError ? { code: error.code, msg: error.message, data: error.data } : null

/** The result of a form that a browser sent. */
export interface SubmitResult extends FormState {
  /** The reply's data of the last call; null until there is one. */
  reply: unknown
}

/** Sends a form. @param element the form itself, for senders that submit it natively */
export type SendForm = (form: FormDefinition, values: FormValues, element: HTMLFormElement) => Promise<SubmitResult>

/**
 * Whether a form's values can be kept until after the login: the owner of the session, ended now or in another tab, is
 * known.
 */
const canSaveDraft = (error: unknown, element?: HTMLFormElement): boolean =>
  error instanceof CallError &&
  isSignedOut(error) &&
  error.isOwnerKnown &&
  element?.hasAttribute(DRAFT_ATTRIBUTE) === true

/**
 * Sends a form through the storefront's proxy. A lost session leads to the login page, with the entered values kept.
 */
export async function sendFromBrowser(
  form: FormDefinition,
  values: FormValues,
  element?: HTMLFormElement,
): Promise<SubmitResult> {
  let reply: unknown = null
  const send = async ({ method, path, body }: FormCall) => {
    try {
      reply = await sendCall(method, path, body)
    } catch (error) {
      if (!canSaveDraft(error, element)) throw redirectIfSessionLost(error)
      redirectToLogin(element)
      // The browser is leaving the page.
      await new Promise<never>(() => {})
    }
  }
  const outcome = await submitForm(form, values, { send, refusalOf })
  return { ...outcome, reply }
}
