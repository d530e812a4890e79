'use client'

import { EnhancedForm, FormButton } from '@/components/forms/enhanced-form'
import { useFinish } from '@/components/forms/form-or-done'
import { FormTextArea } from '@/components/forms/form-text-area'
import type { FormTexts } from '@/components/forms/form-texts'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'

interface Props {
  productKey: string
  flash: FlashState | null
  texts: Record<'question' | 'questionHint' | 'submit', string> & { form: FormTexts }
}

const load = async () => (await import('@/lib/forms/definitions/product')).questionForm

export const QuestionForm = ({ productKey, flash, texts }: Props) => (
  <EnhancedForm
    name="question-form"
    action="/api/form/product/question"
    isPreserved
    texts={texts.form}
    flash={flash}
    load={load}
    onDone={useFinish()}
  >
    <input type="hidden" name="key" value={productKey} />
    <FormTextArea
      name="question"
      label={texts.question}
      hint={texts.questionHint}
      defaultValue={flash?.values.question}
      maxLength={LIMITS.questionText}
      rows={4}
      required
    />
    <FormButton text={texts.submit} busyText={texts.form.sending} />
  </EnhancedForm>
)
