import { useId, type ComponentProps } from 'react'
import { FieldNote } from './field'
import styles from './text-area.module.scss'

interface Props extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string
  hint?: string
  error?: string
}

/** A labelled field for more than one line. It grows with what is written, where the browser can. */
export function TextArea({ label, hint, error, id: givenId, rows = 6, ...area }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
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
