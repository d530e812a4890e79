import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'

const bidi = bidiFactory()

/** A part of a line that is drawn with one font, in the order of its letters. */
export interface Run {
  text: string
  /** Null: the base font. */
  font: string | null
}

interface Cluster extends Run {
  /** Level of the bidirectional algorithm (UAX 9): odd levels run from right to left. */
  level: number
  offset: number
}

interface TypesetOptions {
  width: number
  fontOf: (cluster: string) => string | null
  /** The width of a run. */
  measure: (run: Run) => number
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether a text needs the bidirectional algorithm. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

function readClusters(text: string, fontOf: TypesetOptions['fontOf']): Cluster[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  let offset = 0
  return clustersOf(text).map((cluster) => {
    const result = { text: cluster, font: fontOf(cluster), level: levels[offset] ?? 0, offset }
    offset += cluster.length
    return result
  })
}

/** Runs in logical order: adjacent letters that share font and direction, since shaping depends on neighbours. */
function toRuns(clusters: readonly Cluster[]): Cluster[] {
  const runs: Cluster[] = []
  for (const cluster of clusters) {
    const last = runs.at(-1)
    if (last?.font === cluster.font && last.level === cluster.level) last.text += cluster.text
    else runs.push({ ...cluster })
  }
  return runs
}

/** Rule L2: from the highest level down to the lowest odd one, reverses every sequence at or above it. */
function toVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  const maxLevel = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = maxLevel; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}

/** The drawing library reverses right-to-left letters, but not spaces and brackets between them. */
function toDrawableRun({ text, font, level }: Cluster): Run {
  if (level % 2 === 0 || hasRightToLeft(text)) return { text, font }
  const reversed = clustersOf(text).reverse()
  return { text: reversed.map((character) => bidi.getMirroredCharacter(character) ?? character).join(''), font }
}

/** The paragraph's own direction applies to spaces at the end of a line: they hang, and are omitted. */
const trimTrailingSpaces = (clusters: readonly Cluster[]) =>
  clusters.slice(0, clusters.findLastIndex(({ text }) => text.trim() !== '') + 1)

function typesetParagraph(text: string, { width, fontOf, measure }: TypesetOptions): Run[][] {
  const clusters = readClusters(text, fontOf)
  const clustersBetween = (from: number, to: number) => clusters.filter(({ offset }) => offset >= from && offset < to)
  const widthOf = (from: number, to: number) =>
    toRuns(trimTrailingSpaces(clustersBetween(from, to))).reduce((sum, run) => sum + measure(toDrawableRun(run)), 0)
  let start = 0
  return breakLines(text, width, widthOf).map((end) => {
    const line = trimTrailingSpaces(clustersBetween(start, end))
    start = end
    return toVisualOrder(toRuns(line)).map(toDrawableRun)
  })
}

/**
 * Breaks a text of any script into lines: the runs of each line, from left to right.
 * @param text without emoji and bidirectional controls (toPrintable)
 */
export const typeset = (text: string, options: TypesetOptions): Run[][] =>
  text.split('\n').flatMap((paragraph) => typesetParagraph(paragraph, options))

const WORD_SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' })
const THAI = /\p{Script=Thai}/u

/**
 * Possible line breaks, by UAX 14, and in Thai, which has no spaces, between words. @returns offsets, the last is the
 * end
 */
export function breakPoints(text: string): number[] {
  const points = new Set<number>([text.length])
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) points.add(next.position)
  if (THAI.test(text))
    for (const { index, segment } of WORD_SEGMENTER.segment(text))
      if (THAI.test(segment) && index > 0) points.add(index)
  return [...points].sort((one, other) => one - other)
}

/**
 * The lines of a text, as offsets. Parts too long for a line are broken between characters.
 * @param widthOf the part between two offsets
 */
export function breakLines(text: string, width: number, widthOf: (from: number, to: number) => number): number[] {
  const ends: number[] = []
  let start = 0
  let lastFittingEnd = 0
  const tryEnd = (end: number) => {
    if (lastFittingEnd > start && widthOf(start, end) > width) {
      ends.push(lastFittingEnd)
      start = lastFittingEnd
    }
    lastFittingEnd = end
  }
  let from = 0
  for (const point of breakPoints(text)) {
    if (widthOf(from, point) > width) {
      let at = from
      for (const cluster of clustersOf(text.slice(from, point))) tryEnd((at += cluster.length))
    } else tryEnd(point)
    from = point
  }
  return [...ends, text.length]
}

const GRAPHEME_SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** User-perceived characters: a letter with its marks. */
export const clustersOf = (text: string): string[] =>
  [...GRAPHEME_SEGMENTER.segment(text)].map(({ segment }) => segment)

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}/u

/** Digits and symbols in emoji style, which are replaced by plain ones. */
const EMOJI_STYLE_CHARACTER = /([#*\d\u00a9\u00ae\u2122])\ufe0f?\u20e3?/g

/** Invisible marks that change the reading order. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** The tone mark of a Thai syllable is above the ring of SARA AM: fonts expect the ring first. */
const THAI_TONE_BEFORE_AM = /([\u0e48-\u0e4b])\u0e33/g

/**
 * Makes a text printable: without emoji, which no monochrome font shows, and without marks that change the reading
 * order of digits.
 */
export function toPrintable(text: string): string {
  const plain = text
    .replace(BIDI_CONTROLS, '')
    .replace(EMOJI_STYLE_CHARACTER, '$1')
    .replace(THAI_TONE_BEFORE_AM, '\u0e4d$1\u0e32')
  if (!EMOJI.test(plain)) return plain
  const printable = clustersOf(plain).filter((cluster) => !EMOJI.test(cluster))
  return printable.join('').replace(/ {2,}/g, ' ').trim()
}
