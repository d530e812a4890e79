import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { loadFallbackFonts } from '../../../lib/format/typeset/fallback-fonts'
import { clustersOf, hasRightToLeft, type Run, toPrintable, typeset } from '../../../lib/format/typeset/typeset'
import { Sheet, type TextRole } from './tagged-sheet'

/** Positions on an A4 page. */
export const PAGE = { left: 50, right: 545, top: 50, bottom: 770, foot: 795 } as const
export const WIDTH = PAGE.right - PAGE.left

export const INK = { text: '#17181a', quiet: '#5c5852', line: '#c9c5bd', accent: '#ec6158' } as const

type FontName = 'plain' | 'bold'

const WEIGHTS: Readonly<Record<FontName, number>> = { plain: 400, bold: 700 }

const require = createRequire(import.meta.url)
let fonts: Record<FontName, Buffer> | undefined

/** Read once: each font file contains only the letters it shows. */
const readFonts = () =>
  (fonts ??= {
    plain: readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    bold: readFileSync(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
  })

let loadedFont: fontkit.Font | undefined

/** The font with every Latin, Greek and Cyrillic letter, for its glyphs and metrics. */
export const baseFont = () => (loadedFont ??= fontkit.create(readFonts().plain) as fontkit.Font)

/** The name of a font on a sheet. */
const fontName = (fallback: string | null, font: FontName) => (fallback ? `${fallback} ${font}` : font)

interface DocumentInfo {
  title: string
  author: string
  language: string
  createdAt: Date
  /** All texts that will be written: fonts for their rare letters are loaded. */
  texts: readonly string[]
}

/** An empty sheet: A4. */
export async function openSheet({ title, author, language, createdAt, texts }: DocumentInfo): Promise<Sheet> {
  const fallback = await loadFallbackFonts(texts, { base: baseFont(), weights: Object.values(WEIGHTS) })
  const info = { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt }
  const options = {
    ...{ size: 'A4', margin: 0, bufferPages: true, pdfVersion: '1.7', info },
    // Its types lack the standard for tagged documents.
    ...{ lang: language, displayTitle: true, tagged: true, subset: 'PDF/UA' },
  }
  const sheet = new Sheet(options as PDFKit.PDFDocumentOptions, fallback)
  for (const [name, file] of Object.entries(readFonts())) sheet.registerFont(name, file)
  for (const [name, files] of fallback.files)
    for (const font of ['plain', 'bold'] as const) {
      const file = files.get(WEIGHTS[font])
      if (file) sheet.registerFont(fontName(name, font), file)
    }
  return sheet
}

/** A line from margin to margin. */
export function rule(sheet: Sheet, y: number, colour: string = INK.line): void {
  sheet.drawArtifact(() => sheet.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.7).strokeColor(colour).stroke())
}

const LINE_GAP = 2

interface TextStyle {
  width: number
  size?: number
  font?: FontName
  align?: 'left' | 'right'
}

interface Box extends TextStyle {
  x: number
  y: number
  colour?: string
  /** The role of the text; null for text that screen readers skip. */
  role?: TextRole | null
}

/** Amounts are aligned vertically, so their digits have equal widths. */
const featuresOf = ({ align }: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] =>
  align === 'right' ? ['tnum', 'kern'] : ['kern']

/** Whether the sheet's own font and line layout are sufficient for a text. */
const isSimpleText = ({ fallback }: Sheet, text: string) =>
  !hasRightToLeft(text) && clustersOf(text).every((cluster) => fallback.fontOf(cluster) === null)

function layoutLines(sheet: Sheet, text: string, style: TextStyle) {
  const { width, size = 9.5, font = 'plain' } = style
  const options = { features: featuresOf(style) }
  const measure = (run: Run) => sheet.font(fontName(run.font, font)).fontSize(size).widthOfString(run.text, options)
  const lines = typeset(text, { width, fontOf: sheet.fallback.fontOf, measure })
  const lineHeight = sheet.font(font).fontSize(size).currentLineHeight(true) + LINE_GAP
  return { lines, measure, lineHeight, options }
}

/** The height of a text in a box. */
export function heightOf(sheet: Sheet, rawText: string, style: TextStyle): number {
  const text = toPrintable(rawText)
  const { width, size = 9.5, font = 'plain' } = style
  if (isSimpleText(sheet, text))
    return sheet
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: LINE_GAP, features: featuresOf(style) })
  const { lines, lineHeight } = layoutLines(sheet, text, style)
  return lines.length * lineHeight
}

/** Writes text in a box whose upper left corner is at (x, y). @returns the position of the next line */
export function write(sheet: Sheet, rawText: string, box: Box): number {
  const { role = 'paragraph' } = box
  let nextY = box.y
  const draw = () => void (nextY = writeText(sheet, toPrintable(rawText), box))
  if (role) sheet.drawTagged(role, draw)
  else sheet.drawArtifact(draw)
  return nextY
}

function writeText(sheet: Sheet, text: string, box: Box): number {
  const { x, y, width, size = 9.5, font = 'plain', colour = INK.text, align = 'left' } = box
  sheet.fillColor(colour)
  if (isSimpleText(sheet, text)) {
    const options = { width, align, lineGap: LINE_GAP, features: featuresOf(box) }
    return sheet.font(font).fontSize(size).text(text, x, y, options).y
  }
  const { lines, measure, lineHeight, options } = layoutLines(sheet, text, box)
  const { ascent, unitsPerEm } = baseFont()
  lines.forEach((line, index) => {
    const widths = line.map(measure)
    const freeWidth = width - widths.reduce((sum, part) => sum + part, 0)
    // Fonts differ in height, so their baselines are aligned.
    const baseline = y + index * lineHeight + (ascent / unitsPerEm) * size
    let at = align === 'right' ? x + freeWidth : x
    line.forEach((run, place) => {
      sheet.font(fontName(run.font, font)).fontSize(size)
      // PDF viewers expect right-to-left text in drawing order, and reverse it themselves.
      sheet.actualText = run.font && !hasRightToLeft(run.text) ? run.text : null
      sheet.text(run.text, at, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' })
      sheet.actualText = null
      at += widths[place] ?? 0
    })
  })
  return y + lines.length * lineHeight
}
