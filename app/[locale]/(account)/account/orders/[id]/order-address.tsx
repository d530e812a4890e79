import type { OrderAddress as Address } from '@/contract/entities/order'
import { shownPostalCode } from '@/contract/postal-code'
import styles from './order-address.module.scss'

/** An address as it stood when the order was placed. */
export function OrderAddress({ address }: { address: Address }) {
  const { name, street, city, state, postalCode, country, phone } = address
  const place = state === city ? city : [city, state].filter(Boolean).join(', ')
  const lines = [name, street, `${shownPostalCode(postalCode)} ${place}`.trim(), country, phone].filter(Boolean)
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
