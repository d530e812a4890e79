import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { clustersOf } from './typeset'

/** The part of a fontkit font that is used. */
export interface BaseFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** Fonts for characters that a base font lacks. */
export interface FallbackFonts {
  /** Which font shows a cluster; null: the base font. */
  fontOf(cluster: string): string | null
  /** TrueType files by name and weight. They contain only the letters of these texts. */
  files: ReadonlyMap<string, ReadonlyMap<number, Buffer>>
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

const HAN = /\p{Script=Han}/u

const nameOf = (file: string) => path.basename(file, '.woff2')

/** Line ends have no image. */
const visibleOf = (cluster: string) =>
  [...cluster]
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint > 0x20)

interface MissingCharacters {
  cluster: string
  visible: number[]
  /** Files that should contain it, best first. */
  files: string[]
}

/** The clusters of some texts that a base font lacks, and the files that may contain them. */
function findMissing(texts: readonly string[], base: BaseFont): MissingCharacters[] {
  const fullText = texts.join('\n')
  const missing: MissingCharacters[] = []
  for (const cluster of new Set(clustersOf(fullText))) {
    const visible = visibleOf(cluster)
    const [first] = visible
    if (first === undefined || visible.every((codePoint) => base.hasGlyphForCodePoint(codePoint))) continue
    const families = familiesFor(HAN.test(cluster) ? fullText : cluster)
    missing.push({ cluster, visible, files: findFontFiles(families, first) })
  }
  return missing
}

/** The expected clusters that a file does contain, by its own character table. */
async function supportedClusters(file: string, missing: readonly MissingCharacters[]): Promise<MissingCharacters[]> {
  const text = missing.map(({ cluster }) => cluster).join('')
  // Every file contains the space: a font without any letter has no such table.
  const [staticFont] = (await createStaticFonts(await readFile(file), `${text} `, [400])).values()
  if (!staticFont) return []
  const supportedCodePoints = new Set((fontkit.create(staticFont) as fontkit.Font).characterSet)
  return missing.filter(({ visible }) => visible.every((codePoint) => supportedCodePoints.has(codePoint)))
}

/**
 * Finds and loads the fonts that texts need besides a base font: none, for most texts.
 * @param weights such as 400 and 700: a file of each is generated from every font
 */
export async function loadFallbackFonts(
  texts: readonly string[],
  { base, weights }: { base: BaseFont; weights: readonly number[] },
): Promise<FallbackFonts> {
  const fontNames = new Map<string, string>()
  const letters = new Map<string, string>()
  for (let missing = findMissing(texts, base); missing.length > 0;) {
    const byFile = new Map<string, MissingCharacters[]>()
    for (const one of missing)
      for (const file of one.files.slice(0, 1)) byFile.set(file, [...(byFile.get(file) ?? []), one])
    missing = []
    for (const [file, group] of byFile) {
      const supported = await supportedClusters(file, group)
      for (const { cluster } of supported) fontNames.set(cluster, nameOf(file))
      if (supported.length > 0)
        letters.set(file, (letters.get(file) ?? '') + supported.map(({ cluster }) => cluster).join(''))
      const unsupported = group.filter((one) => !supported.includes(one))
      missing.push(...unsupported.map(({ files, ...one }) => ({ ...one, files: files.slice(1) })))
    }
  }
  const files = new Map<string, Map<number, Buffer>>()
  for (const [file, text] of letters)
    files.set(nameOf(file), await createStaticFonts(await readFile(file), text, weights))
  return { fontOf: (cluster) => fontNames.get(cluster) ?? null, files }
}

/** Static fonts of one variable font: the typesetting library does not read variable fonts. */
async function createStaticFonts(font: Buffer, text: string, weights: readonly number[]): Promise<Map<number, Buffer>> {
  const staticFonts = new Map<number, Buffer>()
  for (const weight of weights) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
    // The dotted circle is the base letter of marks that have none.
    staticFonts.set(weight, await subsetFont(font, `${text}\u25cc`, options))
  }
  return staticFonts
}

/** Where npm installs the fonts (Noto Sans and Vazirmatn, OFL). Every program starts in the folder of its package.json. */
const FONTS_FOLDER = 'node_modules/@fontsource-variable'

/**
 * Families for one script each. Noto splits Arabic letters into shapes and dots that many of them share, and a subset
 * font has another name; that only matters for rare characters.
 */
const OTHER_FAMILIES = ['vazirmatn', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-devanagari', 'noto-sans-thai']

const JAPANESE = 'noto-sans-jp'
const CHINESE = 'noto-sans-sc'
const KOREAN = 'noto-sans-kr'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/**
 * The families to search, best first. Han characters have one code and three looks: kana in a text means Japanese,
 * hangul Korean, neither Chinese.
 */
export function familiesFor(text: string): string[] {
  if (KANA.test(text)) return [...OTHER_FAMILIES, JAPANESE, CHINESE, KOREAN]
  if (HANGUL.test(text)) return [...OTHER_FAMILIES, KOREAN, JAPANESE, CHINESE]
  return [...OTHER_FAMILIES, CHINESE, JAPANESE, KOREAN]
}

/** A file of a family, and its ranges of code points. */
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

/** Fontsource splits families into files of a few hundred letters: the index of the files is read when first needed. */
function slicesOf(family: string): Slice[] {
  const known = slices.get(family)
  if (known) return known
  const folder = path.join(process.cwd(), FONTS_FOLDER, family)
  const table = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const familySlices = Object.entries(table).map(([name, ranges]) => ({
    file: path.join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: readRanges(ranges),
  }))
  slices.set(family, familySlices)
  return familySlices
}

/**
 * The files of these families that should contain a character, best first; fonts lack some characters of their declared
 * ranges.
 */
export const findFontFiles = (families: readonly string[], codePoint: number): string[] =>
  families.flatMap((family) =>
    slicesOf(family)
      .filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
      .map(({ file }) => file),
  )
