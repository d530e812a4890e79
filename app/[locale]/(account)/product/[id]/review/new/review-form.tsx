'use client'

import { FormButton } from '@/components/forms/form-button'
import { FormField } from '@/components/forms/form-field'
import { useFinish } from '@/components/forms/form-or-done'
import { FormRating } from '@/components/forms/form-rating'
import { FormTextArea } from '@/components/forms/form-text-area'
import type { FormTexts } from '@/components/forms/form-texts'
import { EnhancedForm } from '@/components/forms/enhanced-form'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'

interface Props {
  productKey: string
  answer: FlashState | null
  texts: Record<'rating' | 'title' | 'titleHint' | 'comment' | 'commentHint' | 'submit', string> & {
    ratings: { value: number; text: string }[]
    form: FormTexts
  }
}

const load = async () => (await import('@/lib/forms/definitions/product')).reviewForm

/** Stars, a title and what there is to say. */
export const ReviewForm = ({ productKey, answer, texts }: Props) => (
  <EnhancedForm
    name="review"
    action="/api/form/product/review"
    isKept
    texts={texts.form}
    answer={answer}
    load={load}
    onDone={useFinish()}
  >
    <input type="hidden" name="key" value={productKey} />
    <FormRating name="rating" label={texts.rating} options={texts.ratings} defaultValue={answer?.values.rating} />
    <FormField
      name="title"
      label={texts.title}
      hint={texts.titleHint}
      defaultValue={answer?.values.title}
      maxLength={LIMITS.reviewTitle}
      autoComplete="off"
      required
    />
    <FormTextArea
      name="comment"
      label={texts.comment}
      hint={texts.commentHint}
      defaultValue={answer?.values.comment}
      maxLength={LIMITS.reviewText}
      required
    />
    <FormButton text={texts.submit} busyText={texts.form.sending} />
  </EnhancedForm>
)
