import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { policyLink, useCaptchaTexts, useFormTexts, usePasswordTexts } from '@/components/forms/form-texts'
import { FormOrDone } from '@/components/forms/form-or-done'
import { AuthResult, AuthHeading } from '../auth-heading'
import styles from '../auth-links.module.scss'
import { captchaPage } from '@/lib/forms/captcha'
import { RegisterForm } from './register-form'

type Form = Parameters<typeof RegisterForm>[0]

interface Props extends Pick<Form, 'answer'> {
  search: Record<string, unknown>
  /** Pages of the policies to agree to; null as long as the store has none. */
  policies: { terms: string | null; privacy: string | null }
}

/** The registration's form, and what comes of it. */
export function RegisterScreen({ search, answer, policies }: Props) {
  const t = useTranslations('RegisterPage')
  const done = (
    <AuthResult icon="mail" title={t('doneTitle')}>
      <p>{t('doneText')}</p>
      <p>{t('doneUsed')}</p>
      <Link href="/login" prefetch={false}>
        {t('doneLogin')}
      </Link>
    </AuthResult>
  )
  return (
    <FormOrDone isDone={answer?.isDone ?? false} done={done}>
      <AuthHeading title={t('title')} lead={t('lead')} />
      <RegisterForm
        answer={answer}
        page={captchaPage('/register', search)}
        agree={t.rich('agree', { terms: policyLink(policies.terms), privacy: policyLink(policies.privacy) })}
        texts={{
          firstname: t('firstname'),
          lastname: t('lastname'),
          email: t('email'),
          emailHint: t('emailHint'),
          password: t('password'),
          passwordHint: t('passwordHint'),
          confirm: t('confirm'),
          submit: t('submit'),
          toggle: usePasswordTexts(),
          form: useFormTexts(['firstname', 'lastname', 'email', 'password', 'confirm', 'code', 'agree']),
          captcha: useCaptchaTexts(),
        }}
      />
      <p className={styles.other}>
        {t('have')}{' '}
        <Link className={styles.link} href="/login" prefetch={false}>
          {t('login')}
        </Link>
      </p>
    </FormOrDone>
  )
}
