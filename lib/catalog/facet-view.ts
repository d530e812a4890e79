import type { Facet, FacetKey } from '../../contract/entities/product'
import type { Translate } from '../i18n/messages'
import type { Currency } from '../../contract/entities/store'
import { formatPrice } from '../format/price'

/** A facet value in the filter panel. */
export interface Choice {
  key: string
  name: string
  /** '12', '12+' for a lower bound, empty for none. */
  count: string
  /** '12 products', for screen readers. */
  countText: string
  isChosen: boolean
}

/** A facet in the filter panel. */
export interface FacetView {
  key: FacetKey
  title: string
  isOpen: boolean
  /** The option without a value, for single-value facets. */
  any: { text: string; isChosen: boolean } | null
  /** Values that are always visible. */
  first: Choice[]
  /** Values behind "show all"; null if there are none. */
  rest: {
    choices: Choice[]
    showText: string
    fewerText: string
    findText: string
    noneText: string
    note: string
  } | null
}

/** Facets that are expanded by default; others when a value is chosen. */
const OPEN_FACETS: readonly FacetKey[] = ['team', 'size', 'colour', 'on-sale']

/** Facets with many values: only the first are visible, the others behind "show all". */
const LONG_FACETS: readonly FacetKey[] = ['team', 'kind']
const VISIBLE_VALUES = 6

interface Options {
  t: Translate
  nameOf: NameOfFacet
  /** Whether counts are exact; otherwise they are lower bounds. */
  isCounted: boolean
}

export function facetView({ key, values, isCut }: Facet, { t, nameOf, isCounted }: Options): FacetView {
  const choices = values.map((value): Choice => {
    const { key: valueKey, count, isChosen } = value
    return {
      key: valueKey,
      name: nameOf(key, value),
      count: count === 0 ? '' : isCounted ? `${count}` : `${count}+`,
      countText: t(isCounted ? 'Filters.productCount' : 'Filters.countMore', { count }),
      isChosen,
    }
  })
  const isChosen = choices.some((choice) => choice.isChosen)
  const title = t(`Filters.${key}`)
  const isLong = choices.length > VISIBLE_VALUES + 2 && LONG_FACETS.includes(key)
  const first = isLong ? choices.filter((choice, index) => index < VISIBLE_VALUES || choice.isChosen) : choices
  return {
    key,
    title,
    isOpen: isChosen || OPEN_FACETS.includes(key),
    any: key === 'rating' ? { text: t('Filters.ratingAny'), isChosen: !isChosen } : null,
    first,
    rest: isLong
      ? {
          choices: choices.filter((choice) => !first.includes(choice)),
          showText: t('Filters.showAll', { count: values.length }),
          fewerText: t('Filters.showFewer'),
          findText: t('Filters.find', { facet: title }),
          noneText: t('Filters.findNone'),
          note: isCut ? t('Filters.cut') : '',
        }
      : null,
  }
}

interface Value {
  key: string
  /** Name from the store API; empty where the storefront translates the key. */
  label: string
}

/** Names of facet values: the store API's, or translated for prices, sale and ratings. */
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

/** A price range in store currency. */
export interface PriceRange {
  from: number
  /** Exclusive; null for an open range. */
  to: number | null
}

/** Parses `2000-4000`, `19.99-39.99` or the open `8000-`; null for anything else. */
export function readPriceRange(value: string): PriceRange | null {
  const [, from, to] = /^(\d+(?:\.\d+)?)-((?:\d+(?:\.\d+)?)?)$/.exec(value) ?? []
  return from === undefined ? null : { from: Number(from), to: to ? Number(to) : null }
}
