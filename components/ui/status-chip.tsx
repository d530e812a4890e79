import styles from './status-chip.module.scss'

export type StatusTone = 'ok' | 'warn' | 'bad' | 'info'

/** How something stands: the colour never says it alone. */
export const StatusChip = ({ tone, text }: { tone: StatusTone; text: string }) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{text}</span>
)
