import { inflateSync } from 'node:zlib'

/** The content of a PDF with its compressed streams decompressed. */
export function unpackPdf(file: Buffer): string {
  return file.toString('latin1').replace(/stream\n([\s\S]*?)\nendstream/g, (whole, part: string) => {
    try {
      return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The characters of each font's glyphs, by font name on the page and glyph number. */
function readFonts(content: string): Map<string, string[]> {
  const object = (number: string) => new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(content)?.[1] ?? ''
  const fonts = new Map<string, string[]>()
  for (const [, name = '', number = ''] of content.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(object(number)) ?? []
    const [, letters = ''] = /beginbfrange\n[^[]*\[([^\]]*)\]/.exec(object(table)) ?? []
    const read = [...letters.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => toText(hex.replaceAll(' ', '')))
    fonts.set(name, read)
  }
  return fonts
}

interface Piece {
  x: number
  y: number
  text: string
}

/** A glyph without a character, which is rendered as a box, is □. */
function countUnits(content: string): Piece[] {
  const fonts = readFonts(content)
  const pieces: Piece[] = []
  for (const [, block = ''] of content.matchAll(/\nBT\n([\s\S]*?)\nET\n/g)) {
    let at = { x: 0, y: 0 }
    let letters: string[] = []
    for (const line of block.split('\n')) {
      const [, x, y] = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line) ?? []
      if (x && y) at = { x: Number(x), y: Number(y) }
      const [, font] = /^\/(F\d+) \S+ Tf$/.exec(line) ?? []
      if (font) letters = fonts.get(font) ?? []
      if (!line.endsWith(' TJ')) continue
      const glyphs = [...line.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      const text = glyphs.map((glyph) => (glyph === '0000' ? '□' : (letters[parseInt(glyph, 16)] ?? ''))).join('')
      pieces.push({ ...at, text })
    }
  }
  return pieces
}

/** The lines of a PDF's pages in visual order, from left to right: right-to-left text is reversed. */
export function pdfLines(file: Buffer): string[] {
  const lines = new Map<string, Piece[]>()
  for (const piece of countUnits(unpackPdf(file))) {
    // Both address columns have the same heights; diacritics are slightly above their letters.
    const key = `${piece.x < 270 ? 'left' : 'right'} ${Math.round(piece.y / 4)}`
    lines.set(key, [...(lines.get(key) ?? []), piece])
  }
  return [...lines.values()].map((pieces) =>
    pieces
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(''),
  )
}
