import { EnvError, makeValidator } from 'envalid'
import { SECRET_BYTES } from '../../contract/keys'
import { webhookKey } from '../../contract/webhook'

/** The sample value of the README: fine to read about, refused everywhere. */
const SAMPLE_SECRET = 'change-me-change-me-change-me-change-me'

function checkSecret(value: string): string {
  if (new TextEncoder().encode(value).length < SECRET_BYTES) throw new EnvError(`needs at least ${SECRET_BYTES} bytes`)
  if (value === SAMPLE_SECRET) throw new EnvError('is the sample value; make one with: openssl rand -base64 48')
  return value
}

/** As it is, or in base64 behind `whsec_`. */
function checkHookSecret(value: string): string {
  try {
    webhookKey(value)
  } catch (error) {
    throw new EnvError((error as RangeError).message)
  }
  if (value === SAMPLE_SECRET) throw new EnvError('is the sample value; make one with: openssl rand -base64 48')
  return value
}

/** Shared with another program, or known to this one alone. */
export const secret = makeValidator<string>(checkSecret)

/** None, which is the empty text, or as good as the others. */
export const optionalSecret = makeValidator<string>((value) => (value === '' ? '' : checkSecret(value)))

/** One that webhooks can be signed with. */
export const hookSecret = makeValidator<string>(checkHookSecret)

/** None, which is the empty text, or one that webhooks can be signed with. */
export const optionalHookSecret = makeValidator<string>((value) => (value === '' ? '' : checkHookSecret(value)))
