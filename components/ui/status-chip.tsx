import styles from './status-chip.module.scss'

export type StatusTone = 'ok' | 'warn' | 'bad' | 'info'

/** A status label: its colour is never the only cue. */
export const StatusChip = ({ tone, text }: { tone: StatusTone; text: string }) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{text}</span>
)
