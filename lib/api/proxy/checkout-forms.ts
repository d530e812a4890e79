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
import { loginAfterUnauthorized } from '../../auth/session-lifecycle'
import { addressStepForm } from '../../checkout/address-step-form'
import { contactForm, deliveryForm, couponForm, refusedCoupon, stepOutcome } from '../../checkout/forms'
import { getStoreSettings } from '../../data/settings'
import { listCountries } from '../../data/shipping'
import { isSecureOrigin } from '../../env'
import { setFlashState, storeDraft } from '../../forms/flash-state'
import { type FormDefinition, mistakesOf, type FormValues } from '../../forms/form-definition'
import { type FormState, type Refusal, INITIAL_FORM_STATE } from '../../forms/form-state'
import { readFormValues } from '../../forms/read-form-values'
import { submitForm } from '../../forms/submit-form'
import { CHECKOUT_PATH, COUPON_ID, guestLoginPath, stepId, stepPath } from '../../paths'
import { log } from '../../telemetry/log'
import { ApiError, isUnauthorized } from '../api-error'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

interface SubmittedForm {
  form: FormDefinition
  values: FormValues
  fields: URLSearchParams
  caller: Caller
}

interface CheckoutForm {
  form: () => FormDefinition | Promise<FormDefinition>
  /** The page of the form: path with query and fragment. */
  page: string
  /** @returns the next page, or the outcome to show on its own page with further values for it */
  send: (sent: SubmittedForm) => Promise<string | { outcome: FormState; extraValues?: FormValues; page?: string }>
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
      const values = readFormValues(form, fields)
      const caller = await getOrCreateCaller()
      const endSession = async () => {
        const owner = await readOwner()
        // The draft of a customer is kept for that customer only.
        const saveValues = () =>
          owner ? storeDraft(page, form, values, owner) : setFlashState(page, form, values, INITIAL_FORM_STATE)
        return loginAfterUnauthorized(await saveValues())
      }
      if (!(await mayOrder(caller))) return endSession()
      try {
        const result = await send({ form, values, fields, caller })
        if (typeof result === 'string') return result
        return setFlashState(result.page ?? page, form, { ...values, ...result.extraValues }, result.outcome)
      } catch (error) {
        if (isUnauthorized(error)) return endSession()
        const refusal = checkoutRefusal(error)
        if (!refusal) throw error
        return setFlashState(page, form, values, { ...INITIAL_FORM_STATE, refusal: refusal.msg })
      }
    },
    errorPage: () => page,
  })

const stepUrl = (step: CheckoutStep) => `${stepPath(step)}#${stepId(step)}`

/** Handles a step: the entered values are kept, valid or not; the next step opens if they are valid. */
const checkoutStep = (step: CheckoutStep, form: () => FormDefinition | Promise<FormDefinition>) =>
  checkoutFormHandler({
    form,
    page: stepUrl(step),
    send: async ({ form, values, caller }) => {
      let reply: unknown = null
      for (const call of form.calls(values)) reply = (await storeApi().send({ ...call, caller })).data
      const checkout = readResponse(CALLS.updateCheckout, reply)
      const mistakes = mistakesOf(form, values)
      if (mistakes.length > 0) return { outcome: { ...INITIAL_FORM_STATE, mistakes } }
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

const COUPON_PAGE = `${CHECKOUT_PATH}?${COUPON_ID}#${COUPON_ID}`

/** Adds a coupon to the cart; a refusal is shown at its field. */
export const addCoupon = checkoutFormHandler({
  form: () => couponForm,
  page: COUPON_PAGE,
  send: async ({ form, values, caller }) => {
    const send = async (call: Parameters<Parameters<typeof submitForm>[2]['send']>[0]) =>
      (await storeApi().send({ ...call, caller })).data
    const outcome = await submitForm(form, values, { send, refusalOf: checkoutRefusal })
    return outcome.isDone ? COUPON_PAGE : { outcome: refusedCoupon(outcome) }
  },
})

/** Removes the coupon from the cart. */
export const removeCoupon = checkoutFormHandler({
  form: () => couponForm,
  page: COUPON_PAGE,
  send: async ({ caller }) => {
    const { method, path } = CALLS.removeCoupon
    await storeApi().send({ method, path, caller })
    return COUPON_PAGE
  },
})

const guestLoginPage = (fields: URLSearchParams) => guestLoginPath(safeReturnPath(fields.get('from')))

/** Saves the guest's email and opens the checkout, if the store allows guest checkout. */
export const continueAsGuest = formHandler({
  page: guestLoginPage,
  send: async (fields) => {
    // Another tab has logged in: a customer is not a guest.
    if ((await readCaller()).token) return safeReturnPath(fields.get('from'))
    const values = readFormValues(contactForm, fields)
    const mistakes = mistakesOf(contactForm, values)
    if (mistakes.length > 0 || !(await getStoreSettings()).guestCheckout)
      return setFlashState(guestLoginPage(fields), contactForm, values, { ...INITIAL_FORM_STATE, mistakes })
    const caller = await getOrCreateCaller()
    try {
      // A guest has no session.
      for (const call of contactForm.calls(values)) await storeApi().send({ ...call, caller: { ...caller, token: '' } })
    } catch (error) {
      const refusal = error instanceof ApiError ? error.msg : ''
      return setFlashState(guestLoginPage(fields), contactForm, values, { ...INITIAL_FORM_STATE, refusal })
    }
    const jar = await cookies()
    jar.set(guestCookie(isSecureOrigin()))
    return safeReturnPath(fields.get('from'))
  },
  errorPage: () => guestLoginPath(''),
})
