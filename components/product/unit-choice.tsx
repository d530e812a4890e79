'use client'

import { useEffect, useRef } from 'react'
import styles from './unit-choice.module.scss'

const UNITS = ['cm', 'in'] as const
type Unit = (typeof UNITS)[number]

const STORAGE_KEY = 'size-unit'

/** Null where the browser denies storage, too. */
function loadUnit(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function saveUnit(unit: Unit) {
  try {
    localStorage.setItem(STORAGE_KEY, unit)
  } catch {
    // Without storage the choice lasts for this page.
  }
}

interface Props {
  label: string
  names: Record<Unit, string>
}

/** Centimetres or inches: CSS shows the checked unit, the script only stores it. */
export function UnitChoice({ label, names }: Props) {
  const inches = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (inches.current && loadUnit() === 'in') inches.current.checked = true
  }, [])
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {UNITS.map((unit) => (
        <label key={unit} className={styles.unit}>
          <input
            ref={unit === 'in' ? inches : undefined}
            className={styles.radio}
            type="radio"
            name="size-unit"
            value={unit}
            defaultChecked={unit === 'cm'}
            onChange={() => saveUnit(unit)}
          />
          <span className={styles.name}>{names[unit]}</span>
        </label>
      ))}
    </fieldset>
  )
}
