import { CODES, type FieldErrors } from '../../contract/envelope'
import { type FormCall, type FormDefinition, mistakesOf, type Typed } from './form-definition'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED, type CaptchaState, type FormState, type Refusal, UNSENT } from './form-state'

const BAD_REQUEST = 400

const failed = (change: Partial<FormState>): FormState => ({ ...UNSENT, ...change })

interface Sending {
  /** Makes a call. @throws an error that `refusalOf` recognizes if it is rejected */
  send: (call: FormCall) => Promise<unknown>
  /** The rejection that an error represents; null for other errors. */
  refusalOf: (error: unknown) => Refusal | null
}

/** Validates a form and makes its calls. @throws errors that are no rejection */
export async function submitForm(form: FormDefinition, typed: Typed, { send, refusalOf }: Sending): Promise<FormState> {
  const mistakes = mistakesOf(form, typed)
  if (mistakes.length > 0) return failed({ mistakes, captcha: typed[CAPTCHA_SOLVED] ? 'solved' : null })
  try {
    for (const call of form.calls(typed)) await send(call)
    return failed({ isDone: true })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return refused(form, typed, refusal)
  }
}

function refused(form: FormDefinition, typed: Typed, { code, msg, data }: Refusal): FormState {
  if (code === CODES.captcha) return failed({ errors: { [CAPTCHA_FIELD]: msg }, captcha: 'needed' })
  const errors = Object.fromEntries(fieldErrors(data).map(({ field, message }) => [field, message]))
  const hasFieldError = form.fields.some((field) => errors[field])
  return failed({ errors, refusal: hasFieldError ? null : msg, ...reasonOf(data), captcha: captchaAfter(typed, code) })
}

/** A call rejected for its content has not used up its captcha; any other may have. */
function captchaAfter(typed: Typed, code: number): CaptchaState {
  if (!typed[CAPTCHA_FIELD] && !typed[CAPTCHA_SOLVED]) return null
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
