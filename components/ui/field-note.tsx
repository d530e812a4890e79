import styles from './field-note.module.scss'
import { Icon } from './icon'

interface Props {
  /** Of the field: the note is `{id}-note`. */
  id: string
  hint?: string
  error?: string
}

/** What stands below a field: what is wrong with it, or else a hint. */
export function FieldNote({ id, hint, error }: Props) {
  const note = error || hint
  return (
    note && (
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error && <Icon name="notice" size="small" />}
        {note}
      </p>
    )
  )
}
