'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ProductCard, UnitPrice } from '@/contract/entities/product'
import type { Currency } from '@/contract/entities/store'
import type { ChosenVariant } from '@/lib/catalog/variants'
import { discountPercent, formatPrice, shownPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import { Price, type PriceTexts } from '../ui/price'
import styles from './live-price.module.scss'

/** The variant chosen in the form, for what stands outside of it. */
const Chosen = createContext<{ variant: ChosenVariant | null; show: (variant: ChosenVariant | null) => void }>({
  variant: null,
  show: () => {},
})

/** Joins the form of a product page with what follows its choice. */
export function ChosenVariantProvider({ children }: { children: ReactNode }) {
  const [variant, show] = useState<ChosenVariant | null>(null)
  const joint = useMemo(() => ({ variant, show }), [variant])
  return <Chosen value={joint}>{children}</Chosen>
}

/** @returns the function that shows another variant */
export const useShowVariant = () => useContext(Chosen).show

interface Props {
  product: Pick<ProductCard, 'price' | 'specialPrice' | 'isPriceFrom' | 'unitPrice'>
  /** Whether a choice changes the line below: it keeps its room then. */
  hasUnit: boolean
  currency: Currency
  texts: PriceTexts & {
    /** 'Save {percent}%' */
    save: string
    /** 'From {price}' */
    from: string
    /** '{price} per {unit}' */
    perUnit: string
    noDelivery: string
  }
}

/** Price, unit price and delivery of the chosen variant; before there is one the lowest, as 'From'. */
export function LivePrice({ product, hasUnit, currency, texts }: Props) {
  const { variant } = useContext(Chosen)
  const { price, specialPrice } = variant ?? product
  const { now, was } = shownPrice(price, specialPrice)
  const unit: UnitPrice | null = variant ? variant.unitPrice : product.unitPrice
  const line = [
    unit && fillText(texts.perUnit, { price: formatPrice(unit.price, currency), unit: unit.unit }),
    variant && !variant.needsDelivery && texts.noDelivery,
  ].filter(Boolean)
  return (
    <div className={styles.box} aria-live="polite">
      {!variant && product.isPriceFrom ? (
        <span className={styles.from}>{fillText(texts.from, { price: formatPrice(now, currency) })}</span>
      ) : (
        <>
          <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} size="large" />
          {was !== null && (
            <span className={styles.save}>{fillText(texts.save, { percent: discountPercent(was, now) })}</span>
          )}
        </>
      )}
      {(hasUnit || line.length > 0) && <p className={styles.unit}>{line.join(' · ')}</p>}
    </div>
  )
}
