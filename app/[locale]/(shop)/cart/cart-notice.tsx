import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { CartNotice as Notice } from '@/lib/cart/notices'
import styles from './cart-notice.module.scss'

const GOOD: readonly Notice[] = ['added', 'updated', 'removed', 'cleared']

/** What became of the form that led here. */
export function CartNotice({ notice }: { notice: Notice | null }) {
  const t = useTranslations('CartNotice')
  if (!notice) return null
  const isGood = GOOD.includes(notice)
  return (
    <p className={isGood ? styles.good : styles.bad} role={isGood ? 'status' : 'alert'}>
      <Icon name={isGood ? 'check' : 'notice'} size="medium" />
      {t(notice)}
    </p>
  )
}
