'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { mutate } from 'swr'
import { FormField } from '@/components/forms/form-field'
import type { FormTexts, PasswordTexts } from '@/components/forms/form-texts'
import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { toast } from '@/components/ui/toast'
import { USER_URL } from '@/lib/account/use-user'
import type { User } from '@/lib/account/user'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import { PasswordField } from '@/components/forms/password-field'
import { useFormView } from '@/components/forms/form-view'
import { Note } from '@/components/ui/note'
import styles from './form-foot.module.scss'

interface ProfileFormProps {
  user: User
  flash: FlashState | null
  texts: { firstname: string; lastname: string; submit: string; done: string; form: FormTexts }
}

const load = async () => (await import('@/lib/forms/definitions/account')).profileForm

/** First and last name. */
export function ProfileForm({ user, flash, texts }: ProfileFormProps) {
  const router = useRouter()
  const [isDone, setDone] = useState(flash?.isDone ?? false)

  async function refreshUser() {
    await mutate(USER_URL)
    router.refresh()
    void toast('success', texts.done)
  }

  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <FormField
      name={field}
      label={texts[field]}
      defaultValue={flash?.values[field] ?? user[field]}
      autoComplete={autoComplete}
      minLength={LIMITS.name.min}
      maxLength={LIMITS.name.max}
      required
    />
  )
  return (
    <div onInput={() => setDone(false)}>
      <EnhancedForm
        name="profile"
        action="/api/form/account/profile"
        isPreserved
        texts={texts.form}
        flash={flash}
        load={load}
        onDone={refreshUser}
      >
        {name('firstname', 'given-name')}
        {name('lastname', 'family-name')}
        <FormActions done={isDone ? texts.done : ''} submit={texts.submit} busyText={texts.form.sending} />
      </EnhancedForm>
    </div>
  )
}

interface PasswordFormProps {
  /** A password manager stores the new password with it. */
  email: string
  flash: FlashState | null
  texts: Record<'oldPassword' | 'newPassword' | 'hint' | 'confirm' | 'submit' | 'done', string> & {
    toggle: PasswordTexts
    form: FormTexts
  }
}

const loadPassword = async () => (await import('@/lib/forms/definitions/account')).passwordForm

/** The old password, and the new one twice. The form is emptied after a change. */
export function PasswordForm({ email, flash, texts }: PasswordFormProps) {
  const [isDone, setDone] = useState(flash?.isDone ?? false)
  const { toggle, form } = texts
  return (
    <div onInput={() => setDone(false)}>
      <EnhancedForm
        name="password"
        action="/api/form/account/password"
        texts={form}
        flash={flash}
        load={loadPassword}
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
        <FormActions done={isDone ? texts.done : ''} submit={texts.submit} busyText={form.sending} />
      </EnhancedForm>
    </div>
  )
}

interface VerificationFormProps {
  flash: FlashState | null
  texts: { submit: string; done: string; form: FormTexts }
}

const loadVerification = async () => (await import('@/lib/forms/definitions/account')).verificationForm

/** Sends the verification mail again. */
export function VerificationForm({ flash, texts }: VerificationFormProps) {
  const [isDone, setDone] = useState(flash?.isDone ?? false)
  return (
    <EnhancedForm
      name="verification"
      action="/api/form/account/verification"
      texts={texts.form}
      flash={flash}
      load={loadVerification}
      onDone={() => setDone(true)}
    >
      <FormActions done={isDone ? texts.done : ''} submit={texts.submit} busyText={texts.form.sending} kind="line" />
    </EnhancedForm>
  )
}

interface FormFootProps {
  /** Text after success; empty before. */
  done: string
  submit: string
  busyText: string
  kind?: 'ink' | 'line'
}

/** The submit button, and the success text until the form has an error. */
export function FormActions({ done, submit, busyText, kind }: FormFootProps) {
  const { errors, refusal, isBusy } = useFormView()
  const isDone = done !== '' && !isBusy && refusal === null && Object.keys(errors).length === 0
  return (
    <div className={styles.foot}>
      <div role="status">
        {isDone && (
          <div className={styles.done}>
            <Note kind="good" text={done} isLive={false} />
          </div>
        )}
      </div>
      <FormButton text={submit} busyText={busyText} kind={kind} />
    </div>
  )
}
