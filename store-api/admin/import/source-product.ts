import type { AttributeKind, RelationKind } from '../../db/schema/columns'

/** A note about the interpretation of a line, or the reason why it was ignored. */
export interface Note {
  line: number
  message: string
}

export interface SourceVariant {
  line: number
  /** One value of each option. */
  options: string[]
  /** Empty to generate it from the key and the option values. */
  sku: string
  gtin: string
  /** The price without a sale; undefined if the file has none, NaN if it is invalid. */
  price: number | undefined
  /** Lower than the price; undefined without a sale. */
  specialPrice: number | undefined
  saleStarts?: string | undefined
  saleEnds?: string | undefined
  /** Grams. */
  weight?: number | undefined
  /** Millilitres. */
  volume?: number | undefined
  /** Undefined if it is not tracked. */
  stock: number | undefined
  /** Whether it can be back-ordered. */
  isBackOrder: boolean
  needsDelivery: boolean
  /** Its number in the other shop, if addresses contain it. */
  formerId?: string | undefined
  /** Address or file name of its picture; empty for the first one. */
  picture: string
}

export interface SourcePicture {
  line: number
  /** URL, path or file name. */
  address: string
  alt: string
}

export interface SourceAttribute {
  key: string
  name: string
  kind: AttributeKind
  /** Whether shoppers see it on the product's page. */
  isShown: boolean
  /** A list's values are separated already. */
  values: string[]
}

/** A product that this one is related to: by its key here, or by a SKU or number of the other shop. */
export interface SourceRelation {
  kind: RelationKind
  by: 'key' | 'name'
  value: string
}

/** A category and those above it, by their names. */
export type SourceCategory = readonly string[]

/** A product of any shop system, in a neutral format. */
export interface SourceProduct {
  line: number
  /** Number of its rows in the file. */
  rows: number
  /** Its handle or address in the other shop; empty to generate it from the name. */
  handle: string
  /** Other possible handles of its address. */
  formerHandles?: string[]
  /** Its number in the other shop, if addresses contain it. */
  formerId?: string
  status: 'active' | 'draft' | 'archived'
  name: string
  brand: string
  subtitle: string
  /** HTML. */
  description: string
  /** The file's tax class; omitted if it contains none. */
  taxClass?: string
  seoTitle: string
  seoDescription: string
  categories: SourceCategory[]
  attributes: SourceAttribute[]
  /** Names of its options; empty without any. */
  optionNames: string[]
  variants: SourceVariant[]
  pictures: SourcePicture[]
  /** Omitted if the file contains no related products. */
  related?: SourceRelation[]
  /**
   * Identifiers in the file's relations, besides the SKUs of its variants: a number, the SKU of a product with options.
   */
  names?: string[]
  /** Notes on data that was changed or omitted. */
  notes: Note[]
  /** Why it cannot be imported; empty for one that can. */
  refusal: string
  /**
   * Its document, for a product in this shop's own format, which is written unchanged; `toDocument` creates the others.
   */
  document?: Record<string, unknown> & { key: string }
}

/** Products that this one goes with, by SKU or number. */
export const goesWith = (values: readonly string[]): SourceRelation[] =>
  [...new Set(values)].map((value) => ({ kind: 'goes-with', by: 'name', value }))

/** An empty product, to be filled. */
export const emptyProduct = (line: number, handle: string): SourceProduct => ({
  ...{ line, rows: 0, handle, status: 'active', name: '', brand: '', subtitle: '', description: '' },
  ...{ seoTitle: '', seoDescription: '', categories: [], attributes: [], optionNames: [], variants: [] },
  ...{ pictures: [], notes: [], refusal: '' },
})

/** Derives price and special price: a compare-at price above the current price is the regular price. */
export function pricesOf(
  currentPrice: number | undefined,
  compareAt: number | undefined,
): { price: number | undefined; specialPrice: number | undefined; note: string } {
  if (currentPrice === undefined || !compareAt || Number.isNaN(compareAt)) {
    const note = Number.isNaN(compareAt) ? 'the compare-at price is no number and was left out' : ''
    return { price: currentPrice, specialPrice: undefined, note }
  }
  if (compareAt > currentPrice) return { price: compareAt, specialPrice: currentPrice, note: '' }
  const note =
    compareAt < currentPrice
      ? `the compare-at price ${compareAt} is below the price ${currentPrice} and was left out`
      : ''
  return { price: currentPrice, specialPrice: undefined, note }
}
