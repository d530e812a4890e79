import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { readFlashState } from '@/lib/forms/flash-state'
import { getProduct } from '@/lib/data/product'
import { getOwnReview } from '@/lib/data/feedback'
import { NewReviewScreen } from './new-review-screen'

type Props = PageProps<'/[locale]/product/[id]/review/new'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewReviewPage')
  return { title: t('title'), robots: { index: false } }
}

/** The review form; a customer who has already reviewed the product sees the state of that review. */
export default async function NewReviewPage({ params, searchParams }: Props) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const [product, own, answer] = await Promise.all([getProduct(id), getOwnReview(id), readFlashState(search)])
  if (!product) notFound()
  return <NewReviewScreen product={product} own={own} answer={answer} imageBase={imageBaseUrl()} />
}
