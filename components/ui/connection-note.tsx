import { Icon } from './icon'
import styles from './connection-note.module.scss'

interface Props {
  state: 'offline' | 'online'
  text: string
}

/** A sentence about the connection: that it is lost and the consequences, or that it is back. */
export const ConnectionNote = ({ state, text }: Props) => (
  <p className={`${styles.note} ${styles[state]}`}>
    <Icon name={state === 'offline' ? 'notice' : 'check'} size="medium" />
    {text}
  </p>
)
