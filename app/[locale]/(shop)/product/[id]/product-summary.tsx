import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { AddToCartForm } from '@/components/product/add-to-cart-form'
import { getAddToCartTexts } from '@/components/product/add-to-cart-texts'
import { getPersonalizationForm } from '@/components/product/personalization-form'
import type { RefusedItem } from '@/lib/cart/refused-item'
import { availableCompanions } from '@/lib/catalog/product-options'
import { hasSizeGuide } from '@/lib/catalog/size-guide'
import type { Choice } from '@/lib/catalog/variants'
import { ProductFacts } from '@/components/product/product-facts'
import { RatingLink } from '@/components/reviews/rating-link'
import { BelowFirstScreen } from '@/components/ui/below-first-screen'
import { DrawerLink } from '@/components/ui/drawer'
import { Icon } from '@/components/ui/icon'
import { LivePrice } from '@/components/product/live-price'
import { PriceLines } from '@/components/product/price-lines'
import type { ProductDetail } from '@/contract/entities/product'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { deliveryPath } from '@/lib/catalog/delivery-path'
import { isShippable } from '@/lib/catalog/variants'
import { productHeading } from '@/lib/catalog/product-title'
import { listPagesOrEmpty } from '@/lib/data/page'
import { getStoreSettings } from '@/lib/data/settings'
import { homeDelivery } from '@/lib/data/shipping'
import styles from './product-summary.module.scss'

interface Props {
  product: ProductDetail
  sent: RefusedItem | null
  /** The preselected choice. */
  choice: Choice | undefined
}

/** Name, price and the form to buy it. */
export async function ProductSummary({ product, sent, choice }: Props) {
  const [t, texts, personalization, { currency, taxName }] = await Promise.all([
    getTranslations('Product'),
    getAddToCartTexts(),
    getPersonalizationForm(product, sent?.entered),
    getStoreSettings(),
  ])
  const { price, specialPrice, lowestPrice, isPriceFrom, unitPrice } = product
  const { key, inStock, optionGroups, variants, rating, companions } = product

  const raw = (name: 'save' | 'priceFrom' | 'perUnit' | 'lowestPrice') => t.raw(name) as string
  const priceTexts = {
    ...{ now: texts.now, was: texts.was, save: raw('save'), from: raw('priceFrom'), perUnit: raw('perUnit') },
    tax: taxName && t('taxIncluded', { tax: taxName }),
    ...{ lowestPrice: raw('lowestPrice'), noDelivery: t('noDelivery') },
  }
  const deliveryNote = taxName && isShippable(product) ? await getDeliveryNote() : null
  const { above, heading } = productHeading(product)
  const isCompact = !personalization && companions.length === 0

  return (
    <section className={isCompact ? `${styles.box} ${styles.short}` : styles.box} aria-labelledby="product">
      <hgroup>
        {above && <p className={styles.team}>{above}</p>}
        <h1 className={styles.name} id="product">
          {heading}
        </h1>
      </hgroup>
      <RatingLink rating={rating} />
      {variants.length > 0 ? (
        <LivePrice
          product={{ price, specialPrice, lowestPrice, isPriceFrom, unitPrice }}
          hasUnit={variants.some((one) => one.unitPrice !== null || !one.needsDelivery)}
          {...{ deliveryNote, currency, texts: priceTexts }}
        />
      ) : (
        <PriceLines {...{ price, specialPrice, lowestPrice, unitPrice, deliveryNote, currency, texts: priceTexts }} />
      )}
      <BelowFirstScreen isOnPhonesOnly>
        <AddToCartForm
          product={{
            key,
            price,
            specialPrice,
            inStock,
            optionGroups,
            variants,
          }}
          personalization={personalization}
          companions={availableCompanions(companions)}
          imageBase={imageBaseUrl()}
          currency={currency}
          texts={texts}
          sent={sent}
          {...(choice && { chosen: choice })}
          sizeGuide={
            hasSizeGuide(product) && (
              <DrawerLink className={styles.guide} href="#size-guide" drawer="size-guide">
                <Icon name="ruler" size="medium" />
                {t('sizeGuide')}
              </DrawerLink>
            )
          }
        />
        {isShippable(product) && <ProductFacts isCustom={personalization !== null} />}
      </BelowFirstScreen>
    </section>
  )
}

/** 'plus delivery', with a link to its costs; empty if delivery to the shop's own country is free. */
async function getDeliveryNote() {
  const [t, delivery, pages] = await Promise.all([getTranslations('Product'), homeDelivery(), listPagesOrEmpty()])
  if (delivery?.price === 0) return null
  return <Link href={deliveryPath(pages)}>{t('plusDelivery')}</Link>
}
