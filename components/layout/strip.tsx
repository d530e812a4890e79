import { useTranslations } from 'next-intl'
import type { Currency } from '@/lib/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './strip.module.scss'

/** Standard delivery costs nothing (spec §2). */
export function Strip({ currency }: { currency: Currency }) {
  const t = useTranslations('Strip')
  return (
    <aside className={styles.strip} aria-label={t('label')}>
      <p className={styles.text}>{t('delivery', { price: formatPrice(0, currency) })}</p>
    </aside>
  )
}
