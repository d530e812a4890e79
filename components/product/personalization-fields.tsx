'use client'

import { type ChangeEvent, type FormEvent, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import { Field } from '../ui/field'
import { fillText } from '@/lib/format/text-template'
import type { PersonalizationForm, FieldView } from './personalization-form'
import styles from './personalization-fields.module.scss'

const PersonalizationPreview = lazyOptional(
  async () => (await import('./personalization-preview')).PersonalizationPreview,
)

/** Values, errors or messages by field key. */
type ByKey = Record<string, string>

interface Props {
  form: PersonalizationForm
  /** Surcharge for one unit. */
  price: string
  imageBase: string
  isOn: boolean
  /** Values of a form that was sent without JavaScript and rejected, by field name. */
  sent: Readonly<Record<string, string>>
  onSwitch: (isOn: boolean) => void
}

const isOutOfBounds = ({ bounds }: FieldView, value: string): boolean =>
  bounds !== undefined && value.trim() !== '' && !(Number(value) >= bounds.min && Number(value) <= bounds.max)

/**
 * The fields of a product's personalization; a name and a number have a live preview. Without JavaScript the fields are
 * always visible and count if filled in.
 */
export function PersonalizationFields({ form, price, imageBase, isOn, sent, onSwitch }: Props) {
  const { fields, print, errors: sentErrors = {} } = form
  const isInBrowser = useIsInBrowser()
  const checkbox = useRef<HTMLInputElement>(null)
  const inputs = useRef<Record<string, HTMLInputElement | null>>({})
  const [typed, setTyped] = useState<ByKey>({})
  const [errors, setErrors] = useState<ByKey>(sentErrors)
  const isEmpty = fields.every(({ key }) => !typed[key]?.trim())
  const isOneRequired = fields.some(({ isRequired }) => isRequired)

  // Input from before hydration, or restored by the browser, is in the DOM only.
  const readFields = useEffectEvent(() => {
    if (!checkbox.current?.checked) return
    onSwitch(true)
    const values = fields.map((field) => [field, inputs.current[field.key]?.value ?? ''] as const)
    for (const [field, value] of values)
      if (isOutOfBounds(field, value)) inputs.current[field.key]?.setCustomValidity(field.error)
    setTyped(Object.fromEntries(values.map(([{ key }, value]) => [key, value])))
  })
  useLayoutEffect(() => readFields(), [])

  const check = (field: FieldView, input: HTMLInputElement) => {
    const { validity, validationMessage } = input
    const text = validity.customError
      ? validationMessage
      : validity.valueMissing
        ? form.missing
        : validity.valid
          ? ''
          : field.error
    setErrors((others) => ({ ...others, [field.key]: text }))
  }
  const control = (field: FieldView, at: number) => ({
    ...field.attributes,
    name: field.name,
    label: field.label,
    hint: field.hint,
    error: errors[field.key],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field.key] = input
    },
    autoComplete: 'off',
    defaultValue: sent[field.name],
    // Disabled fields are neither submitted nor validated.
    disabled: isInBrowser && !isOn,
    required: isOn && (field.isRequired || (at === 0 && !isOneRequired && isEmpty)),
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault()
      check(field, event.currentTarget)
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const { value } = target
      setTyped((others) => ({ ...others, [field.key]: value }))
      if (field.bounds) target.setCustomValidity(isOutOfBounds(field, value) ? field.error : '')
      check(field, target)
      // One field is enough if none is required.
      if (at > 0 && !isOneRequired && value) setErrors((others) => ({ ...others, [fields[0]?.key ?? '']: '' }))
    },
  })
  const onUnprintable = (letters: string) => {
    const field = fields.find(({ key }) => key === 'name')
    const input = inputs.current.name
    input?.setCustomValidity(letters && print ? fillText(print.unprintable, { letters }) : '')
    if (input && field) check(field, input)
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
        <span>{form.switch}</span>
        <span className={styles.price}>+{price}</span>
      </label>
      <div className={isOn ? styles.fields : `${styles.fields} ${styles.folded}`}>
        {fields.map((field, at) => (
          <div key={field.key} className={field.isWide ? styles.wide : styles.paired}>
            <Field {...control(field, at)} />
          </div>
        ))}
        {isOn && print && (
          <Suspense fallback={<div className={styles.wait} aria-hidden="true" />}>
            <PersonalizationPreview
              print={print.style}
              name={typed.name ?? ''}
              number={typed.number ?? ''}
              imageBase={imageBase}
              texts={print}
              onUnprintable={onUnprintable}
            />
          </Suspense>
        )}
        {form.note && <p className={styles.note}>{form.note}</p>}
      </div>
    </div>
  )
}
