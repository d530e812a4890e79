import 'server-only'
import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import { loadFallbackFonts } from '../format/typeset/fallback-fonts'
import { typeset, type Run } from '../format/typeset/typeset'
import { SHARE_FONT } from './share-font'
import type { Drawn, Text } from './text'

/** The weight of Noto that stands beside Archivo at the display weight. */
const WEIGHT = 700
const LINE_HEIGHT = 1.25

const toPaths = ({ glyphs, positions }: fontkit.GlyphRun) => {
  let x = 0
  const paths = glyphs.map(({ path }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const drawn = `<path transform="translate(${x + xOffset} ${yOffset})" d="${path.toSVG()}"/>`
    x += xAdvance
    return drawn
  })
  return paths.join('')
}

let base: fontkit.Font | undefined

/** Archivo, parsed, to look up which glyphs it has. */
export const baseFont = () => (base ??= fontkit.create(readFileSync(SHARE_FONT.file)) as fontkit.Font)

/** Words in letters that Archivo lacks, or that run to the left, as a picture without a ground. */
export async function drawLetters({ text, size, colour, width }: Text): Promise<Drawn> {
  const fallback = await loadFallbackFonts([text], { base: baseFont(), weights: [WEIGHT] })
  const fonts = new Map<string | null, fontkit.Font>([[null, baseFont()]])
  for (const [name, files] of fallback.files) {
    const file = files.get(WEIGHT)
    if (file) fonts.set(name, fontkit.create(file) as fontkit.Font)
  }
  const shape = ({ text: letters, font }: Run) => {
    const used = fonts.get(font) ?? baseFont()
    const run = used.layout(letters)
    const scale = size / used.unitsPerEm
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
