import { useTranslations } from 'next-intl'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import { OwnReviewCard } from '@/components/reviews/own-review-card'
import { useOwnReviewTexts } from '@/components/reviews/review-texts'
import type { ProductDetail } from '@/contract/entities/product'
import type { OwnReview } from '@/contract/entities/review'
import type { FlashState } from '@/lib/forms/flash-state'
import { RATINGS } from '@/lib/catalog/product-feedback'
import { FeedbackResult } from '@/app/[locale]/(account)/product/[id]/feedback-result'
import { FeedbackLayout } from '@/app/[locale]/(account)/product/[id]/feedback-layout'
import { FeedbackNote } from '@/app/[locale]/(account)/product/[id]/feedback-note'
import { ReviewForm } from './review-form'

interface Props {
  product: ProductDetail
  own: OwnReview
  answer: FlashState | null
  imageBase: string
}

/** The form of a review, or the customer's own in its place: there is one for each customer and product. */
export function NewReviewScreen({ product, own, answer, imageBase }: Props) {
  const t = useTranslations('NewReviewPage')
  const ownTexts = useOwnReviewTexts()
  const isDone = answer?.isDone ?? false
  const back = { text: t('back'), url: `/product/${product.key}` }
  const texts = {
    rating: t('rating'),
    ratings: [...RATINGS].reverse().map((value) => ({ value, text: t(`rating${value}`) })),
    title: t('reviewTitle'),
    titleHint: t('reviewTitleHint'),
    comment: t('comment'),
    commentHint: t('commentHint'),
    submit: t('submit'),
    form: useFormTexts(['rating', 'title', 'comment']),
  }
  return (
    <FeedbackLayout
      product={product}
      imageBase={imageBase}
      back={t('back')}
      title={own && !isDone ? t('ownTitle') : t('title')}
    >
      {own && !isDone ? (
        <OwnReviewCard own={own} texts={ownTexts} />
      ) : (
        <FormOrDone isDone={isDone} done={<FeedbackResult title={t('doneTitle')} text={t('doneText')} back={back} />}>
          <FeedbackNote>{t('note')}</FeedbackNote>
          <ReviewForm productKey={product.key} answer={answer} texts={texts} />
        </FormOrDone>
      )}
    </FeedbackLayout>
  )
}
