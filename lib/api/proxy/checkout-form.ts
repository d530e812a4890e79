import 'server-only'
import { ApiError, isUnauthorized } from '../api-error'
import type { Caller } from '../../../contract/signed-headers'
import { UNSENT } from '../../forms/nothing-told'
import { storeDraft, setFlashState } from '../../forms/flash-state'
import type { FormState, Refusal } from '../../forms/outcome'
import { readTyped } from '../../forms/read-typed'
import type { FormDefinition, Typed } from '../../forms/form-definition'
import { log } from '../../telemetry/log'
import { endSessionOf } from '../../auth/end'
import { mayOrder } from '../../auth/may-order'
import { readOwner } from '../../auth/owner'
import { knowCaller } from './browser'
import { formHandler } from './plain-form'

interface Sent {
  form: FormDefinition
  typed: Typed
  fields: URLSearchParams
  caller: Caller
}

interface CheckoutForm {
  form: () => FormDefinition | Promise<FormDefinition>
  /** The page it stands on, path with query and fragment. */
  page: string
  /** @returns the page that follows, or what is to be told on its own, with what else is to be shown there */
  send: (sent: Sent) => Promise<string | { outcome: FormState; more?: Typed; page?: string }>
}

/** What the store refused. A lost session is no refusal of the form; a store that is away has no words for it. */
export function checkoutRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || isUnauthorized(error)) return null
  if (error.status >= 500) log().warn({ err: error }, 'a form of the checkout could not be sent')
  return error
}

/**
 * Answers a form of the checkout that was sent without JavaScript, or by a page whose session is lost: what was typed
 * waits behind the login.
 */
export const checkoutForm = ({ form: formOf, page, send }: CheckoutForm) =>
  formHandler({
    page: () => page,
    send: async (fields) => {
      const form = await formOf()
      const typed = readTyped(form, fields)
      const caller = await knowCaller()
      const endSession = async () => {
        const owner = await readOwner()
        // A customer's waits for that customer alone.
        const keep = () => (owner ? storeDraft(page, form, typed, owner) : setFlashState(page, form, typed, UNSENT))
        return endSessionOf(await keep())
      }
      if (!(await mayOrder(caller))) return endSession()
      try {
        const told = await send({ form, typed, fields, caller })
        if (typeof told === 'string') return told
        return setFlashState(told.page ?? page, form, { ...typed, ...told.more }, told.outcome)
      } catch (error) {
        if (isUnauthorized(error)) return endSession()
        const refusal = checkoutRefusal(error)
        if (!refusal) throw error
        return setFlashState(page, form, typed, { ...UNSENT, refusal: refusal.msg })
      }
    },
    whenRefused: () => page,
  })
