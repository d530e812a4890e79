import { Link } from '@/components/ui/link'
import { getTranslations } from 'next-intl/server'
import { Accordion } from '@/components/ui/accordion'
import { RichText } from '@/components/ui/rich-text'
import type { ProductDetail } from '@/contract/entities/product'
import { isShippable } from '@/lib/catalog/variants'
import { isPersonalizable } from '@/lib/catalog/personalization'
import { homeDelivery } from '@/lib/data/shipping'
import styles from './product-description.module.scss'
import { Questions } from '@/components/reviews/questions'
import { Reviews } from '@/components/reviews/reviews'
import { SectionHead } from '@/components/ui/section-head'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { findFeedback } from '@/lib/data/feedback'
import { FIRST_REVIEWS } from '@/lib/catalog/product-feedback'

/** The texts about a product. */
export async function ProductDescription({ product }: { product: ProductDetail }) {
  const { description, details } = product
  const t = await getTranslations('Product')
  return (
    <div className={styles.story}>
      {description && (
        <Accordion title={t('description')} isOpen>
          <RichText html={description} />
        </Accordion>
      )}
      {details.length > 0 && (
        <Accordion title={t('details')} isOpen>
          <DetailsTable details={details} />
        </Accordion>
      )}
      {isShippable(product) && <DeliveryInfo product={product} />}
    </div>
  )
}

/** The duration of delivery, and the return policy. */
async function DeliveryInfo({ product }: { product: ProductDetail }) {
  const [t, delivery, { returns }] = await Promise.all([getTranslations('Product'), homeDelivery(), getStoreSettings()])
  return (
    <Accordion title={returns ? t('delivery') : t('deliveryOnly')}>
      <div className={styles.text}>
        <p>
          {delivery?.days ? t('deliveryDays', { country: delivery.country, ...delivery.days }) : t('deliveryUnknown')}
        </p>
        <p>
          {t.rich('deliveryElsewhere', {
            link: (words) => (
              <Link className={styles.link} href="/service-center#delivery">
                {words}
              </Link>
            ),
          })}
        </p>
        {returns && <p>{t('returnsText', { days: returns.days })}</p>}
        {returns && isPersonalizable(product) && <p>{t('returnsCustom')}</p>}
      </div>
    </Accordion>
  )
}

/** Fabric, cut, care. */
export const DetailsTable = ({ details }: Pick<ProductDetail, 'details'>) => (
  <dl className={styles.table}>
    {details.map(({ name, value }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Customers' reviews of a product, and their questions. */
export async function ProductFeedback({ product }: { product: Pick<ProductDetail, 'key' | 'rating'> }) {
  const { key, rating } = product
  const [t, questionTexts, feedback, place] = await Promise.all([
    getTranslations('Reviews'),
    getTranslations('Questions'),
    findFeedback(key),
    getDatePlace(),
  ])
  if (!feedback) return <p className={styles.section}>{t('unknown')}</p>
  const { reviews, questions } = feedback
  return (
    <>
      {reviews && (
        <section className={styles.section} aria-labelledby="reviews">
          <SectionHead id="reviews" title={t('title')} />
          <Reviews productKey={key} rating={rating} page={reviews} view={FIRST_REVIEWS} place={place} />
        </section>
      )}
      {questions && (
        <section className={styles.section} aria-labelledby="questions">
          <SectionHead id="questions" title={questionTexts('title')} />
          <Questions productKey={key} page={questions} place={place} />
        </section>
      )}
    </>
  )
}
