import { toPrintable } from '../../../lib/format/typeset/typeset'
import { MARK_LINE_WIDTH, MARK_SIZE, type MarkLine } from '../../../contract/entities/mark'
import type { LogoImage } from './logo'
import type { Invoice, InvoiceLine } from './read-invoice'
import { heightOf, INK, openSheet, PAGE, rule, WIDTH, write } from './sheet'
import type { Sheet } from './tagged-sheet'

/** The footer of every page: the invoice and its page number. */
function drawFooters(sheet: Sheet, { store, number, texts }: Invoice): void {
  const { count } = sheet.bufferedPageRange()
  const footer = { x: PAGE.left, y: PAGE.foot, width: WIDTH, size: 8, colour: INK.quiet, role: null } as const
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page)
    write(sheet, `${store.name}, ${texts.title(number)}`, footer)
    if (count > 1) write(sheet, texts.page(page + 1, count), { ...footer, align: 'right' })
  }
}

/** Texts entered by people and the store; the rest are the store API's own texts. */
const invoiceTexts = ({ store, facts, billing, shipping, lines, taxes }: Invoice) => [
  ...[store.name, ...store.lines, ...billing, ...shipping],
  ...facts.map(({ value }) => value),
  ...lines.flatMap(({ name, note }) => [name, note]),
  ...taxes.map(({ name }) => name),
]

/** An invoice as a PDF. @param logo the shop's picture; null for its drawn mark, if it has one */
export async function drawInvoice(invoice: Invoice, logo: LogoImage | null = null): Promise<Buffer> {
  const { number, store, language, texts, placedAt } = invoice
  const title = texts.title(number)
  const sheet = await openSheet({
    ...{ title, author: store.name, language, createdAt: placedAt },
    texts: invoiceTexts(invoice).map(toPrintable),
  })
  const chunks: Buffer[] = []
  const pdf = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  drawTaxes(sheet, invoice, drawSums(sheet, invoice, drawLines(sheet, invoice, drawHeader(sheet, invoice, logo))))
  drawFooters(sheet, invoice)
  sheet.end()
  return pdf
}

const HALF_WIDTH = WIDTH / 2

const column = (sheet: Sheet, title: string, lines: string[], x: number, y: number) => {
  const nextY = write(sheet, title, { x, y, width: HALF_WIDTH - 24, font: 'bold' })
  return write(sheet, lines.join('\n'), { x, y: nextY + 2, width: HALF_WIDTH - 24 })
}

const LOGO = { width: 120, height: 26 } as const

const LOGO_GAP = 10

/** The shop's picture, or the mark that components/layout/logo.tsx draws. @returns the horizontal offset of the shop's name */
function drawLogo(sheet: Sheet, mark: MarkLine[], logo: LogoImage | null): number {
  const [x, y] = [PAGE.left, PAGE.top - 3]
  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
    sheet.drawArtifact(() => sheet.image(logo.png, x, y, { width: logo.width * scale, height: logo.height * scale }))
    return logo.width * scale + LOGO_GAP
  }
  if (mark.length === 0) return 0
  sheet.drawArtifact(() => {
    sheet.save().translate(x, y).lineWidth(MARK_LINE_WIDTH)
    for (const { path, colour } of mark) sheet.path(path).stroke(INK[colour])
    sheet.restore()
  })
  return MARK_SIZE + LOGO_GAP
}

/** The header of the first page: seller, title, buyer and delivery address. @returns its lower edge */
function drawHeader(
  sheet: Sheet,
  { store, facts, billing, shippingTitle, shipping, texts }: Invoice,
  logo: LogoImage | null,
): number {
  const logoWidth = drawLogo(sheet, store.mark, logo)
  const storeEnd = write(sheet, store.name, {
    x: PAGE.left + logoWidth,
    y: PAGE.top,
    width: HALF_WIDTH - logoWidth,
    size: 18,
    font: 'bold',
  })
  const right = { x: PAGE.left + HALF_WIDTH, width: HALF_WIDTH, align: 'right', colour: INK.quiet } as const
  const contactEnd = write(sheet, store.lines.join('\n'), { ...right, y: PAGE.top + 4 })

  let y = write(sheet, texts.heading, {
    ...{ x: PAGE.left, width: WIDTH, size: 24, font: 'bold', role: 'heading' },
    y: Math.max(storeEnd, contactEnd) + 32,
  })
  y += 6
  sheet.drawElement('Table', () => {
    for (const { name, value } of facts)
      y = sheet.drawElement('TR', () => {
        write(sheet, name, { x: PAGE.left, y, width: 130, colour: INK.quiet, role: 'row heading' })
        return write(sheet, value, { x: PAGE.left + 136, y, width: WIDTH - 136, role: 'cell' })
      })
  })

  y += 20
  const billingEnd = column(sheet, texts.billing, billing, PAGE.left, y)
  if (shipping.length === 0) return billingEnd + 24
  return Math.max(billingEnd, column(sheet, shippingTitle, shipping, PAGE.left + HALF_WIDTH, y)) + 24
}

const COLUMNS = {
  item: { x: PAGE.left, width: 270 },
  quantity: { x: 325, width: 50, align: 'right' },
  unitPrice: { x: 380, width: 80, align: 'right' },
  amount: { x: 465, width: 80, align: 'right' },
} as const

