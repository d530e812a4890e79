import { BUILT_IN_FACETS, type BuiltInFacet, type Facet, type FacetKind } from '../../contract/entities/product'
import type { Translate } from '../i18n/messages'
import type { Currency } from '../../contract/entities/store'
import { formatPrice } from '../format/price'

/** A facet value in the filter panel. */
export interface Choice {
  key: string
  name: string
  /** Colour of its swatch, `#rrggbb`; null for none. */
  colour: string | null
  /** '12', '12+' for a lower bound, empty for none. */
  count: string
  /** '12 products', for screen readers. */
  countText: string
  isChosen: boolean
}

/** A facet in the filter panel. */
export interface FacetView {
  key: string
  kind: FacetKind
  title: string
  /** Name of its form fields; their values are those of its choices, behind `prefix`. */
  field: string
  prefix: string
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

/** Built-in facets that are expanded by default, as swatches are; others when a value is chosen. */
const OPEN_FACETS: readonly string[] = ['brand', 'size', 'on-sale']

/** Facets that are open in lists without a brand and a size. */
const DEFAULT_OPEN_COUNT = 2

/** The keys of the facets of a list that are unfolded. */
export const openFacets = (facets: readonly Facet[]): string[] => {
  const open = facets.map(({ key }) => key).filter((key) => OPEN_FACETS.includes(key))
  const isKnown = open.some((key) => key !== 'on-sale')
  return isKnown ? open : [...open, ...facets.slice(0, DEFAULT_OPEN_COUNT).map(({ key }) => key)]
}

/** Maximum number of values of a long facet that are visible; the others are behind "show all". */
const MAX_VISIBLE_VALUES = 6

const isBuiltIn = (facet: string): facet is BuiltInFacet => (BUILT_IN_FACETS as readonly string[]).includes(facet)

/** The name of a facet: the store API's, or translated for those of every shop. */
export const facetTitle = (t: Translate, { key, name }: Pick<Facet, 'key' | 'name'>): string =>
  name || (isBuiltIn(key) ? t(`Filters.${key}`) : key)

/** Only long lists of names have a search field, not sizes, swatches and price ranges. */
const isLongList = ({ key, kind, values }: Facet) =>
  kind === 'values' && key !== 'size' && values.length > MAX_VISIBLE_VALUES + 2

interface Options {
  t: Translate
  nameOf: NameOfFacet
  /** Whether counts are exact; otherwise they are lower bounds. */
  hasExactCounts: boolean
  /** Keys of the facets that are unfolded (`openFacets`). */
  open: readonly string[]
}

export function facetView(facet: Facet, { t, nameOf, hasExactCounts, open }: Options): FacetView {
  const { key, kind, values, isMany, isCut } = facet
  const choices = values.map((value): Choice => {
    const { key: valueKey, count, isChosen } = value
    return {
      key: valueKey,
      name: nameOf(key, value),
      colour: value.colour,
      count: count === 0 ? '' : hasExactCounts ? `${count}` : `${count}+`,
      countText: t(hasExactCounts ? 'Filters.productCount' : 'Filters.countMore', { count }),
      isChosen,
    }
  })
  const isChosen = choices.some((choice) => choice.isChosen)
  const title = facetTitle(t, facet)
  const isLong = isLongList(facet)
  const first = isLong ? choices.filter((choice, index) => index < MAX_VISIBLE_VALUES || choice.isChosen) : choices
  return {
    key,
    kind,
    title,
    ...(isBuiltIn(key) ? { field: key, prefix: '' } : { field: 'filter', prefix: `${key}:` }),
    isOpen: isChosen || kind === 'swatches' || open.includes(key),
    any: !isMany && kind === 'rating' ? { text: t('Filters.ratingAny'), isChosen: !isChosen } : null,
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
  return (facet: string, { key, label }: Value): string => {
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
