import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { readFlashState } from '@/lib/forms/flash-state'
import { requireUser } from '@/lib/data/account'
import { getProduct } from '@/lib/data/product'
import { NewQuestionScreen } from './new-question-screen'

type Props = PageProps<'/[locale]/product/[id]/question/new'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewQuestionPage')
  return { title: t('title'), robots: { index: false } }
}

/** Asks something about a product. */
export default async function NewQuestionPage({ params, searchParams }: Props) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  const [product, answer] = await Promise.all([getProduct(id), readFlashState(search), requireUser()])
  if (!product) notFound()
  return <NewQuestionScreen product={product} answer={answer} imageBase={imageBaseUrl()} />
}
