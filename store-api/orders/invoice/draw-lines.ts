import type { Invoice, InvoiceLine } from './invoice'
import { INK, PAGE, rule, type Sheet } from './sheet'
import { heightOf, write } from './write'

const COLUMNS = {
  item: { x: PAGE.left, width: 270 },
  quantity: { x: 325, width: 50, align: 'right' },
  unitPrice: { x: 380, width: 80, align: 'right' },
  amount: { x: 465, width: 80, align: 'right' },
} as const

const NOTE_SIZE = 8.5

/** The names of the columns: over the first line of every page. @returns where the lines begin */
export function drawColumns(sheet: Sheet, { texts }: Pick<Invoice, 'texts'>, y: number): number {
  const head = { y, font: 'bold' } as const
  const below = write(sheet, texts.item, { ...COLUMNS.item, ...head })
  write(sheet, texts.quantity, { ...COLUMNS.quantity, ...head })
  write(sheet, texts.unitPrice, { ...COLUMNS.unitPrice, ...head })
  write(sheet, texts.amount, { ...COLUMNS.amount, ...head })
  rule(sheet, below + 3, INK.text)
  return below + 10
}

/** How much room a line needs: its name and its note may be long. */
const roomOf = (sheet: Sheet, { name, note }: InvoiceLine) =>
  heightOf(sheet, name, COLUMNS.item) + heightOf(sheet, note, { ...COLUMNS.item, size: NOTE_SIZE })

function drawLine(sheet: Sheet, line: InvoiceLine, y: number): number {
  const below = write(sheet, line.name, { ...COLUMNS.item, y })
  const end = write(sheet, line.note, { ...COLUMNS.item, y: below, size: NOTE_SIZE, colour: INK.quiet })
  write(sheet, line.quantity, { ...COLUMNS.quantity, y })
  write(sheet, line.unitPrice, { ...COLUMNS.unitPrice, y })
  write(sheet, line.amount, { ...COLUMNS.amount, y })
  rule(sheet, end + 4)
  return end + 11
}

/** The lines, on further pages where one is full. @returns where they end, on the last page */
export function drawLines(sheet: Sheet, invoice: Invoice, top: number): number {
  let y = drawColumns(sheet, invoice, top)
  for (const line of invoice.lines) {
    if (y + roomOf(sheet, line) > PAGE.bottom) {
      sheet.addPage()
      y = drawColumns(sheet, invoice, PAGE.top)
    }
    y = drawLine(sheet, line, y)
  }
  return y
}
