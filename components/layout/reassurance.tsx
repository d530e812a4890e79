import { useTranslations } from 'next-intl'
import type { Currency } from '@/lib/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import styles from './reassurance.module.scss'

/** Shipping, returns, secure payment (spec §2). */
export function Reassurance({ currency }: { currency: Currency }) {
  const t = useTranslations('Reassurance')
  const points: { icon: IconName; title: string; text: string }[] = [
    { icon: 'truck', title: t('deliveryTitle'), text: t('deliveryText', { price: formatPrice(0, currency) }) },
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
