'use client'

import { useState } from 'react'
import type { FormTexts } from '@/components/forms/form-texts'
import { PasswordField } from '@/components/forms/password-field'
import type { PasswordTexts } from '@/components/forms/password-texts'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import type { FlashState } from '@/lib/forms/flash-state'
import { FormFoot } from './form-foot'

interface Props {
  /** A password manager keeps the new password beside it. */
  email: string
  answer: FlashState | null
  texts: Record<'oldPassword' | 'newPassword' | 'hint' | 'confirm' | 'submit' | 'done', string> & {
    toggle: PasswordTexts
    form: FormTexts
  }
}

const load = async () => (await import('@/lib/forms/definitions/account')).passwordForm

/** The old password, and the new one twice. Empty again when it was changed. */
export function PasswordForm({ email, answer, texts }: Props) {
  const [isDone, setDone] = useState(answer?.isDone ?? false)
  const { toggle, form } = texts
  return (
    <div onInput={() => setDone(false)}>
      <EnhancedForm
        name="password"
        action="/api/form/account/password"
        texts={form}
        answer={answer}
        load={load}
        onDone={() => setDone(true)}
        isReset
      >
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField name="oldPassword" label={texts.oldPassword} autoComplete="current-password" texts={toggle} />
        <PasswordField
          name="newPassword"
          label={texts.newPassword}
          hint={texts.hint}
          autoComplete="new-password"
          texts={toggle}
        />
        <PasswordField name="confirm" label={texts.confirm} autoComplete="new-password" texts={toggle} />
        <FormFoot done={isDone ? texts.done : ''} submit={texts.submit} busyText={form.sending} />
      </EnhancedForm>
    </div>
  )
}
