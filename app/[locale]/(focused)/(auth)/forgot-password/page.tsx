import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import { AuthHeading, AuthResult } from '../auth-heading'
import styles from '../auth-links.module.scss'
import { ForgotForm } from './forgot-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ForgotPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Requests a password reset link (spec §2). */
export default async function ForgotPasswordPage({ searchParams }: PageProps<'/[locale]/forgot-password'>) {
  return <ForgotScreen flash={await readFlashState(await searchParams)} />
}

type Props = Pick<Parameters<typeof ForgotForm>[0], 'flash'>

/** The form for an email address. The response is the same whether or not an account exists. */
function ForgotScreen({ flash }: Props) {
  const t = useTranslations('ForgotPage')
  const done = (
    <AuthResult icon="mail" title={t('doneTitle')}>
      <p>{t('doneText')}</p>
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a link to this very page would leave it as it is */}
      <p>{t.rich('doneNothing', { again: (words) => <a href="/forgot-password">{words}</a> })}</p>
    </AuthResult>
  )
  return (
    <FormOrDone isDone={flash?.isDone ?? false} done={done}>
      <AuthHeading title={t('title')} lead={t('lead')} />
      <ForgotForm flash={flash} texts={{ email: t('email'), submit: t('submit'), form: useFormTexts(['email']) }} />
      <p className={styles.other}>
        <Link className={styles.link} href="/login">
          {t('back')}
        </Link>
      </p>
    </FormOrDone>
  )
}
