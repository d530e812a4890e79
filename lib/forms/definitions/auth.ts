import { ref, string } from 'yup'
import { CALLS } from '../../../contract/calls'
import {
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '../../../contract/entities/user'
import { CAPTCHA_FIELDS, captchaCalls, captchaRules } from '../captcha'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED_FIELD } from '../form-state'
import { nonEmptyValues, type FormDefinition } from '../form-definition'

/** Logs in. The store requires a captcha only after some failures: it is required if it is shown. */
export const loginForm: FormDefinition = {
  fields: ['email', 'password', ...CAPTCHA_FIELDS],
  secrets: ['password', CAPTCHA_FIELD],
  schema: loginSchema.shape({ [CAPTCHA_FIELD]: string(), [CAPTCHA_SOLVED_FIELD]: string() }),
  calls: ({ email = '', password = '', ...values }) => [
    ...captchaCalls(values),
    { method: CALLS.login.method, path: CALLS.login.path, body: { email: email.trim(), password } },
  ],
}

/** Registers a customer (spec §5): the confirmation must match the password. */
export const registerForm: FormDefinition = {
  fields: ['firstname', 'lastname', 'email', 'password', 'confirm', ...CAPTCHA_FIELDS, 'agree'],
  secrets: ['password', 'confirm', CAPTCHA_FIELD],
  schema: registerSchema.shape({
    confirm: string()
      .oneOf([ref('password')])
      .required(),
    ...captchaRules,
  }),
  calls: (values) => [
    ...captchaCalls(values),
    {
      method: CALLS.register.method,
      path: CALLS.register.path,
      body: registerSchema.cast(nonEmptyValues(values), { stripUnknown: true }),
    },
  ],
}

/** Requests a password reset link by mail. */
export const forgotPasswordForm: FormDefinition = {
  fields: ['email'],
  secrets: [],
  schema: forgotPasswordSchema,
  calls: ({ email = '' }) => [
    { method: CALLS.forgotPassword.method, path: CALLS.forgotPassword.path, body: { email: email.trim() } },
  ],
}

/** Sets a new password by the link of a mail (spec §5): the confirmation must match. */
export const resetPasswordForm: FormDefinition = {
  fields: ['token', 'password', 'confirm'],
  secrets: ['token', 'password', 'confirm'],
  schema: resetPasswordSchema.shape({
    confirm: string()
      .oneOf([ref('password')])
      .required(),
  }),
  calls: (values) => [
    {
      method: CALLS.resetPassword.method,
      path: CALLS.resetPassword.path,
      body: resetPasswordSchema.cast(nonEmptyValues(values), { stripUnknown: true }),
    },
  ],
}

/** Verifies an email by the link of a mail. Opening the link changes nothing, because mail scanners open it too. */
export const verifyEmailForm: FormDefinition = {
  fields: ['token'],
  secrets: ['token'],
  schema: verifyEmailSchema,
  calls: ({ token = '' }) => [{ method: CALLS.verifyEmail.method, path: CALLS.verifyEmail.path, body: { token } }],
}

/** The token in a mail's link, or null if it is incomplete. */
export function linkToken(token: unknown): string | null {
  return typeof token === 'string' && verifyEmailSchema.isValidSync({ token }) ? token : null
}

/** The page of a mail's link with its token, so that errors can be corrected there. */
export const linkPage = (path: string, fields: URLSearchParams): string =>
  `${path}?${new URLSearchParams({ token: fields.get('token') ?? '' })}`
