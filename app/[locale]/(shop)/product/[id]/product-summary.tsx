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
import { Price, type PriceTexts } from '@/components/ui/price'
import { ChosenVariantProvider, LivePrice } from '@/components/product/live-price'
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
  const { price, specialPrice, optionGroups, variants, isCustom, sizeChart } = product
  const { key, inStock, customAdditionalPrice, rating, print, companions } = product

  const { first, second } = productTitle(product)
  const isShort = !isCustom && companions.length === 0

  const summary = (
    <section className={isShort ? `${styles.box} ${styles.short}` : styles.box} aria-labelledby="product">
      <hgroup>
        {second && <p className={styles.team}>{first}</p>}
        <h1 className={styles.name} id="product">
          {second || first}
        </h1>
      </hgroup>
      <RatingLink rating={rating} />
      {variants.length > 0 ? (
        <LivePrice
          product={product}
          hasUnit={variants.some(({ unitPrice, needsDelivery }) => unitPrice !== null || !needsDelivery)}
          currency={currency}
          texts={{
            ...{ now: texts.now, was: texts.was, save: t.raw('save') as string, from: t.raw('priceFrom') as string },
            ...{ perUnit: t.raw('perUnit') as string, noDelivery: t('noDelivery') },
          }}
        />
      ) : (
        <ProductPrice product={product} texts={texts} />
      )}
      <BelowFirstScreen isOnPhonesOnly>
        <AddToCartForm
          product={{
            key,
            price,
            specialPrice,
            inStock,
            isCustom,
            customAdditionalPrice,
            optionGroups,
            variants,
            print,
          }}
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
  return variants.length > 0 ? <ChosenVariantProvider>{summary}</ChosenVariantProvider> : summary
}

interface ProductPriceProps {
  product: ProductDetail
  texts: PriceTexts
}

/** The price of a product that has the same in each variant. */
async function ProductPrice({ product: { price, specialPrice, lowestPrice, unitPrice }, texts }: ProductPriceProps) {
  const [t, { currency }] = await Promise.all([getTranslations('Product'), getStoreSettings()])
  const { now, was } = shownPrice(price, specialPrice)
  return (
    <div className={styles.price}>
      <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} size="large" />
      {was !== null && <span className={styles.save}>{t('save', { percent: discountPercent(was, now) })}</span>}
      {unitPrice && (
        <p className={styles.lowest}>
          {t('perUnit', { price: formatPrice(unitPrice.price, currency), unit: unitPrice.unit })}
        </p>
      )}
      {was !== null && lowestPrice !== null && (
        <p className={styles.lowest}>{t('lowestPrice', { price: formatPrice(lowestPrice, currency) })}</p>
      )}
    </div>
  )
}
