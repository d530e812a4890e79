import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { linkToken } from '@/lib/forms/definitions/auth'
import { isSignedIn } from '@/lib/data/account'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import { ACCOUNT_PATH } from '@/lib/paths'
import { AuthHeading, AuthResult } from '../auth-heading'
import styles from '../auth-links.module.scss'
import { VerifyForm } from './verify-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('VerifyPage')
  return { title: t('title'), robots: { index: false } }
}

/** Verifies an email address with the link from a mail (spec §2). */
export default async function VerifyPage({ searchParams }: PageProps<'/[locale]/verify'>) {
  const search = await searchParams
  const [flash, hasSession] = await Promise.all([readFlashState(search), isSignedIn()])
  return <VerifyScreen token={linkToken(search.token)} flash={flash} isSignedIn={hasSession} />
}

interface Props extends Pick<Parameters<typeof VerifyForm>[0], 'flash'> {
  /** Null for an incomplete link. */
  token: string | null
  isSignedIn: boolean
}

/** A button: opening the link alone does not verify the address. */
function VerifyScreen({ token, flash, isSignedIn }: Props) {
  const t = useTranslations('VerifyPage')
  const form = useFormTexts([])
  const nextLink = (
    <Link className={styles.link} href={isSignedIn ? ACCOUNT_PATH : '/login'}>
      {isSignedIn ? t('toAccount') : t('login')}
    </Link>
  )
  const done = (
    <AuthResult icon="check" title={t('doneTitle')}>
      <p>{t('doneText')}</p>
      {nextLink}
    </AuthResult>
  )
  return (
    <FormOrDone isDone={flash?.isDone ?? false} done={done}>
      <AuthHeading title={t('title')} lead={token ? t('lead') : undefined} />
      {token ? (
        <VerifyForm token={token} flash={flash} texts={{ submit: t('submit'), form }} />
      ) : (
        <ErrorSummary title={t('broken')} errors={[]} />
      )}
      <p className={styles.other}>
        {t('another')} {nextLink}
      </p>
    </FormOrDone>
  )
}
