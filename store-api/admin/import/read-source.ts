import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { detectDialect, DIALECTS, mapHeadings, type MappedHeading } from './detect'
import type { Dialect, ShopFacts } from './dialects/dialect'
import { ImportError } from './import-error'
import { openDocuments } from './own-documents'
import type { SourceProduct } from './source-product'
import { openTable, type Table } from './table'
import { openXml } from './xml-table'

type RenamedHeadings = ReadonlyMap<string, string>

const openFile = (path: string, renamedHeadings?: RenamedHeadings): Promise<Table> =>
  extname(path).toLowerCase() === '.xml' ? openXml(path) : openTable(path, renamedHeadings)

/** A file of products, opened in its format. */
export interface Source {
  dialect: Dialect
  table: Table
  headings: MappedHeading[]
  products: AsyncIterable<SourceProduct>
}

interface SourceOptions {
  /** Key of the requested dialect; otherwise it is detected. */
  dialect?: string | undefined
  /** Standard headings by the file's headings, in lower case. */
  renamedHeadings?: RenamedHeadings | undefined
  /** Renamed headings of earlier imports, by dialect. */
  mappings?: Record<string, Record<string, string>>
}

/**
 * Opens the files of one export: products and their related tables, in any order.
 * @throws ImportError for a file of an unknown format
 */
export async function openSource(
  paths: readonly string[],
  facts: ShopFacts,
  { dialect: dialectKey, renamedHeadings, mappings = {} }: SourceOptions = {},
): Promise<Source> {
  const [first = ''] = paths
  if (/^\.(ya?ml|json)$/i.test(extname(first))) {
    if (paths.length > 1) throw new ImportError('Import files of documents one by one.')
    return openDocuments(first, facts.language)
  }
  const tables = await Promise.all(paths.map((path) => openFile(path, renamedHeadings)))
  const isCompanion = (table: Table) => DIALECTS.some(({ isCompanionTable }) => isCompanionTable?.(table) === true)
  const productIndex = tables.findIndex((table) => tables.length === 1 || !isCompanion(table))
  const productTable = tables[productIndex]
  const path = paths[productIndex]
  if (!productTable || path === undefined) throw new ImportError('None of the files has products.')
  const dialect = detectDialect(productTable, dialectKey)
  const savedMapping = renamedHeadings ? null : mappings[dialect.key]
  const headingMap = renamedHeadings ?? new Map(Object.entries(savedMapping ?? {}))
  const table = savedMapping ? await openFile(path, headingMap) : productTable
  const others = tables.filter((_, at) => at !== productIndex)
  const unrelatedIndex = others.findIndex((one) => dialect.isCompanionTable?.(one) !== true)
  if (unrelatedIndex >= 0)
    throw new ImportError(`One of the files does not belong to ${dialect.name}: import it by itself.`)
  return {
    dialect,
    table,
    headings: mapHeadings(table, dialect, headingMap),
    products: dialect.read(table, facts, others),
  }
}

/** Renamed headings of a file with lines such as `Farbe = Option1 Value`. @throws ImportError */
export async function readMapping(path: string): Promise<Map<string, string>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ImportError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  })
  const renamedHeadings = new Map<string, string>()
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [from = '', to, ...more] = line.split('=').map((part) => part.trim())
    if (!from || to === undefined || more.length > 0)
      throw new ImportError(`${path}, line ${place + 1}: write a heading, =, and the heading it is read as.`)
    renamedHeadings.set(from.toLowerCase(), to)
  }
  return renamedHeadings
}
