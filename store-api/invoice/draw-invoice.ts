import type { Invoice } from './invoice'
import { drawHead } from './draw-head'
import { drawLines } from './draw-lines'
import { drawSums } from './draw-sums'
import { INK, openSheet, PAGE, WIDTH, write, type Sheet } from './sheet'

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

/** An invoice as a PDF. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { number, store, language, texts, placedAt } = invoice
  const sheet = openSheet({ title: texts.title(number), author: store.name, language, createdAt: placedAt })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (piece: Buffer) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    sheet.on('error', reject)
  })
  drawSums(sheet, invoice, drawLines(sheet, invoice, drawHead(sheet, invoice)))
  drawFeet(sheet, invoice)
  sheet.end()
  return done
}
