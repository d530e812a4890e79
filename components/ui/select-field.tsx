import { useId, type ComponentProps } from 'react'
import { FieldNote } from './field'
import { Icon } from './icon'
import styles from './select-field.module.scss'

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  label: string
  /** Visually hidden, if the options are self-explanatory. */
  isLabelHidden?: boolean
  hint?: string
  error?: string
  options: { value: string; text: string; isDisabled?: boolean }[]
}

/** A labelled select. */
export function SelectField({ label, isLabelHidden, hint, error, options, id: customId, ...select }: Props) {
  const ownId = useId()
  const id = customId ?? ownId
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? styles.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...select}
          id={id}
          className={styles.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        >
          {options.map(({ value, text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" size="medium" />
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
