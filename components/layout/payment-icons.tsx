import styles from './payment-icons.module.scss'

/** The ways to pay (spec §2), each by its name in our own letters: a name needs no licence, a logo does. */
const WAYS = [
  { name: 'PayPal', lines: ['PayPal'], width: 32, look: 'slanted' },
  { name: 'Visa', lines: ['VISA'], width: 30, look: 'heavy' },
  { name: 'Mastercard', lines: ['master', 'card'], width: 28, look: 'stacked' },
  { name: 'JCB', lines: ['JCB'], width: 26, look: 'upright' },
] as const

const BASELINES = { 1: [19], 2: [13, 21.5] } as const

/** Cards of 44 by 28 that say which ways to pay there are. */
export const PaymentIcons = ({ label }: { label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {WAYS.map(({ name, lines, width, look }) => (
      <li key={name}>
        <svg className={`${styles.card} ${styles[look]}`} viewBox="0 0 44 28" role="img" aria-label={name}>
          {lines.map((line, at) => (
            <text key={line} x="22" y={BASELINES[lines.length][at]} textLength={at === 0 ? width : undefined}>
              {line}
            </text>
          ))}
        </svg>
      </li>
    ))}
  </ul>
)
