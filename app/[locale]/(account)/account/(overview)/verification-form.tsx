'use client'

import { useState } from 'react'
import type { FormTexts } from '@/components/forms/form-texts'
import { ShopForm } from '@/components/forms/shop-form'
import type { FormAnswer } from '@/lib/forms/answer'
import { FormFoot } from './form-foot'

interface Props {
  answer: FormAnswer | null
  texts: { submit: string; done: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/verification-form')).verificationForm

/** Has the verification mail sent again. */
export function VerificationForm({ answer, texts }: Props) {
  const [isDone, setDone] = useState(answer?.isDone ?? false)
  return (
    <ShopForm
      name="verification"
      action="/api/form/account/verification"
      texts={texts.form}
      answer={answer}
      load={load}
      onDone={() => setDone(true)}
    >
      <FormFoot done={isDone ? texts.done : ''} submit={texts.submit} busyText={texts.form.sending} kind="line" />
    </ShopForm>
  )
}
