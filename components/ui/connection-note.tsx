import { Icon } from './icon'
import styles from './connection-note.module.scss'

interface Props {
  state: 'offline' | 'online'
  text: string
}

/** A message about the connection: lost, with the consequences, or restored. */
export const ConnectionNote = ({ state, text }: Props) => (
  <p className={`${styles.note} ${styles[state]}`}>
    <Icon name={state === 'offline' ? 'notice' : 'check'} size="medium" />
    {text}
  </p>
)
