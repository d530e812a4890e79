import type { Change } from '../contract/changes'
import type { SearchResult } from '../contract/entities/search'
import type { ListShop } from '../listing/view/list-view'
import { showsProducts } from '../store/product'
import type { AskedSearch } from './asked-search'
import type { DrawFound } from './drawn-found'
import { foundDrawing, type FoundDrawing } from './found-drawing'
import { foundView } from './found-view'
import { keep, unpack, type KeptDrawing } from './kept-drawing'

/** The cache of the process, as far as it is needed here (cache/page-cache.mjs). */
interface Cache {
  get: (key: string, ctx: { kind: 'FETCH' }) => Promise<{ value: unknown; lastModified: number } | null>
  set: (key: string, value: KeptDrawing, ctx: { cacheControl: { revalidate: number } }) => void
}

interface Options {
  cache: Cache
  search: (asked: AskedSearch) => Promise<SearchResult>
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** What it is drawn by, asked for where it is drawn. */
interface By {
  shop: () => Promise<ListShop | undefined>
  draw: () => DrawFound | undefined
}

/** Seconds a drawing is fresh, as the page Next makes of a search. */
const FRESH_SECONDS = 60

/** What changes any of them; the products of each stand beside. */
const ALWAYS: Change[] = ['shop', 'store', 'listing']

/**
 * What was found, drawn: kept in the cache of the process as long as the page Next would make of it, and forgotten with
 * every change of what it shows. One that is out of date stands in where there is no answer.
 */
export class FoundDrawings {
  readonly #options: Required<Options>
  readonly #making = new Map<string, Promise<FoundDrawing | null>>()

  constructor(options: Options) {
    this.#options = { now: Date.now, ...options }
  }

  /** @returns null where there is nothing to show, or nobody to ask: that is for Next to say */
  async get(asked: AskedSearch, by: By): Promise<{ drawing: FoundDrawing; isKept: boolean } | null> {
    const { cache, now } = this.#options
    const key = `/drawn${asked.inner}`
    // As of an answer: of a page nothing is handed over that is out of date.
    const kept = await cache.get(key, { kind: 'FETCH' })
    const last = kept && unpack(kept.value as KeptDrawing)
    const isKept = kept !== null && now() - kept.lastModified < FRESH_SECONDS * 1000
    const drawing = isKept ? last : await this.#makeOnce(key, asked, by).catch(() => last)
    return drawing && { drawing, isKept }
  }

  /** However many ask for it at once. */
  #makeOnce(key: string, asked: AskedSearch, by: By): Promise<FoundDrawing | null> {
    const making = this.#making.get(key) ?? this.#make(key, asked, by).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  /** @throws Error where there is nobody to draw it, or no answer */
  async #make(key: string, asked: AskedSearch, by: By): Promise<FoundDrawing | null> {
    const [shop, draw] = [await by.shop(), by.draw()]
    if (!shop || !draw) throw new Error('Searches cannot be drawn yet')
    const result = await this.#options.search(asked)
    const view = foundView({ ...asked, result }, shop)
    const drawing = result.list.length > 0 ? foundDrawing(view, await draw(view)) : null
    const kept = keep(drawing, [...ALWAYS, ...showsProducts(result)])
    this.#options.cache.set(key, kept, { cacheControl: { revalidate: FRESH_SECONDS } })
    return drawing
  }
}
