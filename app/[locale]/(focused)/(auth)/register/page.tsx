import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ACCOUNT_PATH } from '@/lib/paths'
import { PRIVACY_ID, TERMS_ID } from '@/contract/entities/page'
import { readFlashState } from '@/lib/forms/flash-state'
import { isSignedIn } from '@/lib/data/account'
import { listPagesOrEmpty } from '@/lib/data/page'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { policyLink, useCaptchaTexts, useFormTexts, usePasswordTexts } from '@/components/forms/form-texts'
import { FormOrDone } from '@/components/forms/form-or-done'
import { AuthHeading, AuthResult } from '../auth-heading'
import styles from '../auth-links.module.scss'
import { captchaPage } from '@/lib/forms/captcha'
import { RegisterForm } from './register-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('RegisterPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Registration (spec §2). A customer with a session is redirected to the account. */
export default async function RegisterPage({ searchParams }: PageProps<'/[locale]/register'>) {
  const search = await searchParams
  if (await isSignedIn()) redirect(ACCOUNT_PATH)
  const [flash, pages] = await Promise.all([readFlashState(search), listPagesOrEmpty()])
  const pathOf = (id: number) => {
    const key = pages.find((page) => page.id === id)?.key
    return key ? `/page/${key}` : null
  }
  return (
    <RegisterScreen search={search} flash={flash} policies={{ terms: pathOf(TERMS_ID), privacy: pathOf(PRIVACY_ID) }} />
  )
}

type Form = Parameters<typeof RegisterForm>[0]

interface Props extends Pick<Form, 'flash'> {
  search: Record<string, unknown>
  /** Pages of the policies to agree to; null if the store has none. */
  policies: { terms: string | null; privacy: string | null }
}

/** The registration form, and its result. */
function RegisterScreen({ search, flash, policies }: Props) {
  const t = useTranslations('RegisterPage')
  const done = (
    <AuthResult icon="mail" title={t('doneTitle')}>
      <p>{t('doneText')}</p>
      <p>{t('doneUsed')}</p>
      <Link href="/login">{t('doneLogin')}</Link>
    </AuthResult>
  )
  return (
    <FormOrDone isDone={flash?.isDone ?? false} done={done}>
      <AuthHeading title={t('title')} lead={t('lead')} />
      <RegisterForm
        flash={flash}
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
        <Link className={styles.link} href="/login">
          {t('login')}
        </Link>
      </p>
    </FormOrDone>
  )
}
