import type { FileHandle } from 'node:fs/promises'
import { toCsv } from '../safe-cells'
import { fitShape, type OwnDocument, type OwnForm, ownRows } from './own-cells'
import { ownHeadings, type TableShape } from './own-headings'
import { withSpool } from './spool'
import type { Cells } from './text-cells'

/** Spreadsheets detect UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows per write. */
const CHUNK = 500

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
    if (chunk.length === CHUNK) await flush()
  }
  await flush()
}

/**
 * Writes products as this shop's own table. Its columns depend on all products, so they are spooled to disk first.
 * @param path of the file, beside which they are spooled
 */
export function writeOwnTable(
  file: FileHandle,
  { path, products, form }: { path: string; products: AsyncIterable<OwnDocument>; form: OwnForm },
): Promise<void> {
  const shape: TableShape = { attributes: new Map(), options: 0, pictures: 0 }
  const used = new Set<string>()
  const rowsOf = (document: OwnDocument) => ownRows(document, [...shape.attributes.keys()], form)
  return withSpool(`${path}.${process.pid}.rows.part`, products, {
    onItem: (document) => {
      fitShape(shape, document)
      for (const row of rowsOf(document))
        for (const [heading, cell] of Object.entries(row)) if (cell !== '') used.add(heading)
    },
    work: async ({ items }) => {
      async function* rows() {
        for await (const document of items()) yield* rowsOf(document)
      }
      await writeRows(file, ownHeadings(shape, used, form.own), rows())
    },
  })
}
