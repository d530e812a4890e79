import { useId, type ComponentProps } from 'react'
import { FieldNote } from './field'
import styles from './text-area.module.scss'

interface Props extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string
  hint?: string
  error?: string
}

/** A labelled field for more than one line. It grows with its content if the browser supports it. */
export function TextArea({ label, hint, error, id: customId, rows = 6, ...area }: Props) {
  const ownId = useId()
  const id = customId ?? ownId
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
