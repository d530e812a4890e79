'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ProductDetail } from '@/contract/entities/product'
import type { Currency } from '@/contract/entities/store'
import type { ChosenVariant } from '@/lib/catalog/variants'
import { PriceLines, type PriceLinesTexts } from './price-lines'

/** The variant chosen in the form, for components outside of it. */
const ChosenVariantContext = createContext<{
  variant: ChosenVariant | null
  setVariant: (variant: ChosenVariant | null) => void
}>({
  variant: null,
  setVariant: () => {},
})

/** Connects the form of a product page with the components that depend on its choice. */
export function ChosenVariantProvider({ initial, children }: { initial: ChosenVariant | null; children: ReactNode }) {
  const [variant, setVariant] = useState(initial)
  const contextValue = useMemo(() => ({ variant, setVariant }), [variant])
  return <ChosenVariantContext value={contextValue}>{children}</ChosenVariantContext>
}

/** @returns the function that shows another variant */
export const useShowVariant = () => useContext(ChosenVariantContext).setVariant

/** @returns the chosen variant; null if none is chosen */
export const useChosenVariant = () => useContext(ChosenVariantContext).variant

interface Props {
  product: Pick<ProductDetail, 'price' | 'specialPrice' | 'lowestPrice' | 'isPriceFrom' | 'unitPrice'>
  /** Whether the line below depends on the choice: its space is reserved then. */
  hasUnit: boolean
  deliveryNote?: ReactNode
  currency: Currency
  texts: PriceLinesTexts
}

const pricesOf = ({ price, specialPrice, lowestPrice, unitPrice }: Props['product']) => ({
  ...{ price, specialPrice, lowestPrice, unitPrice },
})

/** Price, unit price and delivery of the chosen variant; before there is one the lowest, as 'From'. */
export function LivePrice({ product, ...rest }: Props) {
  const variant = useChosenVariant()
  if (!variant) return <PriceLines {...pricesOf(product)} {...rest} isFrom={product.isPriceFrom} isLive />
  const { price, specialPrice, lowestPrice = null, unitPrice, needsDelivery } = variant
  return <PriceLines {...{ price, specialPrice, lowestPrice, unitPrice, needsDelivery }} {...rest} isLive />
}
