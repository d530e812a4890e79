'use client'

import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import type { PrintStyle } from '@/contract/entities/product'
import { Field } from '../ui/field'
import { fillText } from '@/lib/format/text-template'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './personalization-fields.module.scss'
import { PRINT } from './print-limits'

const PersonalizationPreview = lazyOptional(
  async () => (await import('./personalization-preview')).PersonalizationPreview,
)

interface Props {
  /** What the print adds to one piece. */
  price: string
  /** How it looks on the back; null where that cannot be shown. */
  print: PrintStyle | null
  imageBase: string
  texts: AddToCartTexts
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/**
 * Name and number for the back, shown on it while they are typed. Without a script the fields are simply there, and
 * count when they are filled in.
 */
export function PersonalizationFields({ price, print, imageBase, texts, isOn, onSwitch }: Props) {
  const isInBrowser = useIsInBrowser()
  const tick = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ name: '', number: '' })
  const [errors, setErrors] = useState({ name: '', number: '' })
  const mistakes = { name: texts.customNameError, number: texts.customNumberError }

  // What was ticked and typed before hydration, or kept by the browser, is in the fields only.
  const adopt = useEffectEvent(() => {
    if (!tick.current?.checked) return
    onSwitch(true)
    setTyped({ name: nameField.current?.value ?? '', number: numberField.current?.value ?? '' })
  })
  useLayoutEffect(() => adopt(), [])

  const check = (field: 'name' | 'number', { validity, validationMessage }: HTMLInputElement) => {
    const text = validity.customError
      ? validationMessage
      : validity.valueMissing
        ? texts.personalizationMissing
        : validity.valid
          ? ''
          : mistakes[field]
    setErrors((others) => ({ ...others, [field]: text }))
  }
  const control = (field: 'name' | 'number') => ({
    error: errors[field],
    autoComplete: 'off',
    // What is folded away is not sent, and nothing of it is checked.
    disabled: isInBrowser && !isOn,
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault()
      check(field, event.currentTarget)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target
      setTyped((others) => ({ ...others, [field]: value }))
      check(field, event.target)
      // A number alone is print enough.
      if (field === 'number' && value) setErrors((others) => ({ ...others, name: '' }))
    },
  })
  const onMissing = (letters: string) => {
    const input = nameField.current
    input?.setCustomValidity(letters && fillText(texts.unprintable, { letters }))
    if (input) check('name', input)
  }
  return (
    <div className={styles.box}>
      <label className={styles.switch}>
        <input
          ref={tick}
          className={styles.tick}
          type="checkbox"
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span>{texts.personalize}</span>
        <span className={styles.price}>+{price}</span>
      </label>
      <div className={isOn ? styles.fields : `${styles.fields} ${styles.folded}`}>
        <Field
          ref={nameField}
          name="customName"
          label={texts.customName}
          hint={texts.customNameHint}
          {...control('name')}
          required={isOn && typed.name.trim() === '' && typed.number.trim() === ''}
          maxLength={PRINT.letters}
          pattern={PRINT.namePattern}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          ref={numberField}
          name="customNumber"
          label={texts.customNumber}
          {...control('number')}
          inputMode="numeric"
          maxLength={2}
          pattern={PRINT.numberPattern}
        />
        {isOn && print && (
          <Suspense fallback={<div className={styles.wait} aria-hidden="true" />}>
            <PersonalizationPreview
              print={print}
              {...typed}
              imageBase={imageBase}
              texts={texts.preview}
              onMissing={onMissing}
            />
          </Suspense>
        )}
        <p className={styles.note}>{texts.personalizationNote}</p>
      </div>
    </div>
  )
}
