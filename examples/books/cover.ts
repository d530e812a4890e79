import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import sharp from 'sharp'

/** Size of a cover in pixels. */
const WIDTH = 600
const HEIGHT = 900
const MARGIN = 56

/** The font of the shop's share pictures. */
const FONT_FILE = join('lib/seo', readdirSync('lib/seo').find((file) => file.endsWith('.ttf')) ?? '')

const FAMILY = (fontkit.openSync(FONT_FILE) as fontkit.Font).familyName

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')

const setText = (text: string, size: number, colour: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escape(text)}</span>`,
      ...{
        font: `${FAMILY} ${size}`,
        fontfile: FONT_FILE,
        width: WIDTH - 2 * MARGIN,
        dpi: 72,
        rgba: true,
        wrap: 'word',
      },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

type Random = () => number

/** Patterns of covers: shapes in the lower two thirds. */
const PATTERNS: readonly ((ink: string, accent: string, random: Random) => string)[] = [
  (ink, accent, random) =>
    Array.from({ length: 7 }, (_, row) => {
      const y = 380 + row * 76
      return `<path d="M0 ${y}C150 ${y - 60 * random()} 300 ${y + 60 * random()} 600 ${y - 30 * random()}V900H0Z" fill="${row % 2 ? ink : accent}" opacity="${0.14 + row * 0.1}"/>`
    }).join(''),
  (ink, accent, random) =>
    `<circle cx="${180 + random() * 240}" cy="${520 + random() * 100}" r="${120 + random() * 60}" fill="${accent}"/><path d="M0 ${700 + random() * 60}L${180 + random() * 90} 560L${330 + random() * 60} 690L${450 + random() * 60} 600L600 720V900H0Z" fill="${ink}" opacity=".85"/>`,
  (ink, accent, random) =>
    Array.from({ length: 24 }, (_, place) => {
      const [x, y] = [60 + (place % 4) * 160, 400 + Math.floor(place / 4) * 84]
      return random() < 0.5
        ? `<rect x="${x - 34}" y="${y - 34}" width="68" height="68" fill="${place % 3 ? ink : accent}" opacity=".8"/>`
        : `<circle cx="${x}" cy="${y}" r="34" fill="${place % 3 ? accent : ink}" opacity=".8"/>`
    }).join(''),
  (ink, accent, random) =>
    `<g transform="translate(300 900)">${Array.from({ length: 11 }, (_, place) => `<path d="M0 0C${-80 + place * 16} -200 ${-260 + place * 52} ${-300 - random() * 120} ${-280 + place * 56} ${-330 - random() * 150}" fill="none" stroke="${place % 2 ? ink : accent}" stroke-width="${10 + random() * 14}" stroke-linecap="round"/>`).join('')}</g>`,
]

interface Cover {
  title: string
  author: string
  colours: readonly [string, string, string]
  random: Random
}

/** The cover of a book as a JPEG of 600 × 900 pixels. */
export async function drawCover({ title, author, colours: [ground, ink, accent], random }: Cover): Promise<Buffer> {
  const pattern = PATTERNS[Math.floor(random() * PATTERNS.length)]?.(ink, accent, random) ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${pattern}<rect width="18" height="100%" fill="#000" opacity=".16"/><rect x="18" width="4" height="100%" fill="#fff" opacity=".18"/></svg>`
  return sharp(Buffer.from(svg))
    .composite([
      { input: await setText(title, title.length > 22 ? 58 : 72, ink), left: MARGIN, top: MARGIN },
      { input: await setText(author, 30, accent), left: MARGIN, top: 318 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
}
