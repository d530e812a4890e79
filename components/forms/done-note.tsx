import { Icon } from '../ui/icon'
import styles from './done-note.module.scss'

/** Says that a form was done. */
export const DoneNote = ({ text }: { text: string }) => (
  <p className={styles.note} role="status">
    <Icon name="check" size="medium" />
    {text}
  </p>
)
