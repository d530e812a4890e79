import { inScript } from '../../cache/in-script.mjs'
import { escapeHtml } from '../format/escape-html'
import { filterQuery, type Filter } from '../listing/filter'
import { toFilterSegment } from '../listing/filter-segment'
import { toKeywordSegment } from '../search/keyword'
import type { FoundDrawing } from './found-drawing'
import type { Slot } from './frame-places'

/** What a search puts into its page. */
export interface Filling {
  keyword: string
  filter: Filter
  drawing: FoundDrawing
}

/** Where in a page something goes. */
interface Where {
  slot: Slot
  /** Whether it is in the script with the page's data. */
  isData: boolean
  /** Whether it begins a text of these data, where a `$` means something. */
  beginsText: boolean
}

const FIRST_PICTURE = / fetchPriority="high"/

/** A text of React's data: one that begins with `$` means something else. */
const asText = (text: string) => (text.startsWith('$') ? `$${text}` : text)

/** In a string of JSON, within a script. */
const inData = (text: string) => inScript(JSON.stringify(text).slice(1, -1))

type Is = 'first' | 'pictures' | 'links'

/** Where in the head a link goes. */
function kindOf(link: string): Is {
  if (!link.includes(' as="image"')) return 'links'
  return FIRST_PICTURE.test(link) ? 'first' : 'pictures'
}

/** @returns what a search puts where */
export function fillings({ keyword, filter, drawing }: Filling): (where: Where) => Buffer {
  const query = filterQuery({ ...filter, sort: null })
  const address = new URLSearchParams({ keyword }).toString() + (query && `&${query}`)
  const links = (kind: Is) => Buffer.from(drawing.links.filter((link) => kindOf(link) === kind).join(''))
  const plain: Record<Exclude<Slot, 'words' | 'address'>, Buffer> = {
    screen: drawing.html,
    view: drawing.view,
    keyword: Buffer.from(toKeywordSegment(keyword)),
    filter: Buffer.from(toFilterSegment(filter)),
    first: links('first'),
    pictures: links('pictures'),
    links: links('links'),
  }
  return ({ slot, isData, beginsText }) => {
    if (slot !== 'words' && slot !== 'address') return plain[slot]
    const text = slot === 'words' ? keyword : address
    return Buffer.from(isData ? inData(beginsText ? asText(text) : text) : escapeHtml(text))
  }
}
