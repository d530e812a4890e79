import { useId, type ComponentProps } from 'react'
import { Icon } from './icon'
import styles from './select-field.module.scss'

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  label: string
  options: { value: string; text: string }[]
}

/** A labelled choice of one from many. */
export function SelectField({ label, options, id: givenId, ...select }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...select} id={id} className={styles.select}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" size="medium" />
      </div>
    </div>
  )
}
