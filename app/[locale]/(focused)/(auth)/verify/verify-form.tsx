'use client'

import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { useFinish } from '@/components/forms/form-or-done'
import type { FormTexts } from '@/components/forms/form-texts'
import type { FlashState } from '@/lib/forms/flash-state'

interface Props {
  token: string
  flash: FlashState | null
  texts: { submit: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/definitions/auth')).verifyEmailForm

/** Confirms by a button press: mail scanners that open links do not verify the address. */
export const VerifyForm = ({ token, flash, texts }: Props) => (
  <EnhancedForm
    name="verify"
    action="/api/form/verify"
    texts={texts.form}
    flash={flash}
    load={load}
    onDone={useFinish()}
  >
    <input type="hidden" name="token" value={token} />
    <FormButton text={texts.submit} busyText={texts.form.sending} />
  </EnhancedForm>
)
