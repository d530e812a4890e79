import type { ReactNode } from 'react'
import type { UnitPrice } from '@/contract/entities/product'
import type { Currency } from '@/contract/entities/store'
import { discountPercent, formatPrice, shownPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import { Price, type PriceTexts } from '../ui/price'
import styles from './price-lines.module.scss'

export interface PriceLinesTexts extends PriceTexts {
  /** 'Save {percent}%' */
  save: string
  /** 'From {price}' */
  from: string
  /** '{price} per {unit}' */
  perUnit: string
  /** 'Lowest price in the last 30 days: {price}' */
  lowestPrice: string
  noDelivery: string
  /** 'incl. VAT'; empty for nothing */
  tax: string
}

interface Props {
  price: number
  specialPrice: number | null
  /** The lowest price in the 30 days before it was reduced. */
  lowestPrice: number | null
  unitPrice: UnitPrice | null
  /** Whether it is the lowest of several. */
  isFrom?: boolean
  needsDelivery?: boolean
  /** Whether the line below keeps its space when it is empty. */
  hasUnit?: boolean
  /** 'plus delivery', for products that are delivered. */
  deliveryNote?: ReactNode
  /** Whether it changes with a choice. */
  isLive?: boolean
  currency: Currency
  texts: PriceLinesTexts
}

/** The price on a product's page with its details: saving, unit price, lowest price of the 30 days before. */
export function PriceLines({ price, specialPrice, lowestPrice, unitPrice, currency, texts, ...about }: Props) {
  const { deliveryNote, isFrom = false, needsDelivery = true, hasUnit = false, isLive = false } = about
  const { now, was } = shownPrice(price, specialPrice)
  const unit = [
    unitPrice && fillText(texts.perUnit, { price: formatPrice(unitPrice.price, currency), unit: unitPrice.unit }),
    !needsDelivery && texts.noDelivery,
  ].filter(Boolean)
  return (
    <div className={styles.box} {...(isLive && { 'aria-live': 'polite' })}>
      {isFrom ? (
        <span className={styles.from}>{fillText(texts.from, { price: formatPrice(now, currency) })}</span>
      ) : (
        <>
          <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} size="large" />
          {was !== null && (
            <span className={styles.save}>{fillText(texts.save, { percent: discountPercent(was, now) })}</span>
          )}
        </>
      )}
      {texts.tax && (
        <p className={styles.note}>
          {texts.tax}
          {needsDelivery && deliveryNote && <>, {deliveryNote}</>}
        </p>
      )}
      {(hasUnit || unit.length > 0) && <p className={styles.line}>{unit.join(' · ')}</p>}
      {was !== null && lowestPrice !== null && (
        <p className={styles.line}>{fillText(texts.lowestPrice, { price: formatPrice(lowestPrice, currency) })}</p>
      )}
    </div>
  )
}
