import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/link-button'
import { Ornament } from '@/components/ui/ornament'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { HomeSection } from '@/contract/entities/home'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './name-band.module.scss'
import type { ProductDetail } from '@/contract/entities/product'
import { getProduct, listShelf } from '@/lib/data/product'

interface Props {
  section: Pick<HomeSection, 'image' | 'ornament'>
  currency: Currency
  imageBase: string
}

/** A product with a name and a number, shown by the section's image or its own. */
export async function NameBand({ section, currency, imageBase }: Props) {
  const [t, product] = await Promise.all([getTranslations('NameBand'), findPrintable()])
  if (!product) return null
  const image = section.image ?? product.pictures[0]
  return (
    <section className={styles.band} aria-labelledby="name-band">
      <Ornament path={section.ornament} frame={[1440, 640]} />
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 className={styles.title} id="name-band">
            {t('name')}
            <br />
            {t('number')}
          </h2>
          <p className={styles.text}>{t('text', { price: formatPrice(product.customAdditionalPrice, currency) })}</p>
          <LinkButton kind="light" size="large" href={`/product/${product.key}`}>
            {t('action')}
          </LinkButton>
        </div>
        {image && (
          <div className={styles.image}>
            <ResponsiveImage
              {...image}
              base={imageBase}
              // A phone shows it at 440 px and cuts its sides off: 828 pixels are dense enough, 1440 are twice the bytes.
              sizes="(width >= 1440px) 760px, (width >= 768px) 560px, 414px"
              widths={[480, 828, 1440]}
            />
          </div>
        )}
      </div>
    </section>
  )
}

/** Maximum number of featured products to check. */
const MAX_CANDIDATES = 6

/** A featured product that a name and number can be printed on; null if there is none. */
export async function findPrintable(): Promise<ProductDetail | null> {
  const list = await listShelf({ sort: 'featured', limit: MAX_CANDIDATES })
  for (const { key } of list) {
    const product = await getProduct(key)
    if (product?.isCustom) return product
  }
  return null
}
