import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './check-box.module.scss'
import { FieldNote } from './field'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode
  error?: string
}

/** A checkbox to agree to something. Its whole label is clickable. */
export function CheckBox({ label, error, id: customId, ...input }: Props) {
  const ownId = useId()
  const id = customId ?? ownId
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  )
}
