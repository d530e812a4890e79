import type { Locale } from '../../../i18n/locale'
import type { SourceProduct } from '../source-product'
import type { Table } from '../table'

/** The shop's data that a dialect needs. */
export interface ShopFacts {
  /** ISO code of the shop's currency. */
  currency: string
  /** Its own language; English if unknown. */
  language?: Locale
}

/** How one shop system writes its products in a table. */
export interface Dialect {
  key: string
  name: string
  /** Whether its headings show that a table is in this dialect. */
  recognizes: (table: Pick<Table, 'has'>) => boolean
  /** Whether a table belongs to one in this dialect: combinations, categories. */
  belongs?: (table: Pick<Table, 'has'>) => boolean
  /** The meaning of its headings; other headings are not used. */
  columns: Readonly<Record<string, string>>
  /** Headings that are matched by a pattern, and their meaning. */
  patterns?: readonly { form: RegExp; as: string }[]
  /** Products in the order of the file. */
  read: (table: Table, facts: ShopFacts, others: readonly Table[]) => AsyncIterable<SourceProduct>
}
