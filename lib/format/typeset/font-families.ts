import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where npm put the fonts (Noto Sans and Vazirmatn, OFL): every program of the shop starts in the folder of its package.json. */
const FOLDER = 'node_modules/@fontsource-variable'

/**
 * Families that each know one script of their own. Noto takes Arabic letters apart into shapes and dots that many of
 * them share, and a copied font has another name; that only matters for rare characters.
 */
const OTHER_FAMILIES = ['vazirmatn', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-devanagari', 'noto-sans-thai']

const JAPANESE = 'noto-sans-jp'
const CHINESE = 'noto-sans-sc'
const KOREAN = 'noto-sans-kr'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/**
 * The families to look through, best first. Han characters have one code and three looks: kana in a text says
 * Japanese, hangul Korean, neither Chinese.
 */
export function familiesFor(text: string): string[] {
  if (KANA.test(text)) return [...OTHER_FAMILIES, JAPANESE, CHINESE, KOREAN]
  if (HANGUL.test(text)) return [...OTHER_FAMILIES, KOREAN, JAPANESE, CHINESE]
  return [...OTHER_FAMILIES, CHINESE, JAPANESE, KOREAN]
}

/** A file of a family, and the ranges of code points that are looked for in it. */
interface Slice {
  file: string
  ranges: [first: number, last: number][]
}

const slices = new Map<string, Slice[]>()

/** @param list such as `U+600-6FF,U+750` */
const readRanges = (list: string): Slice['ranges'] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })

/** Fontsource cuts families into files of some hundred letters: which file holds what is read when first needed. */
function slicesOf(family: string): Slice[] {
  const known = slices.get(family)
  if (known) return known
  const folder = path.join(process.cwd(), FOLDER, family)
  const table = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const read = Object.entries(table).map(([name, ranges]) => ({
    file: path.join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: readRanges(ranges),
  }))
  slices.set(family, read)
  return read
}

/** The files of these families in which a character should stand, best first; fonts lack some of what is said of them. */
export const findFontFiles = (families: readonly string[], codePoint: number): string[] =>
  families.flatMap((family) =>
    slicesOf(family)
      .filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
      .map(({ file }) => file),
  )
