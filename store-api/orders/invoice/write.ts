import { clustersOf, toPrintable } from '../../../lib/format/typeset/clusters'
import { hasRightToLeft, typeset, type Run } from '../../../lib/format/typeset/typeset'
import { baseFont, fontName, INK, type FontName, type Sheet } from './sheet'

const LINE_GAP = 2

interface Look {
  width: number
  size?: number
  font?: FontName
  align?: 'left' | 'right'
}

interface Box extends Look {
  x: number
  y: number
  colour?: string
}

/** Amounts stand below one another: their digits are equally wide. */
const featuresOf = ({ align }: Look): PDFKit.Mixins.OpenTypeFeatures[] =>
  align === 'right' ? ['tnum', 'kern'] : ['kern']

/** Whether the font of the sheet, and its own way of setting lines, do for a text. */
const isPlain = ({ fallback }: Sheet, text: string) =>
  !hasRightToLeft(text) && clustersOf(text).every((cluster) => fallback.fontOf(cluster) === null)

function setLines(sheet: Sheet, text: string, look: Look) {
  const { width, size = 9.5, font = 'plain' } = look
  const options = { features: featuresOf(look) }
  const measure = (run: Run) => sheet.font(fontName(run.font, font)).fontSize(size).widthOfString(run.text, options)
  const lines = typeset(text, { width, fontOf: sheet.fallback.fontOf, measure })
  const lineHeight = sheet.font(font).fontSize(size).currentLineHeight(true) + LINE_GAP
  return { lines, measure, lineHeight, options }
}

/** How high a text stands in a box. */
export function heightOf(sheet: Sheet, written: string, look: Look): number {
  const text = toPrintable(written)
  const { width, size = 9.5, font = 'plain' } = look
  if (isPlain(sheet, text))
    return sheet
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: LINE_GAP, features: featuresOf(look) })
  const { lines, lineHeight } = setLines(sheet, text, look)
  return lines.length * lineHeight
}

/** Text in a box whose upper left corner is at (x, y). @returns where the next line would stand */
export function write(sheet: Sheet, written: string, box: Box): number {
  const text = toPrintable(written)
  const { x, y, width, size = 9.5, font = 'plain', colour = INK.text, align = 'left' } = box
  sheet.fillColor(colour)
  if (isPlain(sheet, text)) {
    const options = { width, align, lineGap: LINE_GAP, features: featuresOf(box) }
    return sheet.font(font).fontSize(size).text(text, x, y, options).y
  }
  const { lines, measure, lineHeight, options } = setLines(sheet, text, box)
  const { ascent, unitsPerEm } = baseFont()
  lines.forEach((line, index) => {
    const widths = line.map(measure)
    const free = width - widths.reduce((sum, part) => sum + part, 0)
    // Fonts differ in height: the base lines are what agrees.
    const baseline = y + index * lineHeight + (ascent / unitsPerEm) * size
    let at = align === 'right' ? x + free : x
    line.forEach((run, place) => {
      sheet.font(fontName(run.font, font)).fontSize(size)
      // Readers expect what runs to the left as it is drawn, and turn it themselves.
      sheet.actualText = run.font && !hasRightToLeft(run.text) ? run.text : null
      sheet.text(run.text, at, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' })
      sheet.actualText = null
      at += widths[place] ?? 0
    })
  })
  return y + lines.length * lineHeight
}
