'use client'

import { useEffect, useRef } from 'react'
import styles from './unit-choice.module.scss'

const UNITS = ['cm', 'in'] as const
type Unit = (typeof UNITS)[number]

const STORED = 'size-unit'

/** A browser may keep nothing at all. */
function remembered(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

function remember(unit: Unit) {
  try {
    localStorage.setItem(STORED, unit)
  } catch {
    // It is chosen again next time.
  }
}

interface Props {
  label: string
  names: Record<Unit, string>
}

/** Centimetres or inches: the style sheet shows what is checked, a script only remembers it. */
export function UnitChoice({ label, names }: Props) {
  const inches = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (inches.current && remembered() === 'in') inches.current.checked = true
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
            onChange={() => remember(unit)}
          />
          <span className={styles.name}>{names[unit]}</span>
        </label>
      ))}
    </fieldset>
  )
}
