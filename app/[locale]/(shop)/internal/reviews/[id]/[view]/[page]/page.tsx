import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Reviews } from '@/components/reviews/reviews'
import { feedbackMetadata } from '@/lib/seo/page-metadata'
import { getDatePlace } from '@/lib/data/settings'
import { readReviewView } from '@/lib/catalog/product-feedback'
import { listReviews } from '@/lib/data/feedback'
import { requireFound, requireProduct } from '@/app/[locale]/(shop)/require-found'
import { ProductFeedbackScreen } from '@/app/[locale]/(shop)/internal/product-feedback-screen'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/internal/reviews/[id]/[view]/[page]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { key, name }] = await Promise.all([getTranslations('Reviews'), requireProduct(params)])
  return feedbackMetadata({
    productKey: key,
    title: t('pageTitle', { name }),
    description: t('pageDescription', { name }),
  })
}

/** `/product/{id}/review` */
export default async function ReviewsPage({ params }: Props) {
  const { id, view: segment, page } = await params
  const [sort = '', rating = ''] = segment.split('-')
  const view = readReviewView(new URLSearchParams({ sort, rating, page }))
  const [t, product, reviews, place] = await Promise.all([
    getTranslations('Reviews'),
    requireProduct(params),
    requireFound(listReviews(id, view)),
    getDatePlace(),
  ])
  return (
    <ProductFeedbackScreen product={product} title={t('title')}>
      <Reviews productKey={id} rating={product.rating} page={reviews} view={view} place={place} />
    </ProductFeedbackScreen>
  )
}
