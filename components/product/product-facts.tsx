import { Link } from '../ui/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { formatDayRange } from '@/contract/format-date'
import { type HomeDelivery, homeDelivery } from '@/lib/data/shipping'
import { getStoreSettings } from '@/lib/data/settings'
import { formatPrice } from '@/lib/format/price'
import { Icon } from '../ui/icon'
import styles from './product-facts.module.scss'
import { TimedText } from './timed-text'

/** Delivery to the store's own country, and its return policy. */
export async function ProductFacts({ isCustom }: { isCustom: boolean }) {
  const [t, delivery, { currency, returns }] = await Promise.all([
    getTranslations('ProductFacts'),
    homeDelivery(),
    getStoreSettings(),
  ])
  const extraDays = isCustom && delivery?.arrivals.length ? delivery.personalizationDays : 0
  return (
    <ul>
      <li className={styles.fact}>
        <Icon name="truck" />
        <div>
          <b className={styles.title}>
            {delivery ? `${delivery.method} ${formatPrice(delivery.price, currency)}` : t('delivery')}
          </b>
          <span className={styles.text}>
            {delivery && <Arrival delivery={delivery} />}{' '}
            {extraDays > 0 && `${t('personalized', { count: extraDays })} `}
            <Link className={styles.link} href="/service-center#delivery">
              {t('otherCountries')}
            </Link>
          </span>
        </div>
      </li>
      {returns && (
        <li className={styles.fact}>
          <Icon name="return" />
          <div>
            <b className={styles.title}>{t('returnsTitle', { days: returns.days })}</b>
            <span className={styles.text}>{isCustom ? t('returnsTextCustom') : t('returnsText')}</span>
          </div>
        </li>
      )}
    </ul>
  )
}

/** When an order placed now arrives; the number of days if the store API sends no date. */
async function Arrival({ delivery: { country, days, arrivals } }: { delivery: HomeDelivery }) {
  const [t, locale] = await Promise.all([getTranslations('ProductFacts'), getLocale()])
  const fallback = days ? t('days', { ...days, country }) : ''
  if (arrivals.length === 0) return fallback
  const texts = arrivals.map(({ until, ...reached }) => ({
    until: Date.parse(until),
    text: t('arrives', { days: formatDayRange(reached, locale), country }),
  }))
  return <TimedText texts={texts} fallback={fallback} />
}
