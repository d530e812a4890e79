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

/** The table format of one shop system's products. */
export interface Dialect {
  key: string
  name: string
  /** Whether a table is in this dialect, by its headings. */
  recognizes: (table: Pick<Table, 'has'>) => boolean
  /** Whether a table accompanies one in this dialect: combinations, categories. */
  isCompanionTable?: (table: Pick<Table, 'has'>) => boolean
  /** The meaning of its headings; other headings are not used. */
  columns: Readonly<Record<string, string>>
  /** Headings that are matched by a pattern, and their meaning. */
  patterns?: readonly { pattern: RegExp; as: string }[]
  /** Products in the order of the file. */
  read: (table: Table, facts: ShopFacts, others: readonly Table[]) => AsyncIterable<SourceProduct>
}
