import 'server-only'
import { safeReturnPath } from '../../account/safe-redirect'
import { CALLS } from '../../../contract/calls'
import {
  forgotPasswordForm,
  linkPage,
  loginForm,
  registerForm,
  resetPasswordForm,
  verifyEmailForm,
} from '../../forms/definitions/auth'
import { accountFormPath, LOGIN_PATH, loginPath } from '../../paths'
import { storeApi } from '../store-api'
import { logInWith, logOut } from './session'
import { definedFormHandler, formHandler } from './form-handler'
import { type ApiError, isRefusal } from '../api-error'
import { setFlashState } from '../../forms/flash-state'
import { INITIAL_FORM_STATE } from '../../forms/form-state'
import { setFlashMessage } from '../../forms/set-flash-message'
import { LOGGED_OUT_ID } from '../../forms/flash-message'
import { passwordForm, profileForm, sessionsForm, verificationForm } from '../../forms/definitions/account'
import { forgetSession } from '../../auth/session-lifecycle'

/** Logs in and returns to the page in `from`. */
export const login = definedFormHandler({
  form: loginForm,
  cookieCheckReason: 'login',
  page: (fields) => {
    const from = fields.get('from')
    return from ? loginPath(safeReturnPath(from)) : LOGIN_PATH
  },
  successPage: (fields) => safeReturnPath(fields.get('from')),
  send: (call, caller) =>
    call.path === CALLS.login.path ? logInWith(call.body, caller) : storeApi().send({ ...call, caller }),
})

/**
 * Logs out (spec §4): ends the session, clears its cookies and redirects to the home page, so that the browser drops
 * user, cart and all other page state. The home page shows 'logout succeeded', by its fragment if JavaScript is off. If
 * the store API rejects the logout, the account page shows its message and the session continues.
 */
export const logout = formHandler({
  page: () => '/',
  send: async () => {
    try {
      await logOut()
    } catch (error) {
      if (isRefusal(error)) return flashLogoutRefusal(error)
      throw error
    }
    await setFlashMessage('logged-out')
    return `/#${LOGGED_OUT_ID}`
  },
  errorPage: () => '/',
})

function flashLogoutRefusal({ msg }: ApiError): Promise<string> {
  return setFlashState(accountFormPath('logout'), { secrets: [] }, {}, { ...INITIAL_FORM_STATE, refusal: msg })
}

/**
 * Ends all sessions of the customer. Unlike a logout it fails if the store API is unreachable: the sessions that matter are
 * on other devices and would remain valid.
 */
export const endSessions = definedFormHandler({
  form: sessionsForm,
  page: () => accountFormPath('sessions'),
  successPage: async () => {
    await forgetSession()
    await setFlashMessage('logged-out')
    return `/#${LOGGED_OUT_ID}`
  },
})

export const register = definedFormHandler({ form: registerForm, page: () => '/register' })

export const forgotPassword = definedFormHandler({ form: forgotPasswordForm, page: () => '/forgot-password' })

export const resetPassword = definedFormHandler({
  form: resetPasswordForm,
  page: (fields) => linkPage('/reset-password', fields),
})

export const verifyEmail = definedFormHandler({ form: verifyEmailForm, page: (fields) => linkPage('/verify', fields) })

export const sendVerification = definedFormHandler({
  form: verificationForm,
  page: () => accountFormPath('verification'),
})

export const updateProfile = definedFormHandler({
  form: profileForm,
  page: () => accountFormPath('profile'),
  storesDraft: true,
})

export const changePassword = definedFormHandler({ form: passwordForm, page: () => accountFormPath('password') })
