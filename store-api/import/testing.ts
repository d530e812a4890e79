import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSource } from './read-source'
import type { SourceProduct } from './source-product'

/** A folder for the files of a test. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  return {
    path: folder,
    write: (name: string, content: string | Buffer) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** A table as CSV, of rows that name the columns they have. */
export function csvOf(headings: readonly string[], rows: readonly Record<string, string | number>[]): string {
  const cell = (value: string | number | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [headings.map(cell), ...rows.map((row) => headings.map((heading) => cell(row[heading])))]
    .map((cells) => cells.join(','))
    .join('\n')
}

/** All products of files. */
export async function readProducts(paths: readonly string[], currency = 'EUR'): Promise<SourceProduct[]> {
  const { products } = await openSource(paths, { currency })
  const all: SourceProduct[] = []
  for await (const product of products) all.push(product)
  return all
}
