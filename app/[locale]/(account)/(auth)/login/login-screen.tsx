import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useCaptchaTexts, useFormTexts, usePasswordTexts } from '@/components/forms/form-texts'
import { Note } from '@/components/ui/note'
import { COOKIES_PARAMETER, ACCOUNT_PATH } from '@/lib/paths'
import type { FlashState } from '@/lib/forms/flash-state'
import { AuthHeading } from '../auth-heading'
import { captchaPage } from '@/lib/forms/captcha'
import { GuestPart } from './guest-part'
import { LoginForm } from './login-form'
import styles from '../auth-links.module.scss'

type Form = Parameters<typeof LoginForm>[0]
type ScreenProps = Pick<Form, 'from' | 'answer'> & {
  search: Record<string, unknown>
  /** What became of the guests' form; undefined where one cannot go on as a guest. */
  guest: FlashState | null | undefined
}

/** The login's form, and the other ways on. */
export function LoginScreen({ search, from, answer, guest }: ScreenProps) {
  const t = useTranslations('LoginPage')
  const isStopped = search.from !== undefined && from.startsWith(ACCOUNT_PATH)
  return (
    <>
      <AuthHeading
        title={t('title')}
        lead={guest === undefined ? t(isStopped ? 'stopped' : 'lead') : t('stoppedCheckout')}
      />
      {search[COOKIES_PARAMETER] !== undefined && <Note kind="warn" text={t('cookies')} />}
      <LoginForm
        from={search.from === undefined ? '' : from}
        answer={answer}
        page={captchaPage('/login', search)}
        texts={{
          email: t('email'),
          password: t('password'),
          submit: t('submit'),
          toggle: usePasswordTexts(),
          form: useFormTexts(['email', 'password', 'code']),
          captcha: useCaptchaTexts(),
        }}
      />
      <p className={styles.forgot}>
        <Link className={styles.link} href="/forgot-password" prefetch={false}>
          {t('forgot')}
        </Link>
      </p>
      {guest !== undefined && <GuestPart from={from} answer={guest} />}
      <p className={styles.other}>
        {t('newHere')}{' '}
        <Link className={styles.link} href="/register" prefetch={false}>
          {t('register')}
        </Link>
      </p>
    </>
  )
}
