import { useTranslations } from 'next-intl'
import type { ShippingMethod } from '@/contract/entities/shipping'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './shipping-methods.module.scss'

interface Props {
  country: string
  methods: ShippingMethod[]
  currency: Currency
}

/** The ways to deliver to one country, the cheapest first. */
export function ShippingMethods({ country, methods, currency }: Props) {
  const t = useTranslations('DeliveryCosts')
  const daysOf = ({ min, max }: NonNullable<ShippingMethod['days']>) =>
    min < max ? t('dayRange', { min, max }) : t('days', { count: max })
  return (
    <ul className={styles.methods} aria-label={t('methods', { country })}>
      {methods.map(({ id, name, description, price, days }) => (
        <li key={id} className={styles.method}>
          <b className={styles.name}>{name}</b>
          <b className={styles.price}>{formatPrice(price, currency)}</b>
          <p className={styles.text}>
            {days && daysOf(days)}
            {description && <span className={styles.description}>{description}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
