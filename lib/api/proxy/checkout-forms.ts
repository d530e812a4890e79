import 'server-only'
import { cookies } from 'next/headers'
import { CALLS } from '../../../contract/calls'
import type { CheckoutStep } from '../../../contract/entities/checkout-fields'
import type { Caller } from '../../../contract/signing'
import { safeReturnPath } from '../../account/safe-redirect'
import { readCaller } from '../../auth/caller'
import { guestCookie } from '../../auth/cookies'
import { mayOrder } from '../../auth/guest-checkout'
import { readOwner } from '../../auth/owner'
import { endSessionOf } from '../../auth/session-lifecycle'
import { addressStepForm } from '../../checkout/address-step-form'
import { contactForm, deliveryForm, couponForm, refusedCoupon, stepOutcome } from '../../checkout/forms'
import { getStoreSettings } from '../../data/settings'
import { listCountries } from '../../data/shipping'
import { isSecureOrigin } from '../../env'
import { setFlashState, storeDraft } from '../../forms/flash-state'
import { type FormDefinition, mistakesOf, type Typed } from '../../forms/form-definition'
import { type FormState, type Refusal, UNSENT } from '../../forms/form-state'
import { readTyped } from '../../forms/read-typed'
import { submitForm } from '../../forms/submit-form'
import { CHECKOUT_PATH, COUPON_ID, guestLoginPath, stepId, stepPath } from '../../paths'
import { log } from '../../telemetry/log'
import { ApiError, isUnauthorized } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

interface Sent {
  form: FormDefinition
  typed: Typed
  fields: URLSearchParams
  caller: Caller
}

interface CheckoutForm {
  form: () => FormDefinition | Promise<FormDefinition>
  /** The page of the form: path with query and fragment. */
  page: string
  /** @returns the next page, or the outcome to show on its own page with further values for it */
  send: (sent: Sent) => Promise<string | { outcome: FormState; more?: Typed; page?: string }>
}

/**
 * The store API's rejection. A lost session is not a rejection of the form; an unreachable store API has no message.
 */
export function checkoutRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || isUnauthorized(error)) return null
  if (error.status >= 500) log().warn({ err: error }, 'a form of the checkout could not be sent')
  return error
}

/**
 * Handles a checkout form that was submitted without JavaScript, or by a page whose session is lost: the entered values
 * are kept until after the login.
 */
export const checkoutFormHandler = ({ form: formOf, page, send }: CheckoutForm) =>
  formHandler({
    page: () => page,
    send: async (fields) => {
      const form = await formOf()
      const typed = readTyped(form, fields)
      const caller = await getOrCreateCaller()
      const endSession = async () => {
        const owner = await readOwner()
        // The draft of a customer is kept for that customer only.
        const keep = () => (owner ? storeDraft(page, form, typed, owner) : setFlashState(page, form, typed, UNSENT))
        return endSessionOf(await keep())
      }
      if (!(await mayOrder(caller))) return endSession()
      try {
        const result = await send({ form, typed, fields, caller })
        if (typeof result === 'string') return result
        return setFlashState(result.page ?? page, form, { ...typed, ...result.more }, result.outcome)
      } catch (error) {
        if (isUnauthorized(error)) return endSession()
        const refusal = checkoutRefusal(error)
        if (!refusal) throw error
        return setFlashState(page, form, typed, { ...UNSENT, refusal: refusal.msg })
      }
    },
    whenRefused: () => page,
  })

const stepUrl = (step: CheckoutStep) => `${stepPath(step)}#${stepId(step)}`

/** Handles a step: the entered values are kept, valid or not; the next step opens if they are valid. */
const checkoutStep = (step: CheckoutStep, form: () => FormDefinition | Promise<FormDefinition>) =>
  checkoutFormHandler({
    form,
    page: stepUrl(step),
    send: async ({ form, typed, caller }) => {
      let reply: unknown = null
      for (const call of form.calls(typed)) reply = (await storeApi().send({ ...call, caller })).data
      const checkout = readResponse(CALLS.updateCheckout, reply)
      const mistakes = mistakesOf(form, typed)
      if (mistakes.length > 0) return { outcome: { ...UNSENT, mistakes } }
      const outcome = stepOutcome(form, checkout)
      return outcome.isDone ? stepUrl(checkout.step) : { outcome }
    },
  })

// Without the country list, the store API alone validates the state.
export const checkoutAddress = checkoutStep('address', async () =>
  addressStepForm(await listCountries().catch(() => [])),
)

export const checkoutContact = checkoutStep('contact', () => contactForm)

export const checkoutDelivery = checkoutStep('delivery', () => deliveryForm)

const PAGE = `${CHECKOUT_PATH}?${COUPON_ID}#${COUPON_ID}`

/** Adds a coupon to the cart; a refusal is shown at its field. */
export const addCoupon = checkoutFormHandler({
  form: () => couponForm,
  page: PAGE,
  send: async ({ form, typed, caller }) => {
    const send = async (call: Parameters<Parameters<typeof submitForm>[2]['send']>[0]) =>
      (await storeApi().send({ ...call, caller })).data
    const outcome = await submitForm(form, typed, { send, refusalOf: checkoutRefusal })
    return outcome.isDone ? PAGE : { outcome: refusedCoupon(outcome) }
  },
})

/** Removes the coupon from the cart. */
export const removeCoupon = checkoutFormHandler({
  form: () => couponForm,
  page: PAGE,
  send: async ({ caller }) => {
    const { method, path } = CALLS.removeCoupon
    await storeApi().send({ method, path, caller })
    return PAGE
  },
})

const pageOf = (fields: URLSearchParams) => guestLoginPath(safeReturnPath(fields.get('from')))

/** Saves the guest's email and opens the checkout, if the store allows guest checkout. */
export const continueAsGuest = formHandler({
  page: pageOf,
  send: async (fields) => {
    // Another tab has logged in: a customer is no guest.
    if ((await readCaller()).token) return safeReturnPath(fields.get('from'))
    const typed = readTyped(contactForm, fields)
    const mistakes = mistakesOf(contactForm, typed)
    if (mistakes.length > 0 || !(await getStoreSettings()).guestCheckout)
      return setFlashState(pageOf(fields), contactForm, typed, { ...UNSENT, mistakes })
    const caller = await getOrCreateCaller()
    try {
      // A guest has no session.
      for (const call of contactForm.calls(typed)) await storeApi().send({ ...call, caller: { ...caller, token: '' } })
    } catch (error) {
      const refusal = error instanceof ApiError ? error.msg : ''
      return setFlashState(pageOf(fields), contactForm, typed, { ...UNSENT, refusal })
    }
    const jar = await cookies()
    jar.set(guestCookie(isSecureOrigin()))
    return safeReturnPath(fields.get('from'))
  },
  whenRefused: () => guestLoginPath(''),
})
