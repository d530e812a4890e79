'use client'

import { useState } from 'react'
import { PRINT } from './print-limits'
import { Field } from '../ui/field'
import type { BuyTexts } from './buy-texts'
import styles from './print-fields.module.scss'

interface Props {
  /** What the print adds to one piece. */
  price: string
  texts: BuyTexts
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Name and number for the back. Without a script the fields are simply there, and count when they are filled in. */
export function PrintFields({ price, texts, isOn, onSwitch }: Props) {
  const [errors, setErrors] = useState({ name: '', number: '' })
  const fail = (field: 'name' | 'number', text: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setErrors((others) => ({ ...others, [field]: text }))
  }
  const clear = (field: 'name' | 'number') => () => setErrors((others) => ({ ...others, [field]: '' }))
  return (
    <div className={styles.box}>
      <label className={styles.switch}>
        <input
          className={styles.tick}
          type="checkbox"
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span>{texts.print}</span>
        <span className={styles.price}>+{price}</span>
      </label>
      <div className={isOn ? styles.fields : `${styles.fields} ${styles.folded}`}>
        <Field
          name="customName"
          label={texts.printName}
          hint={texts.printNameHint}
          error={errors.name}
          maxLength={PRINT.letters}
          pattern={PRINT.namePattern}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onInvalid={fail('name', texts.printNameError)}
          onChange={clear('name')}
        />
        <Field
          name="customNumber"
          label={texts.printNumber}
          error={errors.number}
          inputMode="numeric"
          maxLength={2}
          pattern={PRINT.numberPattern}
          autoComplete="off"
          onInvalid={fail('number', texts.printNumberError)}
          onChange={clear('number')}
        />
        <p className={styles.note}>{texts.printNote}</p>
      </div>
    </div>
  )
}
