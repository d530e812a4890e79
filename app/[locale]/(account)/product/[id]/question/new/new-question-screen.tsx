import { useTranslations } from 'next-intl'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import type { ProductDetail } from '@/contract/entities/product'
import type { FlashState } from '@/lib/forms/flash-state'
import { FeedbackResult } from '@/app/[locale]/(account)/product/[id]/feedback-result'
import { FeedbackLayout } from '@/app/[locale]/(account)/product/[id]/feedback-layout'
import { FeedbackNote } from '@/app/[locale]/(account)/product/[id]/feedback-note'
import { QuestionForm } from './question-form'

interface Props {
  product: ProductDetail
  answer: FlashState | null
  imageBase: string
}

/** The form of a question. */
export function NewQuestionScreen({ product, answer, imageBase }: Props) {
  const t = useTranslations('NewQuestionPage')
  const back = { text: t('back'), url: `/product/${product.key}` }
  const texts = {
    question: t('question'),
    questionHint: t('questionHint'),
    submit: t('submit'),
    form: useFormTexts(['question']),
  }
  return (
    <FeedbackLayout product={product} imageBase={imageBase} back={t('back')} title={t('title')}>
      <FormOrDone
        isDone={answer?.isDone ?? false}
        done={<FeedbackResult title={t('doneTitle')} text={t('doneText')} back={back} />}
      >
        <FeedbackNote>{t('note')}</FeedbackNote>
        <QuestionForm productKey={product.key} answer={answer} texts={texts} />
      </FormOrDone>
    </FeedbackLayout>
  )
}
