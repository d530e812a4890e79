'use client'

import { useState } from 'react'
import type { FormTexts } from '@/components/forms/form-texts'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import type { FlashState } from '@/lib/forms/flash-state'
import { FormFoot } from './form-foot'

interface Props {
  answer: FlashState | null
  texts: { submit: string; done: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/definitions/account')).verificationForm

/** Has the verification mail sent again. */
export function VerificationForm({ answer, texts }: Props) {
  const [isDone, setDone] = useState(answer?.isDone ?? false)
  return (
    <EnhancedForm
      name="verification"
      action="/api/form/account/verification"
      texts={texts.form}
      answer={answer}
      load={load}
      onDone={() => setDone(true)}
    >
      <FormFoot done={isDone ? texts.done : ''} submit={texts.submit} busyText={texts.form.sending} kind="line" />
    </EnhancedForm>
  )
}
