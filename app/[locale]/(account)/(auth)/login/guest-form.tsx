'use client'

import { FormButton } from '@/components/forms/form-button'
import { FormField } from '@/components/forms/form-field'
import type { FormTexts } from '@/components/forms/form-texts'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import { sendPlain } from '@/lib/checkout/send-plain'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import type { SendForm } from '@/lib/forms/send-from-browser'

interface Props {
  from: string
  answer: FlashState | null
  texts: { email: string; emailHint: string; submit: string; form: FormTexts }
}

const load = async () => (await import('@/lib/checkout/forms')).contactForm

/** The plain form alone brings the cookie of guests. */
const send: SendForm = (_, __, element) => sendPlain(element)
const stay = () => {}

/** Goes on to the checkout without an account. */
export const GuestForm = ({ from, answer, texts }: Props) => (
  <EnhancedForm
    name="guest-form"
    action="/api/form/checkout/guest"
    texts={texts.form}
    answer={answer}
    load={load}
    send={send}
    onDone={stay}
  >
    <input type="hidden" name="from" value={from} />
    <FormField
      name="email"
      label={texts.email}
      hint={texts.emailHint}
      type="email"
      defaultValue={answer?.values.email}
      autoComplete="email"
      maxLength={LIMITS.email}
      required
    />
    <FormButton kind="line" text={texts.submit} busyText={texts.form.sending} />
  </EnhancedForm>
)
