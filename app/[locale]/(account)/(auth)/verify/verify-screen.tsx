import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import { ACCOUNT_PATH } from '@/lib/paths'
import { AuthResult, AuthHeading } from '../auth-heading'
import styles from '../auth-links.module.scss'
import { VerifyForm } from './verify-form'

interface Props extends Pick<Parameters<typeof VerifyForm>[0], 'answer'> {
  /** Null for a link that was not copied whole. */
  token: string | null
  isSignedIn: boolean
}

/** One button: a link that is merely opened confirms nothing. */
export function VerifyScreen({ token, answer, isSignedIn }: Props) {
  const t = useTranslations('VerifyPage')
  const form = useFormTexts([])
  const wayOn = (
    <Link className={styles.link} href={isSignedIn ? ACCOUNT_PATH : '/login'} prefetch={false}>
      {isSignedIn ? t('toAccount') : t('login')}
    </Link>
  )
  const done = (
    <AuthResult icon="check" title={t('doneTitle')}>
      <p>{t('doneText')}</p>
      {wayOn}
    </AuthResult>
  )
  return (
    <FormOrDone isDone={answer?.isDone ?? false} done={done}>
      <AuthHeading title={t('title')} lead={token ? t('lead') : undefined} />
      {token ? (
        <VerifyForm token={token} answer={answer} texts={{ submit: t('submit'), form }} />
      ) : (
        <ErrorSummary title={t('broken')} errors={[]} />
      )}
      <p className={styles.other}>
        {t('another')} {wayOn}
      </p>
    </FormOrDone>
  )
}
