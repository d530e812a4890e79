import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/link-button'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './name-band.module.scss'
import type { ProductDetail } from '@/contract/entities/product'
import { getProduct, listShelf } from '@/lib/data/product'

/** A product with a name and a number: what the shop can do that others cannot. */
export async function NameBand({ currency }: { currency: Currency }) {
  const [t, product] = await Promise.all([getTranslations('NameBand'), findPrintable()])
  if (!product) return null
  return (
    <section className={styles.band} aria-labelledby="name-band">
      <svg className={styles.pitch} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M720 80h520v480H720M1240 200h-180v240h180" />
      </svg>
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
        <div className={styles.image}>
          <img
            src="/assets/okafor-828.webp"
            srcSet="/assets/okafor-480.webp 480w, /assets/okafor-828.webp 828w, /assets/okafor-1440.webp 1440w"
            // A phone shows it at 440 px and cuts its sides off: 828 pixels are dense enough, 1440 are twice the bytes.
            sizes="(width >= 1440px) 760px, (width >= 768px) 560px, 414px"
            alt={t('pictureAlt')}
            width={828}
            height={1035}
            loading="lazy"
            decoding="async"
          />
        </div>
      </div>
    </section>
  )
}

/** So many featured products are looked at. */
const TRIES = 6

/** A featured product that a name and number can be printed on; null when there is none. */
export async function findPrintable(): Promise<ProductDetail | null> {
  const list = await listShelf({ sort: 'featured', limit: TRIES })
  for (const { key } of list) {
    const product = await getProduct(key)
    if (product?.isCustom) return product
  }
  return null
}
