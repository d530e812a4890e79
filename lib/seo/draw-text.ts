import 'server-only'
import sharp from 'sharp'
import { toPrintable } from '../format/typeset/clusters'
import { hasRightToLeft } from '../format/typeset/typeset'
import { baseFont, drawLetters } from './draw-fonts'
import { SHARE_FONT } from './share-font'
import type { Drawn, Text } from './text'

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => MARKUP[sign] ?? sign)

/** Whether Archivo shows every letter of a text: what it lacks would be left to whatever fonts the system has. */
const isPlain = (text: string) =>
  !hasRightToLeft(text) && [...text].every((sign) => baseFont().hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** Words as a picture without a ground, and its height in pixels. */
export async function drawText(words: Text): Promise<Drawn> {
  // A picture without any text is none.
  const text = toPrintable(words.text) || '–'
  if (!isPlain(text)) return drawLetters({ ...words, text })
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${words.colour}">${escapeMarkup(text)}</span>`,
      font: `${SHARE_FONT.family} ${words.size}`,
      fontfile: SHARE_FONT.file,
      width: words.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}
