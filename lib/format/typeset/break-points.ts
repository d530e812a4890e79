import LineBreaker from 'linebreak'
import { clustersOf } from './clusters'

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })
const THAI = /\p{Script=Thai}/u

/** Where a line may end, by UAX 14, and in Thai, which has no spaces, between words. @returns offsets, the last is the end */
export function breakPoints(text: string): number[] {
  const points = new Set<number>([text.length])
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) points.add(next.position)
  if (THAI.test(text))
    for (const { index, segment } of WORDS.segment(text)) if (THAI.test(segment) && index > 0) points.add(index)
  return [...points].sort((one, other) => one - other)
}

/**
 * The lines of a text, as offsets. What is too long for a line is broken between characters.
 * @param widthOf of the part between two offsets
 */
export function breakLines(text: string, width: number, widthOf: (from: number, to: number) => number): number[] {
  const ends: number[] = []
  let start = 0
  let fitting = 0
  const tryEnd = (end: number) => {
    if (fitting > start && widthOf(start, end) > width) {
      ends.push(fitting)
      start = fitting
    }
    fitting = end
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
