import styles from './payment-icons.module.scss'

/** The ways to pay (spec §2), each by its name in our own letters: a name needs no licence, a logo does. */
const WAYS = [
  { name: 'PayPal', lines: ['PayPal'], look: 'slanted' },
  { name: 'Visa', lines: ['VISA'], look: 'heavy' },
  { name: 'Mastercard', lines: ['master', 'card'], look: 'stacked' },
  { name: 'JCB', lines: ['JCB'], look: 'upright' },
] as const

const BASELINES = { 1: [18], 2: [12.5, 20] } as const

/** Cards of 44 by 28 that say which ways to pay there are. */
export const PaymentIcons = ({ label }: { label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {WAYS.map(({ name, lines, look }) => (
      <li key={name}>
        <svg className={`${styles.card} ${styles[look]}`} viewBox="0 0 44 28" role="img" aria-label={name}>
          {lines.map((line, at) => (
            <text key={line} x="22" y={BASELINES[lines.length][at]}>
              {line}
            </text>
          ))}
        </svg>
      </li>
    ))}
  </ul>
)
