import bidiFactory from 'bidi-js'
import { breakLines } from './break-points'
import { clustersOf } from './clusters'

const bidi = bidiFactory()

/** A part of a line that is drawn with one font, in the order of its letters. */
export interface Run {
  text: string
  /** Null: the base font. */
  font: string | null
}

interface Cluster extends Run {
  /** Of the bidirectional algorithm (UAX 9): odd ones run to the left. */
  level: number
  at: number
}

interface How {
  width: number
  fontOf: (cluster: string) => string | null
  /** How wide a run is drawn. */
  measure: (run: Run) => number
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether a text needs the bidirectional algorithm. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

function readClusters(text: string, fontOf: How['fontOf']): Cluster[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  let at = 0
  return clustersOf(text).map((cluster) => {
    const read = { text: cluster, font: fontOf(cluster), level: levels[at] ?? 0, at }
    at += cluster.length
    return read
  })
}

/** Runs in logical order: letters beside each other that share font and direction, since shaping looks at neighbours. */
function toRuns(clusters: readonly Cluster[]): Cluster[] {
  const runs: Cluster[] = []
  for (const cluster of clusters) {
    const last = runs.at(-1)
    if (last?.font === cluster.font && last.level === cluster.level) last.text += cluster.text
    else runs.push({ ...cluster })
  }
  return runs
}

/** Rule L2: from the highest level down to the lowest odd one, whatever stands together at or above it is turned. */
function toVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to++
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}

/** The drawing library turns letters that run to the left; spaces and brackets between them it does not know to turn. */
function toDrawn({ text, font, level }: Cluster): Run {
  if (level % 2 === 0 || hasRightToLeft(text)) return { text, font }
  const turned = clustersOf(text).reverse()
  return { text: turned.map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join(''), font }
}

/** The paragraph's own direction counts for spaces at the end of a line: they hang, and are left out. */
const withoutEnd = (clusters: readonly Cluster[]) =>
  clusters.slice(0, clusters.findLastIndex(({ text }) => text.trim() !== '') + 1)

function setParagraph(text: string, { width, fontOf, measure }: How): Run[][] {
  const clusters = readClusters(text, fontOf)
  const within = (from: number, to: number) => clusters.filter(({ at }) => at >= from && at < to)
  const widthOf = (from: number, to: number) =>
    toRuns(withoutEnd(within(from, to))).reduce((sum, run) => sum + measure(toDrawn(run)), 0)
  let start = 0
  return breakLines(text, width, widthOf).map((end) => {
    const line = withoutEnd(within(start, end))
    start = end
    return toVisualOrder(toRuns(line)).map(toDrawn)
  })
}

/**
 * Sets a text of any script in lines: which runs stand beside each other, from left to right.
 * @param text without emoji and bidirectional controls (toPrintable)
 */
export const typeset = (text: string, how: How): Run[][] =>
  text.split('\n').flatMap((paragraph) => setParagraph(paragraph, how))
