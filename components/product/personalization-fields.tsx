'use client'

import { type ChangeEvent, type FormEvent, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import type { PrintStyle } from '@/contract/entities/product'
import { Field } from '../ui/field'
import { fillText } from '@/lib/format/text-template'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './personalization-fields.module.scss'
import { LIMITS } from '@/contract/limits'

/** The rules of the contract's `customSchema` as attributes of the fields. */
const CUSTOM_RULES = {
  nameLength: LIMITS.customName,
  namePattern: "[\\p{L} .'’\\-]*",
  numberPattern: '[0-9]{1,2}',
} as const

const PersonalizationPreview = lazyOptional(
  async () => (await import('./personalization-preview')).PersonalizationPreview,
)

interface Props {
  /** Surcharge for one unit. */
  price: string
  /** Image and colours of the preview; null without a preview. */
  print: PrintStyle | null
  imageBase: string
  texts: AddToCartTexts
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/**
 * Name and number on a product, with a live preview. Without JavaScript the fields are always visible and count
 * if filled in.
 */
export function PersonalizationFields({ price, print, imageBase, texts, isOn, onSwitch }: Props) {
  const isInBrowser = useIsInBrowser()
  const checkbox = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ name: '', number: '' })
  const [errors, setErrors] = useState({ name: '', number: '' })
  const patternErrors = { name: texts.customNameError, number: texts.customNumberError }

  // Input from before hydration, or restored by the browser, is in the DOM only.
  const readFields = useEffectEvent(() => {
    if (!checkbox.current?.checked) return
    onSwitch(true)
    setTyped({ name: nameField.current?.value ?? '', number: numberField.current?.value ?? '' })
  })
  useLayoutEffect(() => readFields(), [])

  const check = (field: 'name' | 'number', { validity, validationMessage }: HTMLInputElement) => {
    const text = validity.customError
      ? validationMessage
      : validity.valueMissing
        ? texts.personalizationMissing
        : validity.valid
          ? ''
          : patternErrors[field]
    setErrors((others) => ({ ...others, [field]: text }))
  }
  const control = (field: 'name' | 'number') => ({
    error: errors[field],
    autoComplete: 'off',
    // Disabled fields are neither submitted nor validated.
    disabled: isInBrowser && !isOn,
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault()
      check(field, event.currentTarget)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target
      setTyped((others) => ({ ...others, [field]: value }))
      check(field, event.target)
      // A number alone is enough.
      if (field === 'number' && value) setErrors((others) => ({ ...others, name: '' }))
    },
  })
  const onUnprintable = (letters: string) => {
    const input = nameField.current
    input?.setCustomValidity(letters && fillText(texts.unprintable, { letters }))
    if (input) check('name', input)
  }
  return (
    <div className={styles.box}>
      <label className={styles.switch}>
        <input
          ref={checkbox}
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
          maxLength={CUSTOM_RULES.nameLength}
          pattern={CUSTOM_RULES.namePattern}
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
          pattern={CUSTOM_RULES.numberPattern}
        />
        {isOn && print && (
          <Suspense fallback={<div className={styles.wait} aria-hidden="true" />}>
            <PersonalizationPreview
              print={print}
              {...typed}
              imageBase={imageBase}
              texts={texts.preview}
              onUnprintable={onUnprintable}
            />
          </Suspense>
        )}
        <p className={styles.note}>{texts.personalizationNote}</p>
      </div>
    </div>
  )
}
