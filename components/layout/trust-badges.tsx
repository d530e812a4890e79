import { useTranslations } from 'next-intl'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import styles from './trust-badges.module.scss'

/**
 * Shipping, returns, secure payment (spec §2).
 * @param deliveryPrice of the cheapest delivery in the store's own country; 0.00 where the store API names none
 */
export function TrustBadges({ currency, deliveryPrice }: { currency: Currency; deliveryPrice: number }) {
  const t = useTranslations('Reassurance')
  const isFree = deliveryPrice === 0
  const points: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: t(isFree ? 'deliveryTitle' : 'deliveryPaidTitle'),
      text: t(isFree ? 'deliveryText' : 'deliveryPaidText', { price: formatPrice(deliveryPrice, currency) }),
    },
    { icon: 'return', title: t('returnsTitle'), text: t('returnsText') },
    { icon: 'lock', title: t('paymentTitle'), text: t('paymentText') },
  ]
  return (
    <aside className={styles.wrap} aria-label={t('label')}>
      <ul className={styles.list}>
        {points.map(({ icon, title, text }) => (
          <li key={icon} className={styles.point}>
            <Icon name={icon} />
            <div>
              <b className={styles.title}>{title}</b>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
