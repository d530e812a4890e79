import { Link } from '@/components/ui/link'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ProductCard } from '@/components/product/product-card'
import { getCardContext } from '@/lib/catalog/card-context'
import type { Categories } from '@/lib/data/category'
import { getProduct } from '@/lib/data/product'
import styles from './replacement.module.scss'

/** The `sizes` of its image. */
const SIZES = '240px'

/** A product that fails to load is omitted: the page works without it (spec §8). */
const knownProduct = (key: string) => getProduct(key).catch(() => null)

/**
 * The replacement that the page of an archived product offers; undefined for none.
 * @param path of the product that replaces it, or of its category
 */
export async function renderReplacement(path: string, { byKey }: Categories): Promise<ReactNode> {
  const [, kind, key = ''] = path.split('/')
  if (kind === 'product') {
    const product = await knownProduct(key)
    if (!product) return undefined
    const [t, context] = await Promise.all([getTranslations('NotFound'), getCardContext()])
    return (
      <>
        <p className={styles.lead}>{t('replaced')}</p>
        <div className={styles.card}>
          <ProductCard product={product} context={context} heading="h2" sizes={SIZES} loading="lazy" />
        </div>
      </>
    )
  }
  const category = kind === 'category' ? byKey.get(key) : undefined
  if (!category || category.productCount === 0) return undefined
  const t = await getTranslations('NotFound')
  return (
    <>
      <p className={styles.lead}>{t('gone')}</p>
      <Link className={styles.link} href={category.url}>
        {t('seeCategory', { category: category.name })}
      </Link>
    </>
  )
}
