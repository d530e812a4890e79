import 'server-only'
import { safeFrom } from '../../account/safe-from'
import { CALLS } from '../../../contract/calls'
import { loginForm } from '../../forms/login-form'
import { LOGIN_PATH, loginPath } from '../../account/login-path'
import { storeApi } from '../store-api'
import { logInWith } from './log-in'
import { definedFormHandler } from './shop-form'

/** The login without JavaScript: back to where the shopper came from. */
export const answerLogin = definedFormHandler({
  form: loginForm,
  needsCookies: 'login',
  page: (fields) => {
    const from = fields.get('from')
    return from ? loginPath(safeFrom(from)) : LOGIN_PATH
  },
  whenDone: (fields) => safeFrom(fields.get('from')),
  send: (call, caller) =>
    call.path === CALLS.login.path ? logInWith(call.body, caller) : storeApi().send({ ...call, caller }),
})
