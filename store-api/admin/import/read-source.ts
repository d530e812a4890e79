import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { detectDialect, DIALECTS, mapHeadings, type MappedHeading } from './detect'
import type { Dialect, ShopFacts } from './dialects/dialect'
import { ImportError } from './import-error'
import { openDocuments } from './own-documents'
import type { SourceProduct } from './source-product'
import { openTable, type Table } from './table'
import { openXml } from './xml-table'

type Renamed = ReadonlyMap<string, string>

const openFile = (path: string, renamed?: Renamed): Promise<Table> =>
  extname(path).toLowerCase() === '.xml' ? openXml(path) : openTable(path, renamed)

/** A file of products, opened in its format. */
export interface Source {
  dialect: Dialect
  table: Table
  headings: MappedHeading[]
  products: AsyncIterable<SourceProduct>
}

interface SourceOptions {
  /** Key of the dialect, if it is given. */
  dialect?: string | undefined
  /** Headings of the file, in small letters, by those that are read in their place. */
  renamed?: Renamed | undefined
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
  { dialect: named, renamed, mappings = {} }: SourceOptions = {},
): Promise<Source> {
  const [first = ''] = paths
  if (/^\.(ya?ml|json)$/i.test(extname(first))) {
    if (paths.length > 1) throw new ImportError('Import files of documents one by one.')
    return openDocuments(first, facts.language)
  }
  const tables = await Promise.all(paths.map((path) => openFile(path, renamed)))
  const isPart = (table: Table) => DIALECTS.some(({ belongs }) => belongs?.(table) === true)
  const place = tables.findIndex((table) => tables.length === 1 || !isPart(table))
  const found = tables[place]
  const path = paths[place]
  if (!found || path === undefined) throw new ImportError('None of the files has products.')
  const dialect = detectDialect(found, named)
  const stored = renamed ? null : mappings[dialect.key]
  const used = renamed ?? new Map(Object.entries(stored ?? {}))
  const table = stored ? await openFile(path, used) : found
  const others = tables.filter((_, at) => at !== place)
  const stranger = others.findIndex((one) => dialect.belongs?.(one) !== true)
  if (stranger >= 0) throw new ImportError(`One of the files does not belong to ${dialect.name}: import it by itself.`)
  return { dialect, table, headings: mapHeadings(table, dialect, used), products: dialect.read(table, facts, others) }
}

/** Renamed headings of a file with lines such as `Farbe = Option1 Value`. @throws ImportError */
export async function readMapping(path: string): Promise<Map<string, string>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ImportError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  })
  const renamed = new Map<string, string>()
  for (const [place, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [from = '', to, ...more] = line.split('=').map((part) => part.trim())
    if (!from || to === undefined || more.length > 0)
      throw new ImportError(`${path}, line ${place + 1}: write a heading, =, and the heading it is read as.`)
    renamed.set(from.toLowerCase(), to)
  }
  return renamed
}
