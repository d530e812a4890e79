import { string } from 'yup'
import { CALLS } from '../contract/calls'
import { loginSchema } from '../contract/entities/user'
import { captchaCalls } from './captcha'
import { CAPTCHA_FIELD } from './captcha-fields'
import type { ShopForm } from './shop-form'

/** Signs in. The store asks for a captcha only after some failures: it is filled in where it is shown. */
export const loginForm: ShopForm = {
  fields: ['email', 'password', CAPTCHA_FIELD],
  secrets: ['password', CAPTCHA_FIELD],
  schema: loginSchema.shape({ [CAPTCHA_FIELD]: string() }),
  calls: ({ email = '', password = '', ...typed }) => [
    ...captchaCalls(typed),
    { method: CALLS.login.method, path: CALLS.login.path, body: { email: email.trim(), password } },
  ],
}
