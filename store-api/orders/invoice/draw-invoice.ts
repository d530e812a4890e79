import { toPrintable } from '../../../lib/format/typeset/clusters'
import type { Invoice } from './invoice'
import type { LogoPicture } from './read-logo'
import { drawHead } from './draw-head'
import { drawLines } from './draw-lines'
import { drawSums } from './draw-sums'
import { INK, openSheet, PAGE, WIDTH, type Sheet } from './sheet'
import { write } from './write'

/** Below every page: whose invoice it is, and which of its pages. */
function drawFeet(sheet: Sheet, { store, number, texts }: Invoice): void {
  const { count } = sheet.bufferedPageRange()
  const foot = { x: PAGE.left, y: PAGE.foot, width: WIDTH, size: 8, colour: INK.quiet } as const
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page)
    write(sheet, `${store.name}, ${texts.title(number)}`, foot)
    if (count > 1) write(sheet, texts.page(page + 1, count), { ...foot, align: 'right' })
  }
}

/** What people and the store have written on it; the rest is the store's own texts. */
const writtenOn = ({ store, facts, billing, shipping, lines }: Invoice) => [
  ...[store.name, ...store.lines, ...billing, ...shipping],
  ...facts.map(({ value }) => value),
  ...lines.flatMap(({ name, note }) => [name, note]),
]

/** An invoice as a PDF. @param logo the shop's own mark; null for the drawn one */
export async function drawInvoice(invoice: Invoice, logo: LogoPicture | null = null): Promise<Buffer> {
  const { number, store, language, texts, placedAt } = invoice
  const title = texts.title(number)
  const sheet = await openSheet({
    ...{ title, author: store.name, language, createdAt: placedAt },
    texts: writtenOn(invoice).map(toPrintable),
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (piece: Buffer) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    sheet.on('error', reject)
  })
  drawSums(sheet, invoice, drawLines(sheet, invoice, drawHead(sheet, invoice, logo)))
  drawFeet(sheet, invoice)
  sheet.end()
  return done
}
