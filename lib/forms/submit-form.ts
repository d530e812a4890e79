import { CODES, type FieldErrors } from '../../contract/envelope'
import { type FormCall, type FormDefinition, mistakesOf, type FormValues } from './form-definition'
import {
  CAPTCHA_FIELD,
  CAPTCHA_SOLVED_FIELD,
  type CaptchaState,
  type FormState,
  type Refusal,
  INITIAL_FORM_STATE,
} from './form-state'

const BAD_REQUEST = 400

const formState = (change: Partial<FormState>): FormState => ({ ...INITIAL_FORM_STATE, ...change })

interface SubmitOptions {
  /** Makes a call. @throws an error that `refusalOf` recognizes if it is rejected */
  send: (call: FormCall) => Promise<unknown>
  /** The rejection that an error represents; null for other errors. */
  refusalOf: (error: unknown) => Refusal | null
}

/** Validates a form and makes its calls. @throws errors that are no rejection */
export async function submitForm(
  form: FormDefinition,
  values: FormValues,
  { send, refusalOf }: SubmitOptions,
): Promise<FormState> {
  const mistakes = mistakesOf(form, values)
  if (mistakes.length > 0) return formState({ mistakes, captcha: values[CAPTCHA_SOLVED_FIELD] ? 'solved' : null })
  try {
    for (const call of form.calls(values)) await send(call)
    return formState({ isDone: true })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return rejectedState(form, values, refusal)
  }
}

function rejectedState(form: FormDefinition, values: FormValues, { code, msg, data }: Refusal): FormState {
  if (code === CODES.captcha) return formState({ errors: { [CAPTCHA_FIELD]: msg }, captcha: 'needed' })
  const errors = Object.fromEntries(fieldErrors(data).map(({ field, message }) => [field, message]))
  const hasFieldError = form.fields.some((field) => errors[field])
  return formState({
    errors,
    refusal: hasFieldError ? null : msg,
    ...reasonOf(data),
    captcha: nextCaptchaState(values, code),
  })
}

/** A call rejected for its content has not used up its captcha; any other may have. */
function nextCaptchaState(values: FormValues, code: number): CaptchaState {
  if (!values[CAPTCHA_FIELD] && !values[CAPTCHA_SOLVED_FIELD]) return null
  return code === BAD_REQUEST ? 'solved' : 'needed'
}

function reasonOf(data: unknown): Pick<FormState, 'reason'> {
  const reason = (data as { reason?: unknown } | null)?.reason
  return typeof reason === 'string' ? { reason } : {}
}

function fieldErrors(data: unknown): FieldErrors['errors'] {
  const errors = (data as Partial<FieldErrors> | null)?.errors
  return Array.isArray(errors) ? errors : []
}
