'use client'

import { FieldNote } from '../ui/field'
import { Icon } from '../ui/icon'
import styles from './form-rating.module.scss'
import { useFormView } from './form-view'

interface Props {
  name: string
  label: string
  /** From the worst to the best. */
  options: { value: number; text: string }[]
  defaultValue?: string
}

/** Stars as a group of radio buttons: arrow keys go through them, each has its words. */
export function FormRating({ name, label, options, defaultValue }: Props) {
  const view = useFormView()
  const id = `${view.name}-${name}`
  const error = view.errors[name]
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {options.map(({ value, text }, index) => (
          <label key={value} className={styles.star}>
            <input
              // A summary of mistakes leads to the first.
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={defaultValue === String(value)}
              required
            />
            <Icon name="star" />
            <span className={styles.words}>{text}</span>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
