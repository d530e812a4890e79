import { getTranslations } from 'next-intl/server'
import { Questions } from '@/components/reviews/questions'
import { Reviews } from '@/components/reviews/reviews'
import { SectionHead } from '@/components/ui/section-head'
import type { ProductDetail } from '@/contract/entities/product'
import { getDatePlace } from '@/lib/data/settings'
import { findFeedback } from '@/lib/data/feedback'
import { FIRST_REVIEWS } from '@/lib/catalog/product-feedback'
import styles from './product-feedback.module.scss'

/** What customers say about a product, and what they ask. */
export async function ProductFeedback({ product }: { product: Pick<ProductDetail, 'key' | 'rating'> }) {
  const { key, rating } = product
  const [t, asked, feedback, place] = await Promise.all([
    getTranslations('Reviews'),
    getTranslations('Questions'),
    findFeedback(key),
    getDatePlace(),
  ])
  if (!feedback) return <p className={styles.section}>{t('unknown')}</p>
  const { reviews, questions } = feedback
  return (
    <>
      <section className={styles.section} aria-labelledby="reviews">
        <SectionHead id="reviews" title={t('title')} />
        <Reviews productKey={key} rating={rating} page={reviews} view={FIRST_REVIEWS} place={place} />
      </section>
      <section className={styles.section} aria-labelledby="questions">
        <SectionHead id="questions" title={asked('title')} />
        <Questions productKey={key} page={questions} place={place} />
      </section>
    </>
  )
}
