import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import type { FlashState } from '@/lib/forms/flash-state'
import styles from './read-form.module.scss'

interface Props {
  id: string
  answer: FlashState | null
}

/** Where no script marks a message as read, a button does. */
export function ReadForm({ id, answer }: Props) {
  const t = useTranslations('MessagePage')
  const form = useTranslations('Form')
  return (
    <noscript>
      <form className={styles.form} method="post" action="/api/form/account/message/read">
        {answer && !answer.isDone && <ErrorSummary title={answer.refusal || form('failed')} errors={[]} />}
        <input type="hidden" name="id" value={id} />
        <Button type="submit" kind="line" size="small">
          {t('read')}
        </Button>
      </form>
    </noscript>
  )
}
