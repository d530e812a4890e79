import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { NewsletterState } from '@/lib/newsletter/states'
import styles from './newsletter-result.module.scss'

/** What happened, where it is not said beside the field. */
export function NewsletterResult({ state }: { state: NewsletterState | null }) {
  const t = useTranslations('Newsletter')
  if (state !== 'submitted' && state !== 'limited' && state !== 'failed') return null
  const isGood = state === 'submitted'
  return (
    <p className={isGood ? styles.good : styles.bad} role={isGood ? 'status' : 'alert'}>
      <Icon name={isGood ? 'check' : 'notice'} size="medium" />
      {t(state)}
    </p>
  )
}
