import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { formatPrice } from '@/lib/format/price'
import { getStoreSettings } from '@/lib/data/settings'
import { homeDelivery } from '@/lib/data/shipping'
import { Icon } from '../ui/icon'
import styles from './product-facts.module.scss'

/** Delivery to the store's own country, and returns. */
export async function ProductFacts({ isCustom }: { isCustom: boolean }) {
  const [t, delivery, { currency }] = await Promise.all([
    getTranslations('ProductFacts'),
    homeDelivery(),
    getStoreSettings(),
  ])
  return (
    <ul>
      <li className={styles.fact}>
        <Icon name="truck" />
        <div>
          <b className={styles.title}>
            {delivery ? `${delivery.method} ${formatPrice(delivery.price, currency)}` : t('delivery')}
          </b>
          <span className={styles.text}>
            {delivery?.days && t('days', { ...delivery.days, country: delivery.country })}{' '}
            <Link className={styles.link} href="/service-center#delivery" prefetch={false}>
              {t('otherCountries')}
            </Link>
          </span>
        </div>
      </li>
      <li className={styles.fact}>
        <Icon name="return" />
        <div>
          <b className={styles.title}>{t('returnsTitle')}</b>
          <span className={styles.text}>{isCustom ? t('returnsTextCustom') : t('returnsText')}</span>
        </div>
      </li>
    </ul>
  )
}
