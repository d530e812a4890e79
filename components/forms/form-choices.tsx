'use client'

import type { ReactNode } from 'react'
import { FieldNote } from '../ui/field'
import styles from './form-choices.module.scss'
import { useFormView } from './form-view'

export interface Choice {
  value: string
  title: string
  /** Below the title. */
  note?: ReactNode
  /** At the end of the card. */
  end?: ReactNode
}

interface Props {
  name: string
  legend: string
  /** Read out only, where a heading says the same. */
  isLegendHidden?: boolean
  choices: readonly Choice[]
  defaultValue: string | undefined
  /** Called when the user chooses. */
  onChoose?: (value: string) => void
}

/** Radio buttons as cards, one below the other: a whole card can be touched. */
export function FormChoices({ name, legend, isLegendHidden, choices, defaultValue, onChoose }: Props) {
  const view = useFormView()
  const id = `${view.name}-${name}`
  const error = view.errors[name]
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {choices.map(({ value, title, note, end }, index) => (
          <label key={value} className={styles.card}>
            <input
              // A summary of mistakes leads to the first.
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={defaultValue === value}
              onChange={onChoose && (() => onChoose(value))}
              required
            />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {end && <span className={styles.end}>{end}</span>}
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
