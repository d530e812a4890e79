import { createHash } from 'node:crypto'
import { fillings, type Filling } from './fillings'
import { place, placesOf, wordsOf, type Place, type Slot } from './frame-places'

interface Part {
  /** What goes here; nothing where the page's data begin and end. */
  slot: Slot | null
  /** Whether it is in the script with the page's data. */
  isData: boolean
  /** Whether it begins a text of these data. */
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

const NOTHING = Buffer.alloc(0)

interface Cutting {
  page: string
  places: Place[]
  /** Where the script with the page's data is. */
  data: { start: number; end: number }
  hash: string
}

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
    const page = html.slice(0, start) + joined + html.slice(end)
    const frame = new PageFrame({
      page,
      places: placesOf(page, mark, isNarrowed),
      data: { start, end: start + joined.length },
      hash: createHash('sha256').update(data).digest('base64'),
    })
    return frame.#isWhole(mark, isNarrowed) ? frame : null
  }

  /** SHA-256 of the script with its data as Next wrote it, in base64. */
  readonly hash: string

  private constructor({ page, places, data, hash }: Cutting) {
    this.hash = hash
    const cuts = [...places, place(null, data.start), place(null, data.end)]
    cuts.sort((a, b) => a.from - b.from || a.to - b.to)
    this.#head = Buffer.from(page.slice(0, cuts[0]?.from))
    this.#parts = cuts.map(({ slot, from, to }, index) => ({
      slot,
      isData: from >= data.start && from < data.end,
      beginsText: page.slice(from - 2, from) === '\\"',
      then: Buffer.from(page.slice(to, cuts[index + 1]?.from)),
    }))
  }

  /** Whether every mark was found, each as often as it has to be. */
  #isWhole(mark: string, isNarrowed: boolean): boolean {
    const count = (slot: Slot) => this.#parts.filter((part) => part.slot === slot).length
    const texts = [this.#head, ...this.#parts.map(({ then }) => then)]
    return (
      count('screen') === 1 &&
      count('view') === 1 &&
      count('keyword') > 0 &&
      count('filter') > 0 === isNarrowed &&
      !texts.some((text) => wordsOf(mark).some((word) => text.includes(word)))
    )
  }

  /** The page of a search. */
  fill(filling: Filling): FilledPage {
    const fill = fillings(filling)
    const hash = createHash('sha256')
    const pieces = [this.#head]
    for (const { slot, then, ...where } of this.#parts) {
      const own = [slot ? fill({ slot, ...where }) : NOTHING, then]
      pieces.push(...own)
      if (where.isData) for (const piece of own) hash.update(piece)
    }
    return { pieces, hash: hash.digest('base64') }
  }
}
