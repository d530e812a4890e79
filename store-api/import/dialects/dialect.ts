import type { Locale } from '../../i18n/locale'
import type { SourceProduct } from '../source-product'
import type { Table } from '../table'

/** What a dialect has to know of the shop. */
export interface ShopFacts {
  /** ISO code of the shop's currency. */
  currency: string
  /** Its own language; English where it is not known. */
  language?: Locale
}

/** How one shop system writes its products in a table. */
export interface Dialect {
  key: string
  name: string
  /** Whether a table is one of its own, by its headings. */
  recognizes: (table: Pick<Table, 'has'>) => boolean
  /** Whether a table belongs to one of its own: combinations, categories. */
  belongs?: (table: Pick<Table, 'has'>) => boolean
  /** What its headings are read as; a heading that is not named here is not used. */
  columns: Readonly<Record<string, string>>
  /** Headings that are read by their form, and as what. */
  patterns?: readonly { form: RegExp; as: string }[]
  /** Products in the order of the file. */
  read: (table: Table, facts: ShopFacts, others: readonly Table[]) => AsyncIterable<SourceProduct>
}
