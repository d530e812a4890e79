import { PAYMENT_METHODS, type PaymentMethod } from '@/contract/payment/methods'
import styles from './payment-card.module.scss'

/** The payment methods (spec §2) as drawn names: a name needs no licence, a logo does. */
const CARDS = {
  paypal: { name: 'PayPal', lines: ['PayPal'], variant: 'slanted' },
  visa: { name: 'Visa', lines: ['VISA'], variant: 'heavy' },
  mastercard: { name: 'Mastercard', lines: ['master', 'card'], variant: 'stacked' },
  jcb: { name: 'JCB', lines: ['JCB'], variant: 'upright' },
} as const satisfies Record<PaymentMethod, unknown>

const BASELINES = { 1: [18], 2: [12.5, 20] } as const

/** A payment method as a card of 44 by 28. Hidden from screen readers if its name is beside it. */
export function PaymentCard({ method, isDecorative = false }: { method: PaymentMethod; isDecorative?: boolean }) {
  const { name, lines, variant } = CARDS[method]
  const ariaProps = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <svg className={`${styles.card} ${styles[variant]}`} viewBox="0 0 44 28" {...ariaProps}>
      {lines.map((line, at) => (
        <text key={line} x="22" y={BASELINES[lines.length][at]}>
          {line}
        </text>
      ))}
    </svg>
  )
}

/** The list of accepted payment methods. */
export const PaymentCardList = ({ label }: { label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {PAYMENT_METHODS.map((method) => (
      <li key={method}>
        <PaymentCard method={method} />
      </li>
    ))}
  </ul>
)
