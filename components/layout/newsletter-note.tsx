import { Icon } from '../ui/icon'
import styles from './newsletter-note.module.scss'

interface Props {
  id: string
  error: string
  done: string
}

/** What became of the form. Its place is kept free, and it is read out when it is filled. */
export const NewsletterNote = ({ id, error, done }: Props) => (
  <p id={id} className={styles.note} role="status">
    {(error || done) && (
      <span className={error ? styles.error : styles.done}>
        <Icon name={error ? 'notice' : 'check'} size="small" />
        {error || done}
      </span>
    )}
  </p>
)
