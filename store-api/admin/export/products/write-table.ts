import type { FileHandle } from 'node:fs/promises'
import { toCsv } from '../safe-cells'
import { extendShape, type OwnDocument, type OwnFormat, ownRows } from './own-cells'
import { ownHeadings, type TableShape } from './own-headings'
import { withSpool } from './spool'
import type { Cells } from './text-cells'

/** Spreadsheets detect UTF-8 only by the byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows per write. */
const ROWS_PER_WRITE = 500

/** Writes rows below headings. */
export async function writeRows(
  file: FileHandle,
  headings: readonly string[],
  rows: AsyncIterable<Cells>,
  { delimiter = ',', mark = BYTE_ORDER_MARK } = {},
): Promise<void> {
  await file.write(mark + toCsv([headings], delimiter))
  let chunk: (string | number)[][] = []
  const flush = async () => {
    if (chunk.length > 0) await file.write(toCsv(chunk, delimiter))
    chunk = []
  }
  for await (const row of rows) {
    chunk.push(headings.map((heading) => row[heading] ?? ''))
    if (chunk.length === ROWS_PER_WRITE) await flush()
  }
  await flush()
}

/**
 * Writes products as this shop's own table. Its columns depend on all products, so they are spooled to disk first.
 * @param path of the file, beside which they are spooled
 */
export function writeOwnTable(
  file: FileHandle,
  { path, products, form }: { path: string; products: AsyncIterable<OwnDocument>; form: OwnFormat },
): Promise<void> {
  const shape: TableShape = { attributes: new Map(), options: 0, pictures: 0 }
  const usedHeadings = new Set<string>()
  const rowsOf = (document: OwnDocument) => ownRows(document, [...shape.attributes.keys()], form)
  return withSpool(`${path}.${process.pid}.rows.part`, products, {
    onItem: (document) => {
      extendShape(shape, document)
      for (const row of rowsOf(document))
        for (const [heading, cell] of Object.entries(row)) if (cell !== '') usedHeadings.add(heading)
    },
    work: async ({ items }) => {
      async function* rows() {
        for await (const document of items()) yield* rowsOf(document)
      }
      await writeRows(file, ownHeadings(shape, usedHeadings, form.storeLanguage), rows())
    },
  })
}
