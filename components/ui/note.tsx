import { Icon } from './icon'
import styles from './note.module.scss'

interface Props {
  /** `bad` is a failure of the shop, `warn` something the user can correct. */
  kind: 'good' | 'warn' | 'bad'
  text: string
  /** Whether it is its own live region; false inside another live region. */
  isLive?: boolean
}

/** The result of an action, in one line. */
export function Note({ kind, text, isLive = true }: Props) {
  const role = kind === 'good' ? 'status' : 'alert'
  return (
    <p className={`${styles.note} ${styles[kind]}`} role={isLive ? role : undefined}>
      <Icon name={kind === 'good' ? 'check' : 'notice'} size="medium" />
      {text}
    </p>
  )
}
