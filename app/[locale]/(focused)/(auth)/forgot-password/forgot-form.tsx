'use client'

import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { FormField } from '@/components/forms/form-field'
import { useFinish } from '@/components/forms/form-or-done'
import type { FormTexts } from '@/components/forms/form-texts'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'

interface Props {
  flash: FlashState | null
  texts: { email: string; submit: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/definitions/auth')).forgotPasswordForm

/** The email a link is sent to. */
export const ForgotForm = ({ flash, texts }: Props) => (
  <EnhancedForm
    name="forgot"
    action="/api/form/forgot-password"
    texts={texts.form}
    flash={flash}
    load={load}
    onDone={useFinish()}
  >
    <FormField
      name="email"
      label={texts.email}
      type="email"
      defaultValue={flash?.values.email}
      autoComplete="username"
      maxLength={LIMITS.email}
      required
    />
    <FormButton text={texts.submit} busyText={texts.form.sending} />
  </EnhancedForm>
)
