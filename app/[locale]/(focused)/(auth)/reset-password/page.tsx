import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { linkToken } from '@/lib/forms/definitions/auth'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts, usePasswordTexts } from '@/components/forms/form-texts'
import { AuthHeading, AuthResult } from '../auth-heading'
import styles from '../auth-links.module.scss'
import { ResetForm } from './reset-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ResetPage')
  return { title: t('title'), robots: { index: false } }
}

/** Sets a new password with the link from a mail (spec §2 and §9). */
export default async function ResetPasswordPage({ searchParams }: PageProps<'/[locale]/reset-password'>) {
  const search = await searchParams
  return <ResetScreen token={linkToken(search.token)} flash={await readFlashState(search)} />
}

interface Props extends Pick<Parameters<typeof ResetForm>[0], 'flash'> {
  /** Null for an incomplete link. */
  token: string | null
}

/** The form for the new password, if the link has a token. */
function ResetScreen({ token, flash }: Props) {
  const t = useTranslations('ResetPage')
  const form = useFormTexts(['password', 'confirm'])
  const toggle = usePasswordTexts()
  const done = (
    <AuthResult icon="check" title={t('doneTitle')}>
      <p>{t('doneText')}</p>
      <Link href="/login">{t('doneLogin')}</Link>
    </AuthResult>
  )
  const texts = {
    password: t('password'),
    passwordHint: t('passwordHint'),
    confirm: t('confirm'),
    submit: t('submit'),
    toggle,
    form,
  }
  return (
    <FormOrDone isDone={flash?.isDone ?? false} done={done}>
      <AuthHeading title={t('title')} lead={token ? t('lead') : undefined} />
      {token ? (
        <ResetForm token={token} flash={flash} texts={texts} />
      ) : (
        <ErrorSummary title={t('broken')} errors={[]} />
      )}
      <p className={styles.other}>
        <Link className={styles.link} href="/forgot-password">
          {t('another')}
        </Link>
      </p>
    </FormOrDone>
  )
}
