import { string } from 'yup'
import { CALLS } from '../../contract/calls'
import { loginSchema } from '../../contract/entities/user'
import { CAPTCHA_FIELDS, captchaCalls } from './captcha'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED } from './captcha-fields'
import type { FormDefinition } from './form-definition'

/** Signs in. The store asks for a captcha only after some failures: it is filled in where it is shown. */
export const loginForm: FormDefinition = {
  fields: ['email', 'password', ...CAPTCHA_FIELDS],
  secrets: ['password', CAPTCHA_FIELD],
  schema: loginSchema.shape({ [CAPTCHA_FIELD]: string(), [CAPTCHA_SOLVED]: string() }),
  calls: ({ email = '', password = '', ...typed }) => [
    ...captchaCalls(typed),
    { method: CALLS.login.method, path: CALLS.login.path, body: { email: email.trim(), password } },
  ],
}
