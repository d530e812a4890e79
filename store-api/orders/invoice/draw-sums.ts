import type { Invoice } from './invoice'
import { INK, PAGE, type Sheet } from './sheet'
import { write } from './write'

const NAME = { x: 280, width: 180, align: 'right' } as const
const AMOUNT = { x: 465, width: 80, align: 'right' } as const
const ROW = 18

/** What it costs: it stays together on one page. */
export function drawSums(sheet: Sheet, { sums, givenBack }: Invoice, top: number): void {
  const rows = givenBack ? [...sums, givenBack] : sums
  let y = top + 6
  if (y + rows.length * ROW > PAGE.bottom) {
    sheet.addPage()
    y = PAGE.top
  }
  for (const row of rows) {
    const isTotal = row === sums.at(-1)
    const how = { y, ...(isTotal && ({ font: 'bold', size: 11 } as const)) }
    const below = write(sheet, row.name, { ...NAME, ...how, colour: isTotal ? INK.text : INK.quiet })
    write(sheet, row.amount, { ...AMOUNT, ...how })
    y = Math.max(y + ROW, below + 3)
  }
}
