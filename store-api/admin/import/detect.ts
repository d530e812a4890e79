import { magento } from './dialects/magento'
import { medusa } from './dialects/medusa'
import { merchantFeed } from './dialects/merchant-feed'
import type { Dialect } from './dialects/dialect'
import { own } from './dialects/own'
import { prestashop } from './dialects/prestashop'
import { shopify } from './dialects/shopify'
import { wooCommerce } from './dialects/woocommerce'
import { ImportError } from './import-error'
import { headingKey, type Table } from './table'

/** More specific dialects first: a feed has few distinctive headings. */
export const DIALECTS: readonly Dialect[] = [own, shopify, medusa, wooCommerce, prestashop, magento, merchantFeed]

/** The dialect of a table, by its headings. @throws ImportError if it is unknown */
export function detectDialect(table: Table, dialectKey?: string): Dialect {
  const dialect = dialectKey
    ? DIALECTS.find(({ key }) => key === dialectKey)
    : DIALECTS.find((one) => one.recognizes(table))
  if (dialect) return dialect
  const known = DIALECTS.map(({ key }) => key).join(', ')
  if (dialectKey) throw new ImportError(`There is no dialect ${dialectKey}: ${known}.`)
  throw new ImportError(
    `The headings are those of none of the known forms (${known}): ${table.headings.slice(0, 8).join(', ')} …`,
  )
}

/** A heading of a file and its meaning. */
export interface MappedHeading {
  heading: string
  /** Null if it is not used. */
  as: string | null
}

/** The meaning of a table's headings. @param renamedHeadings new headings by the file's headings */
export const mapHeadings = (
  { headings }: Pick<Table, 'headings'>,
  { columns, patterns = [] }: Dialect,
  renamedHeadings: ReadonlyMap<string, string> = new Map(),
): MappedHeading[] =>
  headings.map((heading) => {
    const key = headingKey(renamedHeadings.get(headingKey(heading)) ?? heading)
    return { heading, as: columns[key] ?? patterns.find(({ pattern }) => pattern.test(key))?.as ?? null }
  })
