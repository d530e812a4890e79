'use client'

import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { useFinish } from '@/components/forms/form-or-done'
import type { FormTexts, PasswordTexts } from '@/components/forms/form-texts'
import { PasswordField } from '@/components/forms/password-field'
import type { FlashState } from '@/lib/forms/flash-state'

interface Props {
  token: string
  flash: FlashState | null
  texts: Record<'password' | 'passwordHint' | 'confirm' | 'submit', string> & {
    toggle: PasswordTexts
    form: FormTexts
  }
}

const load = async () => (await import('@/lib/forms/definitions/auth')).resetPasswordForm

/** The new password, twice. The form includes the link's token. */
export function ResetForm({ token, flash, texts }: Props) {
  const password = { autoComplete: 'new-password', texts: texts.toggle } as const
  return (
    <EnhancedForm
      name="reset"
      action="/api/form/reset-password"
      texts={texts.form}
      flash={flash}
      load={load}
      onDone={useFinish()}
    >
      <input type="hidden" name="token" value={token} />
      <PasswordField name="password" label={texts.password} hint={texts.passwordHint} {...password} />
      <PasswordField name="confirm" label={texts.confirm} {...password} />
      <FormButton text={texts.submit} busyText={texts.form.sending} />
    </EnhancedForm>
  )
}
