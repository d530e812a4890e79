import { useTranslations } from 'next-intl'
import { useFormTexts } from '@/components/forms/form-texts'
import { Icon } from '@/components/ui/icon'
import type { FlashState } from '@/lib/forms/flash-state'
import { VerificationForm } from './verification-form'
import styles from './verify-notice.module.scss'

/** Asks who has not followed the link of their mail yet to do so, or to have another one. */
export function VerifyNotice({ email, answer }: { email: string; answer: FlashState | null }) {
  const t = useTranslations('VerifyNotice')
  return (
    <section className={styles.notice} id="verification" aria-labelledby="verification-title">
      <Icon name="mail" />
      <div className={styles.body}>
        <h2 className={styles.title} id="verification-title">
          {t('title')}
        </h2>
        <p className={styles.text}>{t('text', { email })}</p>
        <VerificationForm answer={answer} texts={{ submit: t('submit'), done: t('done'), form: useFormTexts([]) }} />
      </div>
    </section>
  )
}
