'use client'

import type { ReactNode } from 'react'
import { CaptchaField } from '@/components/forms/captcha-field'
import type { CaptchaTexts, FormTexts, PasswordTexts } from '@/components/forms/form-texts'
import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { FormCheck } from '@/components/forms/form-check'
import { FormField } from '@/components/forms/form-field'
import { useFinish } from '@/components/forms/form-or-done'
import { PasswordField } from '@/components/forms/password-field'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import styles from './register-form.module.scss'

type Label = 'firstname' | 'lastname' | 'email' | 'emailHint' | 'password' | 'passwordHint' | 'confirm' | 'submit'

interface Props {
  flash: FlashState | null
  /** This page with a new captcha image. */
  page: string
  /** The policies to agree to, with links. */
  agree: ReactNode
  texts: Record<Label, string> & { toggle: PasswordTexts; form: FormTexts; captcha: CaptchaTexts }
}

const load = async () => (await import('@/lib/forms/definitions/auth')).registerForm

/** All fields of a new account, and a captcha. */
export function RegisterForm({ flash, page, agree, texts }: Props) {
  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <FormField
      name={field}
      label={texts[field]}
      defaultValue={flash?.values[field]}
      autoComplete={autoComplete}
      minLength={LIMITS.name.min}
      maxLength={LIMITS.name.max}
      required
    />
  )
  const password = { autoComplete: 'new-password', texts: texts.toggle } as const
  return (
    <EnhancedForm
      name="register"
      action="/api/form/register"
      texts={texts.form}
      flash={flash}
      captcha="needed"
      load={load}
      onDone={useFinish()}
    >
      <div className={styles.names}>
        {name('firstname', 'given-name')}
        {name('lastname', 'family-name')}
      </div>
      <FormField
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        defaultValue={flash?.values.email}
        autoComplete="email"
        maxLength={LIMITS.email}
        required
      />
      <PasswordField name="password" label={texts.password} hint={texts.passwordHint} {...password} />
      <PasswordField name="confirm" label={texts.confirm} {...password} />
      <CaptchaField texts={texts.captcha} action="register" page={page} />
      <FormCheck name="agree" label={agree} defaultChecked={flash?.values.agree === 'true'} required />
      <FormButton text={texts.submit} busyText={texts.form.sending} />
    </EnhancedForm>
  )
}
