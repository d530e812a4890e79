import { getTranslations } from 'next-intl/server'
import { AddToCartForm } from '@/components/product/add-to-cart-form'
import { getAddToCartTexts } from '@/components/product/add-to-cart-texts'
import { availableCompanions } from '@/lib/catalog/product-options'
import { discountPercent, formatPrice, shownPrice } from '@/lib/format/price'
import { ProductFacts } from '@/components/product/product-facts'
import { RatingLink } from '@/components/reviews/rating-link'
import { BelowFirstScreen } from '@/components/ui/below-first-screen'
import { DrawerLink } from '@/components/ui/drawer'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import type { ProductDetail } from '@/contract/entities/product'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { productTitle } from '@/lib/catalog/product-title'
import { getStoreSettings } from '@/lib/data/settings'
import styles from './product-summary.module.scss'

/** Name, price and everything it takes to buy. */
export async function ProductSummary({ product }: { product: ProductDetail }) {
  const [t, texts, { currency }] = await Promise.all([
    getTranslations('Product'),
    getAddToCartTexts(),
    getStoreSettings(),
  ])
  const { price, specialPrice, optionGroups, isCustom, sizeChart } = product
  const { key, inStock, customAdditionalPrice, rating, print, companions, lowestPrice } = product

  const { first, second } = productTitle(product)
  const { now, was } = shownPrice(price, specialPrice)
  const isShort = !isCustom && companions.length === 0

  return (
    <section className={isShort ? `${styles.box} ${styles.short}` : styles.box} aria-labelledby="product">
      <hgroup>
        {second && <p className={styles.team}>{first}</p>}
        <h1 className={styles.name} id="product">
          {second || first}
        </h1>
      </hgroup>
      <RatingLink rating={rating} />
      <div className={styles.price}>
        <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} size="large" />
        {was !== null && <span className={styles.save}>{t('save', { percent: discountPercent(was, now) })}</span>}
        {was !== null && lowestPrice !== null && (
          <p className={styles.lowest}>{t('lowestPrice', { price: formatPrice(lowestPrice, currency) })}</p>
        )}
      </div>
      <BelowFirstScreen isOnPhonesOnly>
        <AddToCartForm
          product={{ key, price, specialPrice, inStock, isCustom, customAdditionalPrice, optionGroups, print }}
          companions={availableCompanions(companions)}
          imageBase={imageBaseUrl()}
          currency={currency}
          texts={texts}
          sizeGuide={
            sizeChart.length > 0 && (
              <DrawerLink className={styles.guide} href="#size-guide" drawer="size-guide">
                <Icon name="ruler" size="medium" />
                {t('sizeGuide')}
              </DrawerLink>
            )
          }
        />
        <ProductFacts isCustom={isCustom} />
      </BelowFirstScreen>
    </section>
  )
}
