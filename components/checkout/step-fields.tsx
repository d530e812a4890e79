'use client'

import type { ComponentProps, ReactNode } from 'react'
import { FormButton } from '../forms/enhanced-form'
import { useFormView } from '../forms/form-view'
import { FieldNote } from '../ui/field'
import styles from './step-fields.module.scss'

export interface Choice {
  value: string
  title: string
  /** Below the title. */
  note?: ReactNode
  /** At the end of the card. */
  end?: ReactNode
}

interface FormChoicesProps {
  name: string
  legend: string
  /** Visually hidden if a heading has the same text. */
  isLegendHidden?: boolean
  choices: readonly Choice[]
  defaultValue: string | undefined
  /** Called when the user chooses. */
  onChoose?: (value: string) => void
}

/** Radio buttons as cards: the whole card is the tap target. */
export function FormChoices({ name, legend, isLegendHidden, choices, defaultValue, onChoose }: FormChoicesProps) {
  const view = useFormView()
  const id = `${view.name}-${name}`
  const error = view.errors[name]
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      <div>
        {choices.map(({ value, title, note, end }, index) => (
          <label key={value} className={styles.card}>
            <input
              // Link target of the error summary.
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

/** The submit button of a step: full width on phones. */
export const StepButton = (props: Pick<ComponentProps<typeof FormButton>, 'text' | 'busyText'>) => (
  <div className={styles.foot}>
    <FormButton {...props} kind="buy" size="large" />
  </div>
)