const NOTE_SIZE = 8.5

/** The column headings, above the first line of every page. @returns the y of the first line */
function drawColumns(sheet: Sheet, { texts }: Pick<Invoice, 'texts'>, y: number): number {
  const header = { y, font: 'bold', role: 'column heading' } as const
  const nextY = sheet.drawElement('TR', () => {
    const end = write(sheet, texts.item, { ...COLUMNS.item, ...header })
    write(sheet, texts.quantity, { ...COLUMNS.quantity, ...header })
    write(sheet, texts.unitPrice, { ...COLUMNS.unitPrice, ...header })
    write(sheet, texts.amount, { ...COLUMNS.amount, ...header })
    return end
  })
  rule(sheet, nextY + 3, INK.text)
  return nextY + 10
}

/** The height of a line: its name and its note may be long. */
const lineHeightOf = (sheet: Sheet, { name, note }: InvoiceLine) =>
  heightOf(sheet, name, COLUMNS.item) + heightOf(sheet, note, { ...COLUMNS.item, size: NOTE_SIZE })

function drawLine(sheet: Sheet, line: InvoiceLine, y: number): number {
  const end = sheet.drawElement('TR', () => {
    const noteY = write(sheet, line.name, { ...COLUMNS.item, y, role: 'row heading' })
    const note = { ...COLUMNS.item, y: noteY, size: NOTE_SIZE, colour: INK.quiet, role: 'cell' } as const
    const noteEnd = write(sheet, line.note, note)
    write(sheet, line.quantity, { ...COLUMNS.quantity, y, role: 'cell' })
    write(sheet, line.unitPrice, { ...COLUMNS.unitPrice, y, role: 'cell' })
    write(sheet, line.amount, { ...COLUMNS.amount, y, role: 'cell' })
    return noteEnd
  })
  rule(sheet, end + 4)
  return end + 11
}

/** The lines, continued on further pages. @returns their lower edge on the last page */
function drawLines(sheet: Sheet, invoice: Invoice, top: number): number {
  return sheet.drawElement('Table', () => {
    let y = drawColumns(sheet, invoice, top)
    for (const line of invoice.lines) {
      if (y + lineHeightOf(sheet, line) > PAGE.bottom) {
        sheet.addPage()
        y = drawColumns(sheet, invoice, PAGE.top)
      }
      y = drawLine(sheet, line, y)
    }
    return y
  })
}

const SUM_NAME_COLUMN = { x: 280, width: 180, align: 'right' } as const
const SUM_AMOUNT_COLUMN = { x: 465, width: 80, align: 'right' } as const
const ROW_HEIGHT = 18

/** The totals, kept together on one page. @returns their lower edge */
function drawSums(sheet: Sheet, { sums, refund }: Invoice, top: number): number {
  const rows = refund ? [...sums, refund] : sums
  let y = top + 6
  if (y + rows.length * ROW_HEIGHT > PAGE.bottom) {
    sheet.addPage()
    y = PAGE.top
  }
  sheet.drawElement('Table', () => {
    for (const row of rows) {
      const isTotal = row === sums.at(-1)
      const style = { y, ...(isTotal && ({ font: 'bold', size: 11 } as const)) }
      const colour = isTotal ? INK.text : INK.quiet
      const nextY = sheet.drawElement('TR', () => {
        const end = write(sheet, row.name, { ...SUM_NAME_COLUMN, ...style, colour, role: 'row heading' })
        write(sheet, row.amount, { ...SUM_AMOUNT_COLUMN, ...style, role: 'cell' })
        return end
      })
      y = Math.max(y + ROW_HEIGHT, nextY + 3)
    }
  })
  return y
}

const TAX_COLUMNS = {
  name: { x: PAGE.left, width: 225 },
  net: { x: 285, width: 85, align: 'right' },
  tax: { x: 375, width: 85, align: 'right' },
  gross: SUM_AMOUNT_COLUMN,
} as const

/** The tax contained in the total: net, tax and gross of each rate. It stays together on one page. */
function drawTaxes(sheet: Sheet, { taxes, texts }: Invoice, top: number): void {
  if (taxes.length === 0) return
  const header = { name: texts.taxes, net: texts.net, tax: texts.tax, gross: texts.gross }
  let y = top + ROW_HEIGHT
  if (y + (taxes.length + 1) * ROW_HEIGHT > PAGE.bottom) {
    sheet.addPage()
    y = PAGE.top
  }
  sheet.drawElement('Table', () => {
    for (const row of [header, ...taxes]) {
      const isHeader = row === header
      const cell = {
        y,
        role: isHeader ? 'column heading' : 'cell',
        ...(isHeader && ({ font: 'bold' } as const)),
      } as const
      const nextY = sheet.drawElement('TR', () => {
        const end = write(sheet, row.name, {
          ...TAX_COLUMNS.name,
          ...cell,
          role: isHeader ? 'column heading' : 'row heading',
        })
        for (const column of ['net', 'tax', 'gross'] as const)
          write(sheet, row[column], { ...TAX_COLUMNS[column], ...cell })
        return end
      })
      if (isHeader) rule(sheet, nextY + 3, INK.text)
      y = isHeader ? nextY + 10 : Math.max(y + ROW_HEIGHT, nextY + 3)
    }
  })
}
