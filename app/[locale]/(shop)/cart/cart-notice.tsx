import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'
import type { CartNotice as Notice } from '@/lib/cart/notices'
import styles from './cart-notice.module.scss'

const GOOD: readonly Notice[] = ['added', 'updated', 'removed', 'cleared', 'reordered']

interface Props {
  notice: Notice
  text: string
  /** What of an order could not be had again, and why. */
  missing: Readonly<Record<string, string>>
}

/** What became of the form that led here. */
export function CartNotice({ notice, text, missing }: Props) {
  const t = useTranslations('CartNotice')
  return (
    <div className={styles.notice}>
      <Note kind={GOOD.includes(notice) ? 'good' : 'warn'} text={text} />
      {Object.keys(missing).length > 0 && (
        <ul className={styles.missing}>
          {Object.entries(missing).map(([name, reason]) => (
            <li key={name}>{t('missing', { name, reason })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
