'use client'

import { FormButton } from '@/components/forms/form-button'
import { FormField } from '@/components/forms/form-field'
import { useFinish } from '@/components/forms/form-or-done'
import type { FormTexts } from '@/components/forms/form-texts'
import { ShopForm } from '@/components/forms/shop-form'
import { LIMITS } from '@/contract/limits'
import type { FormAnswer } from '@/lib/forms/answer'

interface Props {
  answer: FormAnswer | null
  texts: { email: string; submit: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/forgot-password-form')).forgotPasswordForm

/** The email a link is sent to. */
export const ForgotForm = ({ answer, texts }: Props) => (
  <ShopForm
    name="forgot"
    action="/api/form/forgot-password"
    texts={texts.form}
    answer={answer}
    load={load}
    onDone={useFinish()}
  >
    <FormField
      name="email"
      label={texts.email}
      type="email"
      defaultValue={answer?.values.email}
      autoComplete="username"
      maxLength={LIMITS.email}
      required
    />
    <FormButton text={texts.submit} busyText={texts.form.sending} />
  </ShopForm>
)
