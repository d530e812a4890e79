import { PAYMENT_METHODS } from '@/contract/payment/methods'
import { PaymentCard } from './payment-card'
import styles from './payment-card-list.module.scss'

/** Which ways to pay there are. */
export const PaymentCardList = ({ label }: { label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {PAYMENT_METHODS.map((method) => (
      <li key={method}>
        <PaymentCard method={method} />
      </li>
    ))}
  </ul>
)
