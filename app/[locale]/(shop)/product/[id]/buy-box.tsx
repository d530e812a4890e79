import { getLocale, getTranslations } from 'next-intl/server'
import { BuyForm } from '@/components/product/buy-form'
import { getBuyTexts } from '@/components/product/buy-texts'
import { discountPercent } from '@/components/product/discount'
import { ProductFacts } from '@/components/product/product-facts'
import { DrawerLink } from '@/components/ui/drawer/drawer-link'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import type { ProductDetail } from '@/lib/contract/entities/product'
import { SIZE_GROUP_ID } from '@/lib/contract/limits'
import { formatPrice } from '@/lib/format/price'
import { getStoreSettings } from '@/lib/store/settings'
import styles from './buy-box.module.scss'

/** Name, price and everything it takes to buy. */
export async function BuyBox({ product }: { product: ProductDetail }) {
  const [t, texts, locale, { currency }] = await Promise.all([
    getTranslations('Product'),
    getBuyTexts(),
    getLocale(),
    getStoreSettings(),
  ])
  const { team, kit, name, price, specialPrice, optionGroups, isCustom, sizeChart } = product
  const sizes = optionGroups.find(({ id }) => id === SIZE_GROUP_ID) ?? optionGroups[0]
  const { key, inStock, customAdditionalPrice } = product

  return (
    <section className={styles.box} aria-labelledby="product">
      <hgroup>
        {team && <p className={styles.team}>{team}</p>}
        <h1 className={styles.name} id="product">
          {team ? kit : name}
        </h1>
      </hgroup>
      <div className={styles.price}>
        <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} size="large" />
        {specialPrice !== null && (
          <span className={styles.save}>{t('save', { percent: discountPercent(price, specialPrice) })}</span>
        )}
      </div>
      <BuyForm
        product={{ key, price, specialPrice, inStock, isCustom, customAdditionalPrice }}
        sizes={sizes?.optionList ?? []}
        currency={currency}
        locale={locale}
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
      <ProductFacts deliveryPrice={formatPrice(0, currency)} isCustom={isCustom} />
    </section>
  )
}
