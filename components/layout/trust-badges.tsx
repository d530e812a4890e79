import { useTranslations } from 'next-intl'
import type { Currency, StoreSettings } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import styles from './trust-badges.module.scss'

interface Props {
  currency: Currency
  /** Price of the cheapest delivery in the store's own country; 0.00 if the store API has none. */
  deliveryPrice: number
  /** Whether its parcels have tracking. */
  isTracked: boolean
  returns: StoreSettings['returns']
}

/** Shipping, returns, secure payment (spec §2). It promises only what the store's settings contain. */
export function TrustBadges({ currency, deliveryPrice, isTracked, returns }: Props) {
  const t = useTranslations('TrustBadges')
  const isFree = deliveryPrice === 0
  const deliveryText = `${isFree ? 'deliveryText' : 'deliveryPaidText'}${isTracked ? 'Tracked' : ''}` as const
  const points: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: t(isFree ? 'deliveryTitle' : isTracked ? 'deliveryPaidTitleTracked' : 'deliveryPaidTitle'),
      text: t(deliveryText, { price: formatPrice(deliveryPrice, currency) }),
    },
    returns
      ? { icon: 'return', title: t('returnsTitle', { days: returns.days }), text: t('returnsText') }
      : { icon: 'return', title: t('returnsHelpTitle'), text: t('returnsHelpText') },
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
