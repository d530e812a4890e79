import { Icon } from './icon'
import styles from './note.module.scss'

interface Props {
  /** `bad` is a mistake of ours, `warn` something to mend. */
  kind: 'good' | 'warn' | 'bad'
  text: string
  /** Whether it is a live region of its own; false inside another live region. */
  isLive?: boolean
}

/** What became of something, in one line. */
export function Note({ kind, text, isLive = true }: Props) {
  const role = kind === 'good' ? 'status' : 'alert'
  return (
    <p className={`${styles.note} ${styles[kind]}`} role={isLive ? role : undefined}>
      <Icon name={kind === 'good' ? 'check' : 'notice'} size="medium" />
      {text}
    </p>
  )
}
