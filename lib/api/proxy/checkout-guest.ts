import 'server-only'
import { cookies } from 'next/headers'
import { ApiError } from '../api-error'
import { storeApi } from '../store-api'
import { contactForm } from '../../checkout/contact-form'
import { guestLoginPage } from '../../checkout/guest-login'
import { UNSENT } from '../../forms/nothing-told'
import { safeFrom } from '../../account/safe-from'
import { isSecureOrigin } from '../../env'
import { setFlashState } from '../../forms/flash-state'
import { readTyped } from '../../forms/read-typed'
import { mistakesOf } from '../../forms/form-definition'
import { guestCookie } from '../../auth/guest'
import { getStoreSettings } from '../../data/settings'
import { knowCaller } from './browser'
import { formHandler } from './plain-form'

const pageOf = (fields: URLSearchParams) => guestLoginPage(safeFrom(fields.get('from')))

/** Lets somebody order without an account, where the store does: the email is kept, and the checkout opens. */
export const answerGuest = formHandler({
  page: pageOf,
  send: async (fields) => {
    const typed = readTyped(contactForm, fields)
    const mistakes = mistakesOf(contactForm, typed)
    if (mistakes.length > 0 || !(await getStoreSettings()).guestCheckout)
      return setFlashState(pageOf(fields), contactForm, typed, { ...UNSENT, mistakes })
    const caller = await knowCaller()
    try {
      // A guest is nobody who is signed in.
      for (const call of contactForm.calls(typed)) await storeApi().send({ ...call, caller: { ...caller, token: '' } })
    } catch (error) {
      const refusal = error instanceof ApiError ? error.msg : ''
      return setFlashState(pageOf(fields), contactForm, typed, { ...UNSENT, refusal })
    }
    const jar = await cookies()
    jar.set(guestCookie(isSecureOrigin()))
    return safeFrom(fields.get('from'))
  },
  whenRefused: () => guestLoginPage(''),
})
