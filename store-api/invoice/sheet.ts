import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

/** A sheet of paper that is drawn on. Lengths are points. */
export type Sheet = PDFKit.PDFDocument

/** Where things stand on an A4 page. */
export const PAGE = { left: 50, right: 545, top: 50, bottom: 770, foot: 795 } as const
export const WIDTH = PAGE.right - PAGE.left

export const INK = { text: '#17181a', quiet: '#5c5852', line: '#c9c5bd' } as const

export type FontName = 'plain' | 'bold'

const require = createRequire(import.meta.url)
let fonts: Record<FontName, Buffer> | undefined

/** Read once: of each font a file holds only the letters it shows. */
const readFonts = () =>
  (fonts ??= {
    plain: readFileSync(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    bold: readFileSync(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
  })

interface About {
  title: string
  author: string
  language: string
  createdAt: Date
}

/** An empty sheet: A4, with fonts that know every Latin, Greek and Cyrillic letter. */
export function openSheet({ title, author, language, createdAt }: About): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.5',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  for (const [name, file] of Object.entries(readFonts())) sheet.registerFont(name, file)
  return sheet
}

/** Text in a box whose upper left corner is at (x, y). @returns where the next line would stand */
export function write(
  sheet: Sheet,
  text: string,
  box: {
    x: number
    y: number
    width: number
    size?: number
    font?: FontName
    colour?: string
    align?: 'left' | 'right'
  },
): number {
  const { x, y, width, size = 9.5, font = 'plain', colour = INK.text, align = 'left' } = box
  sheet.font(font).fontSize(size).fillColor(colour)
  // Amounts stand below one another: their digits are equally wide.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum', 'kern'] : ['kern']
  sheet.text(text, x, y, { width, align, lineGap: 2, features })
  return sheet.y
}

/** A line from margin to margin. */
export function rule(sheet: Sheet, y: number, colour: string = INK.line): void {
  sheet.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.7).strokeColor(colour).stroke()
}
