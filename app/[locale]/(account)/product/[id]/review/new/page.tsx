import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { getProduct } from '@/lib/data/product'
import { getOwnReview } from '@/lib/data/feedback'
import { useTranslations } from 'next-intl'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import { OwnReviewCard } from '@/components/reviews/own-review-card'
import { useOwnReviewTexts } from '@/components/reviews/review-texts'
import type { ProductDetail } from '@/contract/entities/product'
import { FITS, type OwnReview } from '@/contract/entities/feedback'
import { SIZE_GROUP_ID } from '@/contract/limits'
import { RATINGS } from '@/lib/catalog/product-feedback'
import { FeedbackLayout, FeedbackNote, FeedbackResult } from '@/app/[locale]/(account)/product/[id]/feedback-layout'
import { ReviewForm } from './review-form'

type NewReviewPageProps = PageProps<'/[locale]/product/[id]/review/new'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewReviewPage')
  return { title: t('title'), robots: { index: false } }
}

/** The review form; a customer who has already reviewed the product sees the state of that review. */
export default async function NewReviewPage({ params, searchParams }: NewReviewPageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const [product, own, flash] = await Promise.all([getProduct(id), getOwnReview(id), readFlashState(search)])
  if (!product) notFound()
  return <NewReviewScreen product={product} own={own} flash={flash} imageBase={imageBaseUrl()} />
}

/** Whether the product has several sizes, so that the fit can be rated. */
const hasSizes = ({ optionGroups }: ProductDetail) =>
  optionGroups.some(({ id, optionList }) => id === SIZE_GROUP_ID && optionList.length > 1)

interface NewReviewScreenProps {
  product: ProductDetail
  own: OwnReview
  flash: FlashState | null
  imageBase: string
}

/** The form of a review, or the customer's existing review: each customer has one per product. */
function NewReviewScreen({ product, own, flash, imageBase }: NewReviewScreenProps) {
  const t = useTranslations('NewReviewPage')
  const ownTexts = useOwnReviewTexts()
  const isDone = flash?.isDone ?? false
  const back = { text: t('back'), url: `/product/${product.key}` }
  const texts = {
    rating: t('rating'),
    ratings: [...RATINGS].reverse().map((value) => ({ value, text: t(`rating${value}`) })),
    fit: hasSizes(product) ? t('fit') : '',
    fits: [{ value: '', text: t('fitNone') }, ...FITS.map((value) => ({ value, text: t(`fit_${value}`) }))],
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
          <ReviewForm productKey={product.key} flash={flash} texts={texts} />
        </FormOrDone>
      )}
    </FeedbackLayout>
  )
}
