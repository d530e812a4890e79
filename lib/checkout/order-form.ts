import { boolean, object, string } from 'yup'
import { paymentStepSchema } from '../../contract/entities/checkout'
import { CAPTCHA_FIELDS, captchaCalls } from '../forms/captcha'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED } from '../forms/captcha-fields'
import type { FormDefinition } from '../forms/form-definition'

/**
 * The last step of a checkout. What comes of it depends on every answer on the way: see place-order.ts. Its own calls
 * are those before: the store asks guests with many unpaid orders for a captcha, which is filled in where it is shown.
 */
export const orderForm: FormDefinition = {
  fields: ['paymentMethod', 'agree', ...CAPTCHA_FIELDS],
  secrets: [CAPTCHA_FIELD],
  schema: paymentStepSchema.concat(
    object({
      agree: boolean().oneOf([true]).required(),
      [CAPTCHA_FIELD]: string(),
      [CAPTCHA_SOLVED]: string(),
    }),
  ),
  calls: captchaCalls,
}
