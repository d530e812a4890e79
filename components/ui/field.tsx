import { useId, type ComponentProps } from 'react'
import styles from './field.module.scss'
import { Icon } from './icon'

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  hint?: string
  error?: string
}

/** A labelled text field: ties hint and error to it. Its id is its own unless something links to it. */
export function Field({ label, hint, error, type = 'text', id: givenId, ...input }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const note = error || hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        type={type}
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
