import 'server-only'
import { readAnswer } from '../read-answer'
import { storeApi } from '../store-api'
import { stepId, stepPath } from '../../checkout/paths'
import { stepOutcome } from '../../checkout/step-outcome'
import { CALLS } from '../../../contract/calls'
import type { CheckoutStep } from '../../../contract/entities/checkout-fields'
import { UNSENT } from '../../forms/nothing-told'
import { mistakesOf, type FormDefinition } from '../../forms/form-definition'
import { checkoutForm } from './checkout-form'

const addressOf = (step: CheckoutStep) => `${stepPath(step)}#${stepId(step)}`

/** Answers a step: what was typed is kept, right or wrong; the next step opens when it is right. */
export const checkoutStep = (step: CheckoutStep, form: () => FormDefinition | Promise<FormDefinition>) =>
  checkoutForm({
    form,
    page: addressOf(step),
    send: async ({ form, typed, caller }) => {
      let reply: unknown = null
      for (const call of form.calls(typed)) reply = (await storeApi().send({ ...call, caller })).data
      const checkout = readAnswer(CALLS.updateCheckout, reply)
      const mistakes = mistakesOf(form, typed)
      if (mistakes.length > 0) return { outcome: { ...UNSENT, mistakes } }
      const outcome = stepOutcome(form, checkout)
      return outcome.isDone ? addressOf(checkout.step) : { outcome }
    },
  })
