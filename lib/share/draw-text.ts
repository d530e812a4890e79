import 'server-only'
import path from 'node:path'
import sharp from 'sharp'

/** Archivo (OFL, components/styles/fonts/LICENSE) at the display weight: the library that sets text reads no WOFF2. */
const FONT = { family: 'Archivo Touchline', file: path.join(process.cwd(), 'lib/share/archivo-touchline.ttf') }

interface Text {
  text: string
  /** Pixels. */
  size: number
  colour: string
  /** Lines are broken at this many pixels. */
  width: number
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => MARKUP[sign] ?? sign)

/** Words as a picture without a ground, and its height in pixels. */
export async function drawText({ text, size, colour, width }: Text): Promise<{ input: Buffer; height: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${FONT.family} ${size}`,
      fontfile: FONT.file,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}
