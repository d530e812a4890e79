import { filterQuery } from '../listing/filter'
import { toFilterSegment } from '../listing/filter-segment'
import { toKeywordSegment } from '../search/keyword'
import { FRAME_FILTER } from './frame-keyword'

/** What goes where a mark stands, or where something of the head belongs. */
export type Slot = 'screen' | 'view' | 'address' | 'keyword' | 'filter' | 'words' | 'first' | 'pictures' | 'links'

/** Where something goes in a page: what stands there from a letter up to another goes. */
export interface Place<Kind = Slot> {
  slot: Kind
  from: number
  to: number
}

export const place = <Kind>(slot: Kind, from: number, to = from): Place<Kind> => ({ slot, from, to })

/** The page's letters, before and behind which its pictures are preloaded. */
const LETTERS = /<link rel="preload" href="[^"<>]*" as="font"[^<>]*>/
/** Behind everything else of the head but the script for old browsers. */
const HEAD_END = /(?:<script [^<>]*noModule=""><\/script>)?<\/head>/

/** What stands in a frame for a search's own words, the longest first. */
function marksOf(mark: string, isNarrowed: boolean): RegExp {
  const filter = isNarrowed ? `(?:(?:&amp;|\\\\u0026)${filterQuery(FRAME_FILTER)})` : ''
  return new RegExp(
    [
      `(?<screen><p>${mark}</p>)`,
      // Its quotes go with it.
      `(?<=\\\\"view\\\\":)(?<view>\\\\"${mark}\\\\")`,
      `(?<address>keyword=${mark}${filter})`,
      `(?<keyword>${toKeywordSegment(mark)})`,
      ...(isNarrowed ? [`(?<filter>${toFilterSegment(FRAME_FILTER)})`] : []),
      `(?<words>${mark})`,
    ].join('|'),
    'g',
  )
}

const slotOf = (groups: Record<string, string | undefined> = {}) =>
  Object.keys(groups).find((name) => groups[name] !== undefined) as Slot

/** Where the pictures and links of a search go. */
function placesInHead(page: string): Place[] {
  const letters = LETTERS.exec(page)
  const end = page.search(HEAD_END)
  return [
    place('first', letters?.index ?? end),
    place('pictures', letters ? letters.index + letters[0].length : end),
    place('links', end),
  ]
}

/** Where a search's own goes in the page of a search for `mark`, narrowed to FRAME_FILTER or to nothing. */
export const placesOf = (page: string, mark: string, isNarrowed: boolean): Place[] => [
  ...Array.from(page.matchAll(marksOf(mark, isNarrowed)), ({ index, groups, 0: cut }) =>
    place(slotOf(groups), index, index + cut.length),
  ),
  ...placesInHead(page),
]

/** What may not be left in a frame once its places are cut. */
export const wordsOf = (mark: string): string[] => [mark, toKeywordSegment(mark)]
