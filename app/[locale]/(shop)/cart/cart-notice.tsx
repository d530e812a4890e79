import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'
import type { CartNotice as Notice } from '@/lib/cart/notices'
import styles from './cart-notice.module.scss'

const GOOD: readonly Notice[] = ['added', 'updated', 'removed', 'cleared']

/** What became of the form that led here. */
export function CartNotice({ notice }: { notice: Notice | null }) {
  const t = useTranslations('CartNotice')
  if (!notice) return null
  return (
    <div className={styles.notice}>
      <Note kind={GOOD.includes(notice) ? 'good' : 'warn'} text={t(notice)} />
    </div>
  )
}
