import { createHash } from 'node:crypto'
import { inScript } from '../../cache/in-script.mjs'
import { filterQuery, type Filter } from '../listing/filter'
import { toFilterSegment } from '../listing/filter-segment'
import { toKeywordSegment } from '../search/keyword'
import { FRAME_FILTER } from './frame-keyword'
import type { FoundDrawing } from './found-drawing'

/** What a search puts into its page. */
export interface Filling {
  keyword: string
  filter: Filter
  drawing: FoundDrawing
}

/** What goes where a mark stands, or where something of the head belongs; and where the page's data begin and end. */
type Slot =
  'screen' | 'view' | 'address' | 'keyword' | 'filter' | 'words' | 'first' | 'pictures' | 'links' | 'data' | 'end'

interface Part {
  slot: Slot
  /** Whether it is in the script with the page's data. */
  isData: boolean
  /** Whether it begins a text of these data, where a `$` means something. */
  beginsText: boolean
  /** What follows it in the frame, as it goes out. */
  then: Buffer
}

/** A page as it goes out, in pieces, and the SHA-256 of the script with its data, in base64. */
export interface FilledPage {
  pieces: Buffer[]
  hash: string
}

const DATA_START = '<script>(self.__next_f=self.__next_f||[])'
const SCRIPT_END = '</script>'

/** Next writes the data of a page in pieces, cut anywhere: they are one text. */
const SEAM = /"\]\);?self\.__next_f\.push\(\[1,"/g

/** The page's letters, before and behind which its pictures are preloaded. */
const LETTERS = /<link rel="preload" href="[^"<>]*" as="font"[^<>]*>/
const FIRST_PICTURE = / fetchPriority="high"/
/** Behind everything else of the head but the script for old browsers. */
const HEAD_END = /(?:<script [^<>]*noModule=""><\/script>)?<\/head>/

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** A text of React's data: one that begins with `$` means something else. */
const asText = (text: string) => (text.startsWith('$') ? `$${text}` : text)

/** In a string of JSON, within a script. */
const inData = (text: string) => inScript(JSON.stringify(text).slice(1, -1))

/** A found page without what was found, as Next made it: cut where a search's own words go. */
export class PageFrame {
  readonly #head: Buffer
  readonly #parts: Part[]

  /**
   * @param html the page of a search for `mark`, narrowed to FRAME_FILTER or to nothing
   * @returns null where it does not look as it should: then Next makes these pages itself
   */
  static of(html: string, mark: string, isNarrowed: boolean): PageFrame | null {
    const start = html.indexOf(DATA_START) + '<script>'.length
    const end = html.indexOf(SCRIPT_END, start)
    if (start < '<script>'.length || end < 0) return null
    const data = html.slice(start, end)
    const joined = data.replace(SEAM, '')
    const frame = new PageFrame({
      page: html.slice(0, start) + joined + html.slice(end),
      cuts: marks(mark, isNarrowed),
      data: { start, end: start + joined.length },
      hash: createHash('sha256').update(data).digest('base64'),
    })
    return frame.#isWhole(mark, isNarrowed) ? frame : null
  }

  /** SHA-256 of the script with its data as Next wrote it, in base64. */
  readonly hash: string

  private constructor({ page, cuts, data, hash }: Cutting) {
    this.hash = hash
    const places = [...placesOf(page, cuts), ...placesInHead(page), place('data', data.start), place('end', data.end)]
    places.sort((a, b) => a.from - b.from || a.to - b.to)
    this.#head = Buffer.from(page.slice(0, places[0]?.from))
    this.#parts = places.map(({ slot, from, to }, index) => ({
      slot,
      isData: from >= data.start && from < data.end,
      beginsText: page.slice(from - 2, from) === '\\"',
      then: Buffer.from(page.slice(to, places[index + 1]?.from)),
    }))
  }

  /** Whether every mark was found, each as often as it has to be. */
  #isWhole(mark: string, isNarrowed: boolean): boolean {
    const count = (slot: Slot) => this.#parts.filter((part) => part.slot === slot).length
    const left = [mark, toKeywordSegment(mark)]
    return (
      count('screen') === 1 &&
      count('view') === 1 &&
      count('keyword') > 0 &&
      count('filter') > 0 === isNarrowed &&
      ![this.#head, ...this.#parts.map(({ then }) => then)].some((text) => left.some((word) => text.includes(word)))
    )
  }

  /** The page of a search. */
  fill(filling: Filling): FilledPage {
    const fill = fillings(filling)
    const hash = createHash('sha256')
    const pieces = [this.#head]
    for (const part of this.#parts) {
      const own = [fill(part), part.then]
      pieces.push(...own)
      if (part.isData) for (const piece of own) hash.update(piece)
    }
    return { pieces, hash: hash.digest('base64') }
  }
}

interface Cutting {
  page: string
  cuts: RegExp
  /** Where the script with the page's data is. */
  data: { start: number; end: number }
  hash: string
}

interface Place {
  slot: Slot
  from: number
  to: number
}

const place = (slot: Slot, from: number, to = from): Place => ({ slot, from, to })

const placesOf = (page: string, cuts: RegExp): Place[] =>
  [...page.matchAll(cuts)].map(({ index, groups, 0: cut }) => place(slotOf(groups), index, index + cut.length))

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

const NOTHING = Buffer.alloc(0)

/** What a search puts where. */
function fillings({ keyword, filter, drawing }: Filling) {
  const links = drawing.links.map((link) => ({ link, isPicture: link.includes(' as="image"') }))
  const linksWhere = (isWanted: (one: (typeof links)[number]) => boolean) =>
    Buffer.from(
      links
        .filter(isWanted)
        .map(({ link }) => link)
        .join(''),
    )
  const query = filterQuery({ ...filter, sort: null })
  const address = new URLSearchParams({ keyword }).toString() + (query && `&${query}`)
  const plain: Record<Exclude<Slot, 'words' | 'address'>, Buffer> = {
    screen: drawing.html,
    view: drawing.view,
    keyword: Buffer.from(toKeywordSegment(keyword)),
    filter: Buffer.from(toFilterSegment(filter)),
    first: linksWhere(({ link, isPicture }) => isPicture && FIRST_PICTURE.test(link)),
    pictures: linksWhere(({ link, isPicture }) => isPicture && !FIRST_PICTURE.test(link)),
    links: linksWhere(({ isPicture }) => !isPicture),
    data: NOTHING,
    end: NOTHING,
  }
  return ({ slot, isData, beginsText }: Part): Buffer => {
    if (slot !== 'words' && slot !== 'address') return plain[slot]
    const text = slot === 'words' ? keyword : address
    return Buffer.from(isData ? inData(beginsText ? asText(text) : text) : escape(text))
  }
}

/** What stands in a frame for a search's own words, the longest first. */
function marks(mark: string, isNarrowed: boolean): RegExp {
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
