import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { useFormTexts } from '@/components/forms/form-texts'
import { Button } from '@/components/ui/button'
import type { FlashState } from '@/lib/forms/flash-state'
import { OverviewCard } from './overview-card'
import styles from './sessions-card.module.scss'

/** Signs out on every device. A plain form: a new document follows, in which nothing of the account is left. */
export function SessionsCard({ answer }: { answer: FlashState | null }) {
  const t = useTranslations('SessionsForm')
  const { failed } = useFormTexts([])
  return (
    <OverviewCard id="sessions" title={t('title')}>
      {answer && <ErrorSummary title={answer.refusal || failed} errors={[]} />}
      <form className={styles.form} method="post" action="/api/form/account/sessions">
        <p className={styles.text}>{t('text')}</p>
        <Button type="submit" kind="line">
          {t('submit')}
        </Button>
      </form>
    </OverviewCard>
  )
}
