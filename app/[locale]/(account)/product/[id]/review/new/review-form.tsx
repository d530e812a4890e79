'use client'

import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { FormField } from '@/components/forms/form-field'
import { useFinish } from '@/components/forms/form-or-done'
import { FormSelect } from '@/components/forms/form-select'
import { FormTextArea } from '@/components/forms/form-text-area'
import type { FormTexts } from '@/components/forms/form-texts'
import { useFormView } from '@/components/forms/form-view'
import { FieldNote } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import styles from './review-form.module.scss'

interface ReviewFormProps {
  productKey: string
  flash: FlashState | null
  texts: Record<'rating' | 'title' | 'titleHint' | 'comment' | 'commentHint' | 'submit', string> & {
    ratings: { value: number; text: string }[]
    /** The question of the fit; empty for a product without sizes. */
    fit: string
    fits: { value: string; text: string }[]
    form: FormTexts
  }
}

const load = async () => (await import('@/lib/forms/definitions/product')).reviewForm

export const ReviewForm = ({ productKey, flash, texts }: ReviewFormProps) => (
  <EnhancedForm
    name="review"
    action="/api/form/product/review"
    isPreserved
    texts={texts.form}
    flash={flash}
    load={load}
    onDone={useFinish()}
  >
    <input type="hidden" name="key" value={productKey} />
    <FormRating name="rating" label={texts.rating} options={texts.ratings} defaultValue={flash?.values.rating} />
    {texts.fit && (
      <FormSelect name="fit" label={texts.fit} options={texts.fits} defaultValue={flash?.values.fit ?? ''} />
    )}
    <FormField
      name="title"
      label={texts.title}
      hint={texts.titleHint}
      defaultValue={flash?.values.title}
      maxLength={LIMITS.reviewTitle}
      autoComplete="off"
      required
    />
    <FormTextArea
      name="comment"
      label={texts.comment}
      hint={texts.commentHint}
      defaultValue={flash?.values.comment}
      maxLength={LIMITS.reviewText}
      required
    />
    <FormButton text={texts.submit} busyText={texts.form.sending} />
  </EnhancedForm>
)

interface FormRatingProps {
  name: string
  label: string
  /** Worst first. */
  options: { value: number; text: string }[]
  defaultValue?: string
}

/** Stars as radio buttons, each with its own label. */
function FormRating({ name, label, options, defaultValue }: FormRatingProps) {
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
              // Link target of the error summary.
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
