import { PAYMENT_METHODS, type PaymentMethod } from '@/contract/payment/methods'
import styles from './payment-card.module.scss'

/** The ways to pay (spec §2), each by its name in our own letters: a name needs no licence, a logo does. */
const CARDS = {
  paypal: { name: 'PayPal', lines: ['PayPal'], look: 'slanted' },
  visa: { name: 'Visa', lines: ['VISA'], look: 'heavy' },
  mastercard: { name: 'Mastercard', lines: ['master', 'card'], look: 'stacked' },
  jcb: { name: 'JCB', lines: ['JCB'], look: 'upright' },
} as const satisfies Record<PaymentMethod, unknown>

const BASELINES = { 1: [18], 2: [12.5, 20] } as const

/** A card of 44 by 28 that says a way to pay. Read out unless its name stands beside it. */
export function PaymentCard({ method, isNamed = false }: { method: PaymentMethod; isNamed?: boolean }) {
  const { name, lines, look } = CARDS[method]
  const said = isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <svg className={`${styles.card} ${styles[look]}`} viewBox="0 0 44 28" {...said}>
      {lines.map((line, at) => (
        <text key={line} x="22" y={BASELINES[lines.length][at]}>
          {line}
        </text>
      ))}
    </svg>
  )
}

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
