import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.scss'
import { Icon } from './icon'

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  hint?: string
  error?: string
  /** A control at the field's end. */
  addon?: ReactNode
}

/** A labelled text field: links hint and error to it. It generates its id unless something links to it. */
export function Field({ label, hint, error, addon, type = 'text', id: customId, ...input }: FieldProps) {
  const ownId = useId()
  const id = customId ?? ownId
  const note = error || hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={addon ? `${styles.box} ${styles.extended}` : styles.box}>
        <input
          {...input}
          type={type}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {addon}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

interface FieldNoteProps {
  /** Of the field: the note is `{id}-note`. */
  id: string
  hint?: string
  error?: string
}

/** The note below a field: its error, otherwise a hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
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
