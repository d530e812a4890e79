import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { CALLS } from '../../contract/calls'
import { ANONYMOUS } from '../../contract/signing'
import { violationRecorder, readResponse } from '../api/read-response'
import { storeApi } from '../api/store-api'
import { pruneTree } from '../data/category'
import { env, isDevelopment } from '../env'
import { log } from '../telemetry/log'
import { processCache } from './process-cache.mjs'

/** Timeout of one page, in milliseconds. */
const PAGE_TIMEOUT_MS = 10_000

/** Tags that affect every page. */
const SHOP_WIDE_TAGS: readonly string[] = ['shop', 'store', 'categories', 'pages']

const fetchPath = (path: string) =>
  request(`http://localhost:${env().PORT}${path}`, {
    headers: { accept: 'text/html,image/avif' },
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  })

/** Requests a page like a shopper, through middleware, and its first images, which are rendered on first request. */
async function visit(path: string) {
  const { body } = await fetchPath(path)
  for (const picture of firstImages(await body.text())) await (await fetchPath(picture)).body.dump()
}

/** Renders the main pages in the background, at start and after a change of the whole shop. */
export function startWarmUp() {
  if (!env().WARM_UP || isDevelopment()) return
  const onFailure = (error: unknown) => log().warn({ err: error }, 'the main pages could not be warmed up')
  const warmUp = createWarmUp({ paths: mainPaths, visit, pause, onFailure })
  processCache().onChange((changes) => {
    if (changes.some((change) => SHOP_WIDE_TAGS.includes(change))) void warmUp()
  })
  void warmUp()
}

interface Options {
  /** The pages, the most important first. */
  paths: () => Promise<string[]>
  /** Has one page rendered. */
  visit: (path: string) => Promise<void>
  pause: (milliseconds: number) => Promise<unknown>
  /** Called once a round with the error of a page that could not be warmed up. */
  onFailure: (error: unknown) => void
}

/** Time between two attempts, in milliseconds, and their maximum number. */
const RETRY_INTERVAL_MS = 2000
const MAX_TRIES = 30

/**
 * Renders the main pages ahead of requests, one at a time to leave capacity for shoppers. A call during a round adds
 * one more round.
 */
export function createWarmUp({ paths, visit, pause, onFailure }: Options): () => Promise<void> {
  let round: Promise<void> | undefined
  let isRerunRequested = false

  async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        if (attempt === MAX_TRIES) throw error
        await pause(RETRY_INTERVAL_MS)
      }
    }
  }

  /** The store API may start later than the storefront, and this server may not listen yet: wait for both. */
  async function visitAll() {
    const [first, ...others] = await retry(paths)
    if (first !== undefined) await retry(() => visit(first))
    for (const path of others) {
      if (isRerunRequested) return
      await visit(path)
    }
  }

  async function runRounds() {
    do {
      isRerunRequested = false
      try {
        await visitAll()
      } catch (error) {
        onFailure(error)
      }
    } while (isRerunRequested)
  }

  return () => {
    if (round) isRerunRequested = true
    round ??= runRounds().finally(() => (round = undefined))
    return round
  }
}

/** Pages of every shop: home page, category index, all products. */
const FIXED_PATHS = ['/', '/category', '/product']

async function read(path: string): Promise<unknown> {
  const { data } = await storeApi().send({ method: 'GET', path, caller: ANONYMOUS })
  return data
}

/** The pages most shoppers visit first: the home page, the top categories, the content pages. @throws ApiError */
export async function mainPaths(): Promise<string[]> {
  const [tree, pages] = await Promise.all([read(CALLS.listCategories.path), read(CALLS.listPages.path)])
  const roots = pruneTree(tree, violationRecorder(CALLS.listCategories)).map(({ key }) => `/category/${key}`)
  const contentPages = readResponse(CALLS.listPages, pages)
  return [...FIXED_PATHS, ...roots, ...contentPages.map(({ key }) => `/page/${key}`)]
}

/** Width of the first screen's images on phones and most desktops, in pixels. */
const MAX_IMAGE_WIDTH_PX = 1080

const PRELOAD_PATTERN = /<link [^>]*\bas="image"[^>]*>/g
const SRCSET_PATTERN = /imageSrcSet="([^"]*)"/i

/**
 * The images a page preloads, at the widths most browsers request.
 * @param html the page's HTML
 * @returns paths on the shop's own origin; empty if another host serves the images
 */
export function firstImages(html: string): string[] {
  const sets = (html.match(PRELOAD_PATTERN) ?? []).map((link) => SRCSET_PATTERN.exec(link)?.[1] ?? '')
  return sets
    .flatMap((set) => set.replaceAll('&amp;', '&').split(', '))
    .map((source) => source.split(' '))
    .filter(([address = '', width = '']) => address.startsWith('/image/') && parseInt(width) <= MAX_IMAGE_WIDTH_PX)
    .map(([address = '']) => address)
}
