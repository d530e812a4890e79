import type { FacetKey } from '../../../../contract/entities/facet'
import type { Currency } from '../../../../contract/entities/store'
import { formatPrice } from '../../../format/price'
import type { Translate } from '../../../i18n/translate'
import { readPriceRange } from '../price-range'

interface Value {
  key: string
  /** The store's word; empty where the shop has its own. */
  label: string
}

/** How a value of a facet is called: by the store, or by the shop where it is a price, a sale or a number of stars. */
export function facetNames(t: Translate, currency: Currency) {
  const nameOfPrice = (value: string) => {
    const range = readPriceRange(value)
    if (!range) return value
    const from = formatPrice(range.from, currency)
    if (range.to === null) return t('Filters.priceFrom', { from })
    const to = formatPrice(range.to, currency)
    return range.from === 0 ? t('Filters.priceBelow', { to }) : t('Filters.priceBetween', { from, to })
  }
  return (facet: FacetKey, { key, label }: Value): string => {
    if (label) return label
    if (facet === 'price') return nameOfPrice(key)
    if (facet === 'rating') return t('Filters.ratingUp', { stars: Number(key) })
    return facet === 'on-sale' ? t('Filters.onSale') : key
  }
}

export type NameOfFacet = ReturnType<typeof facetNames>
