import type { Checkout } from '../../contract/entities/checkout'
import { sendCall } from '../browser/call'
import { isSignedOut } from '../browser/call-error'
import type { FormCall, FormDefinition } from '../forms/form-definition'
import type { FormState } from '../forms/form-state'
import type { SubmitResult, SendForm } from '../forms/send-from-browser'
import { submitForm } from '../forms/submit-form'
import { enqueueChange, submitNatively } from './change-queue'
import { refusedCoupon, stepOutcome } from './forms'
import { refusalOf } from './order-from-browser'

/** Sends a checkout form through the proxy, after all queued saves. */
const sendInCheckout =
  (read: (form: FormDefinition, outcome: FormState, reply: unknown) => FormState): SendForm =>
  async (form, values, element): Promise<SubmitResult> => {
    let reply: unknown = null
    const send = async ({ method, path, body }: FormCall) => {
      reply = await enqueueChange(() => sendCall(method, path, body))
    }
    try {
      const outcome = await submitForm(form, values, { send, refusalOf })
      return { ...read(form, outcome, reply), reply }
    } catch (error) {
      if (isSignedOut(error)) return submitNatively(element)
      throw error
    }
  }

/** Sends a step; the store's errors are shown at its fields. */
export const sendStep: SendForm = sendInCheckout((form, outcome, reply) =>
  outcome.isDone ? stepOutcome(form, reply as Checkout) : outcome,
)

/** Adds a coupon to the cart; a refusal is shown at its field. */
export const sendCoupon: SendForm = sendInCheckout((_, outcome) => refusedCoupon(outcome))
