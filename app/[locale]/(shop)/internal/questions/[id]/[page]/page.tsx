import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Questions } from '@/components/reviews/questions'
import { feedbackMetadata } from '@/lib/seo/page-metadata'
import { getDatePlace } from '@/lib/data/settings'
import { listQuestions } from '@/lib/data/feedback'
import { requireFound, requireProduct } from '@/app/[locale]/(shop)/require-found'
import { ProductFeedbackScreen } from '@/app/[locale]/(shop)/internal/product-feedback-screen'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/internal/questions/[id]/[page]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { key, name }] = await Promise.all([getTranslations('Questions'), requireProduct(params)])
  return feedbackMetadata({
    productKey: key,
    title: t('pageTitle', { name }),
    description: t('pageDescription', { name }),
  })
}

/** `/product/{id}/question` */
export default async function QuestionsPage({ params }: Props) {
  const { id, page } = await params
  const [t, product, questions, place] = await Promise.all([
    getTranslations('Questions'),
    requireProduct(params),
    requireFound(listQuestions(id, Number(page))),
    getDatePlace(),
  ])
  return (
    <ProductFeedbackScreen product={product} title={t('title')}>
      <Questions productKey={id} page={questions} place={place} />
    </ProductFeedbackScreen>
  )
}
