'use client'

import { useEffect, useRef } from 'react'
import { CaptchaField } from '@/components/forms/captcha-field'
import type { CaptchaTexts, FormTexts, PasswordTexts } from '@/components/forms/form-texts'
import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { FormField } from '@/components/forms/form-field'
import { PasswordField } from '@/components/forms/password-field'
import { COOKIES_BLOCKED_PATH, appendHash } from '@/lib/paths'
import { safeReturnPath } from '@/lib/account/safe-redirect'
import { hasSessionHint } from '@/lib/browser/session-hint'
import { notifyTabs } from '@/lib/browser/tabs'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import { submitNatively } from '@/lib/checkout/change-queue'
import type { SendForm } from '@/lib/forms/send-from-browser'

interface LoginFormProps {
  /** The return path; empty for none. */
  from: string
  flash: FlashState | null
  /** This page with a new captcha image. */
  page: string
  /** Whether the page has another form before it, for those without an account. */
  isSecond: boolean
  texts: {
    email: string
    password: string
    submit: string
    toggle: PasswordTexts
    form: FormTexts
    captcha: CaptchaTexts
  }
}

const load = async () => (await import('@/lib/forms/definitions/auth')).loginForm

/** Email and password, and a captcha once the store requires one. */
export function LoginForm({ from, flash, page, isSecond, texts }: LoginFormProps) {
  // Read once: the summary of mistakes leads to fields by other fragments.
  const hash = useRef('')
  useEffect(() => {
    hash.current = location.hash
  }, [])
  // Loads a new document, so that no data read for a visitor remains.
  const redirectBack = () => {
    notifyTabs('session')
    location.assign(hasSessionHint() ? safeReturnPath(appendHash(from, hash.current)) : COOKIES_BLOCKED_PATH)
    return new Promise<void>(() => {})
  }
  return (
    <EnhancedForm
      name="login"
      action="/api/form/login"
      texts={texts.form}
      flash={flash}
      load={load}
      onDone={redirectBack}
    >
      {from && <input type="hidden" name="from" value={from} />}
      <FormField
        name="email"
        label={texts.email}
        type="email"
        defaultValue={flash?.values.email}
        autoComplete="username"
        maxLength={LIMITS.email}
        required
      />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" texts={texts.toggle} />
      <CaptchaField texts={texts.captcha} action="login" page={page} />
      <FormButton text={texts.submit} busyText={texts.form.sending} kind={isSecond ? 'line' : 'ink'} />
    </EnhancedForm>
  )
}

interface GuestFormProps {
  from: string
  flash: FlashState | null
  texts: { email: string; emailHint: string; submit: string; form: FormTexts }
}

const loadGuestForm = async () => (await import('@/lib/checkout/forms')).contactForm

/** Only the plain form sets the guest cookie. */
const send: SendForm = (_, __, element) => submitNatively(element)
const noop = () => {}

/** Continues to the checkout without an account. */
export const GuestForm = ({ from, flash, texts }: GuestFormProps) => (
  <EnhancedForm
    name="guest-form"
    action="/api/form/checkout/guest"
    texts={texts.form}
    flash={flash}
    load={loadGuestForm}
    send={send}
    onDone={noop}
  >
    <input type="hidden" name="from" value={from} />
    <FormField
      name="email"
      label={texts.email}
      hint={texts.emailHint}
      type="email"
      defaultValue={flash?.values.email}
      autoComplete="email"
      maxLength={LIMITS.email}
      required
      // The only field of the page during checkout.
      autoFocus
    />
    <FormButton text={texts.submit} busyText={texts.form.sending} kind="buy" size="large" />
  </EnhancedForm>
)
