import { getTranslations } from 'next-intl/server'
import type { FacetKey } from '@/lib/contract/entities/facet'
import type { Currency } from '@/lib/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { readPriceRange } from '@/lib/listing/price-range'

interface Value {
  key: string
  /** The store's word; empty where the shop has its own. */
  label: string
}

/** How a value of a facet is called: by the store, or by the shop where it is a price, a sale or a number of stars. */
export async function getFacetNames(currency: Currency) {
  const t = await getTranslations('Filters')
  const nameOfPrice = (value: string) => {
    const range = readPriceRange(value)
    if (!range) return value
    const from = formatPrice(range.from, currency)
    if (range.to === null) return t('priceFrom', { from })
    const to = formatPrice(range.to, currency)
    return range.from === 0 ? t('priceBelow', { to }) : t('priceBetween', { from, to })
  }
  return (facet: FacetKey, { key, label }: Value): string => {
    if (label) return label
    if (facet === 'price') return nameOfPrice(key)
    if (facet === 'rating') return t('ratingUp', { stars: Number(key) })
    return facet === 'on-sale' ? t('onSale') : key
  }
}
