import type { Facet, FacetKey } from '../../contract/entities/facet'
import type { Translate } from '../i18n/translate'
import type { Currency } from '../../contract/entities/store'
import { formatPrice } from '../format/price'

/** A value as it is shown. */
export interface Choice {
  key: string
  name: string
  /** '12', or '12+' where there are more; empty where there are none. */
  count: string
  /** '12 products', read out in place of the bare number. */
  countText: string
  isChosen: boolean
}

/** A facet as it is shown. */
export interface FacetView {
  key: FacetKey
  title: string
  isOpen: boolean
  /** Where one value is allowed: none of them. */
  any: { text: string; isChosen: boolean } | null
  /** Values shown at once. */
  first: Choice[]
  /** Those that fold out; null where all are shown. */
  rest: {
    choices: Choice[]
    showText: string
    fewerText: string
    findText: string
    noneText: string
    note: string
  } | null
}

/** Groups that are open from the beginning; the others when something of them is chosen. */
const OPEN: readonly FacetKey[] = ['team', 'size', 'colour', 'on-sale']

/** Facets with more values than anybody reads, and how many of them are shown before the others fold out. */
const LONG: readonly FacetKey[] = ['team', 'kind']
const FIRST_VALUES = 6

interface Options {
  t: Translate
  nameOf: NameOfFacet
  /** Whether all products were counted; otherwise there are more of each value than its count. */
  isCounted: boolean
}

/** Of one facet: its values, the first of them at once. */
export function facetView({ key, values, isCut }: Facet, { t, nameOf, isCounted }: Options): FacetView {
  const choices = values.map((value): Choice => {
    const { key: word, count, isChosen } = value
    return {
      key: word,
      name: nameOf(key, value),
      count: count === 0 ? '' : isCounted ? `${count}` : `${count}+`,
      countText: t(isCounted ? 'Filters.productCount' : 'Filters.countMore', { count }),
      isChosen,
    }
  })
  const isChosen = choices.some((choice) => choice.isChosen)
  const title = t(`Filters.${key}`)
  const isLong = choices.length > FIRST_VALUES + 2 && LONG.includes(key)
  const first = isLong ? choices.filter((choice, at) => at < FIRST_VALUES || choice.isChosen) : choices
  return {
    key,
    title,
    isOpen: isChosen || OPEN.includes(key),
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

/** A range of prices of the store currency, as the value of its facet writes it. */
export interface PriceRange {
  from: number
  /** What it ends below; null when it does not. */
  to: number | null
}

/** Reads `2000-4000`, `19.99-39.99`, or `8000-` without an end; null when it is neither. */
export function readPriceRange(value: string): PriceRange | null {
  const [, from, to] = /^(\d+(?:\.\d+)?)-((?:\d+(?:\.\d+)?)?)$/.exec(value) ?? []
  return from === undefined ? null : { from: Number(from), to: to ? Number(to) : null }
}
