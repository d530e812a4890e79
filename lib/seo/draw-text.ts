import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import { loadFallbackFonts } from '../format/typeset/fallback-fonts'
import { hasRightToLeft, type Run, toPrintable, typeset } from '../format/typeset/typeset'

const MARKUP_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (character) => MARKUP_ENTITIES[character] ?? character)

/** Whether Archivo contains every letter of a text: missing letters would be drawn in arbitrary system fonts. */
const hasAllGlyphs = (text: string) =>
  !hasRightToLeft(text) &&
  [...text].every((character) => baseFont().hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Text as an image with a transparent background, and its height in pixels. */
export async function drawText(options: TextOptions): Promise<TextImage> {
  // sharp rejects an empty text.
  const text = toPrintable(options.text) || '–'
  if (!hasAllGlyphs(text)) return drawWithFallbackFonts({ ...options, text })
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${options.colour}">${escapeMarkup(text)}</span>`,
      font: `${FONT.family} ${options.size}`,
      fontfile: FONT.file,
      width: options.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

/** The weight of Noto that matches Archivo at the display weight. */
const FONT_WEIGHT = 700
const LINE_HEIGHT = 1.25

const toPaths = ({ glyphs, positions }: fontkit.GlyphRun) => {
  let x = 0
  const paths = glyphs.map(({ path }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const svgPath = `<path transform="translate(${x + xOffset} ${yOffset})" d="${path.toSVG()}"/>`
    x += xAdvance
    return svgPath
  })
  return paths.join('')
}

let base: fontkit.Font | undefined

/** Archivo, parsed, to look up which glyphs it has. */
export const baseFont = () => (base ??= fontkit.create(readFileSync(FONT.file)) as fontkit.Font)

/** Text with letters that Archivo lacks, or that run from right to left, as an image with a transparent background. */
export async function drawWithFallbackFonts({ text, size, colour, width }: TextOptions): Promise<TextImage> {
  const fallback = await loadFallbackFonts([text], { base: baseFont(), weights: [FONT_WEIGHT] })
  const fonts = new Map<string | null, fontkit.Font>([[null, baseFont()]])
  for (const [name, files] of fallback.files) {
    const file = files.get(FONT_WEIGHT)
    if (file) fonts.set(name, fontkit.create(file) as fontkit.Font)
  }
  const shape = ({ text: letters, font }: Run) => {
    const runFont = fonts.get(font) ?? baseFont()
    const run = runFont.layout(letters)
    const scale = size / runFont.unitsPerEm
    return { run, scale, width: run.advanceWidth * scale }
  }
  const lines = typeset(text, { width, fontOf: fallback.fontOf, measure: (run) => shape(run).width })
  const rows = lines.map((line, row) => {
    let x = 0
    return line.map((run) => {
      const { run: glyphs, scale, width: advance } = shape(run)
      const place = `translate(${x} ${(row + 0.95) * size * LINE_HEIGHT}) scale(${scale} ${-scale})`
      x += advance
      return `<g transform="${place}">${toPaths(glyphs)}</g>`
    })
  })
  const height = Math.ceil((lines.length + 0.2) * size * LINE_HEIGHT)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}">${rows.flat().join('')}</svg>`
  return { input: await sharp(Buffer.from(svg)).png().toBuffer(), height }
}

/** Archivo (OFL, components/styles/fonts/LICENSE) at the display weight: the typesetting library does not read WOFF2. */
export const FONT = {
  family: 'Archivo Headlines',
  file: path.join(process.cwd(), 'lib/seo/archivo-headlines.ttf'),
} as const

/** Text that becomes a part of an image. */
export interface TextOptions {
  text: string
  /** Pixels. */
  size: number
  colour: string
  /** Lines are broken at this many pixels. */
  width: number
}

/** A text as an image with a transparent background, and its height in pixels. */
export interface TextImage {
  input: Buffer
  height: number
}
