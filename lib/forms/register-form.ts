import { ref, string } from 'yup'
import { CALLS } from '../../contract/calls'
import { registerSchema } from '../../contract/entities/user'
import { CAPTCHA_FIELDS, captchaCalls, captchaRules } from './captcha'
import { CAPTCHA_FIELD } from './captcha-fields'
import { filledIn, type FormDefinition } from './form-definition'

/** Makes a customer (spec §5): the confirmation has to match the password. */
export const registerForm: FormDefinition = {
  fields: ['firstname', 'lastname', 'email', 'password', 'confirm', ...CAPTCHA_FIELDS, 'agree'],
  secrets: ['password', 'confirm', CAPTCHA_FIELD],
  schema: registerSchema.shape({
    confirm: string()
      .oneOf([ref('password')])
      .required(),
    ...captchaRules,
  }),
  calls: (typed) => [
    ...captchaCalls(typed),
    {
      method: CALLS.register.method,
      path: CALLS.register.path,
      body: registerSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}
