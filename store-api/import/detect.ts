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

/** The more special first: a feed has few headings that are its own. */
export const DIALECTS: readonly Dialect[] = [own, shopify, medusa, wooCommerce, prestashop, magento, merchantFeed]

/** The dialect of a table, by its headings. @throws ImportError for one of none */
export function detectDialect(table: Table, named?: string): Dialect {
  const dialect = named ? DIALECTS.find(({ key }) => key === named) : DIALECTS.find((one) => one.recognizes(table))
  if (dialect) return dialect
  const known = DIALECTS.map(({ key }) => key).join(', ')
  if (named) throw new ImportError(`There is no dialect ${named}: ${known}.`)
  throw new ImportError(
    `The headings are those of none of the known forms (${known}): ${table.headings.slice(0, 8).join(', ')} …`,
  )
}

/** How a heading of a file is read. */
export interface MappedHeading {
  heading: string
  /** Null where it is not used. */
  as: string | null
}

/** What a table's headings are read as. @param renamed headings by those that take their place */
export const mapHeadings = (
  { headings }: Pick<Table, 'headings'>,
  { columns, patterns = [] }: Dialect,
  renamed: ReadonlyMap<string, string> = new Map(),
): MappedHeading[] =>
  headings.map((heading) => {
    const key = headingKey(renamed.get(headingKey(heading)) ?? heading)
    return { heading, as: columns[key] ?? patterns.find(({ form }) => form.test(key))?.as ?? null }
  })
