import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { requireUser } from '@/lib/data/account'
import { hasCapability, requireCapability } from '@/lib/data/settings'
import { getProduct } from '@/lib/data/product'
import { useTranslations } from 'next-intl'
import { FormOrDone } from '@/components/forms/form-or-done'
import { useFormTexts } from '@/components/forms/form-texts'
import type { ProductDetail } from '@/contract/entities/product'
import { FeedbackLayout, FeedbackNote, FeedbackResult } from '@/app/[locale]/(account)/product/[id]/feedback-layout'
import { QuestionForm } from './question-form'

type NewQuestionPageProps = PageProps<'/[locale]/product/[id]/question/new'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewQuestionPage')
  return { title: t('title'), robots: { index: false } }
}

/** The form for a question about a product. */
export default async function NewQuestionPage({ params, searchParams }: NewQuestionPageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams])
  await requireCapability('questions')
  const [product, flash, hasTickets] = await Promise.all([
    getProduct(id),
    readFlashState(search),
    hasCapability('tickets'),
    requireUser(),
  ])
  if (!product) notFound()
  return <NewQuestionScreen product={product} flash={flash} hasTickets={hasTickets} imageBase={imageBaseUrl()} />
}

interface NewQuestionScreenProps {
  product: ProductDetail
  flash: FlashState | null
  hasTickets: boolean
  imageBase: string
}

/** The form of a question. */
function NewQuestionScreen({ product, flash, hasTickets, imageBase }: NewQuestionScreenProps) {
  const t = useTranslations('NewQuestionPage')
  const back = { text: t('back'), url: `/product/${product.key}` }
  const texts = {
    question: t('question'),
    questionHint: t(hasTickets ? 'questionHint' : 'questionHintPlain'),
    submit: t('submit'),
    form: useFormTexts(['question']),
  }
  return (
    <FeedbackLayout product={product} imageBase={imageBase} back={t('back')} title={t('title')}>
      <FormOrDone
        isDone={flash?.isDone ?? false}
        done={<FeedbackResult title={t('doneTitle')} text={t('doneText')} back={back} />}
      >
        <FeedbackNote>{t('note')}</FeedbackNote>
        <QuestionForm productKey={product.key} flash={flash} texts={texts} />
      </FormOrDone>
    </FeedbackLayout>
  )
}
