import { useId, type ComponentProps } from 'react'
import styles from './field.module.scss'
import { Icon } from './icon'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string
  hint?: string
  error?: string
}

/** A labelled text field: owns its id, and ties hint and error to it. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId()
  const note = error || hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="notice" size="small" />}
          {note}
        </p>
      )}
    </div>
  )
}
