import { setTimeout as pause } from 'node:timers/promises'
import { POLICY_HEADER } from '../middleware/content-security'
import type { Remembered } from '../middleware/remembered'
import type { ListShop } from '../listing/view/list-view'
import { askedSearch } from './asked-search'
import type { DrawFound } from './drawn-found'
import type { FoundDrawings } from './found-drawings'
import type { LoadedFrame } from './load-frame'

/** A page of a search, ready to go out. */
export interface FoundPage {
  /** The page inside that it is. */
  inner: string
  headers: Record<string, string>
  body: Buffer
  etag: string
}

interface Options {
  /** What is searched for where a frame is wanted. */
  mark: string
  shop: Remembered<ListShop>
  frames: { plain: Remembered<LoadedFrame>; narrowed: Remembered<LoadedFrame> }
  drawings: FoundDrawings
  /** Undefined until Next has drawn a search itself. */
  draw: () => DrawFound | undefined
  /** Longest wait for what all these pages need, in milliseconds. */
  patience?: () => number
}

/** Of a frame's headers those that its page has too. */
const KEPT = [
  'cache-control',
  'content-type',
  'vary',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  POLICY_HEADER,
] as const

/** It comes at once, or the store API is away, in milliseconds. */
const PATIENCE = 1000

/**
 * In the first moments of a program, when it has much to do with itself: Next knows nothing of a search that is kept as a
 * drawing, and cannot make it while the store API is away. Both in milliseconds.
 */
const START = { lasts: 10_000, patience: 5000 }

/** @param begun when the program began, in milliseconds since the epoch */
export const patienceSince = (begun: number) => () => (Date.now() < begun + START.lasts ? START.patience : PATIENCE)

/** What comes in time. Whoever comes before it has their page made by Next. */
async function inTime<Value>(value: Promise<Value | undefined>, limit: number): Promise<Value | undefined> {
  const over = new AbortController()
  const wait = pause(limit, undefined, { signal: over.signal }).catch(() => undefined)
  return Promise.race([value, wait]).finally(() => over.abort())
}

/** Nobody waits for what is refreshed behind a shopper's back, and it does not fail: it is tried again. */
const inBackground = () => {}

/**
 * Pages of searches, put together from the frame Next made of one and what was found (docs/decisions/039): a search nobody
 * made before costs a fifth of what it costs Next.
 */
export class FoundPages {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * @param address as it was asked for
   * @param era another word whenever what stands around a search has changed
   * @returns null for every other page, and where Next has to make it
   */
  async find(address: string, era: string): Promise<FoundPage | null> {
    const { mark, shop, frames, drawings, draw, patience = () => PATIENCE } = this.#options
    const asked = askedSearch(address)
    if (!asked || asked.keyword === mark) return null
    const frame = asked.inner.endsWith('/1') ? frames.plain : frames.narrowed
    const loaded = await inTime(frame.get(inBackground, era), patience())
    const found =
      loaded && (await drawings.get(asked, { shop: () => inTime(shop.get(inBackground, era), patience()), draw }))
    if (!found) return null
    const { pieces, hash } = loaded.frame.fill({ ...asked, drawing: found.drawing })
    // Everything that is drawn is drawn from its data.
    const etag = `"${hash}"`
    return {
      inner: `/${loaded.locale}${asked.inner}`,
      headers: { ...headersOf(loaded, hash), etag, 'x-nextjs-cache': found.isKept ? 'HIT' : 'MISS' },
      body: Buffer.concat(pieces),
      etag,
    }
  }
}

/** Those of the frame, with the policy that lets the page's own data in. */
function headersOf({ frame, headers }: LoadedFrame, hash: string): Record<string, string> {
  const kept = KEPT.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  const all = Object.fromEntries(kept) as Record<string, string>
  return { ...all, [POLICY_HEADER]: (all[POLICY_HEADER] ?? '').replace(frame.hash, hash) }
}
