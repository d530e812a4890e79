import type { Access, Figure } from '../command-line'
import type { LoadResult } from './fire'

export const CACHED = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/category/home-shirts' },
  { name: 'product', path: '/product/tarnbridge-rovers-home-shirt-2026-27' },
  { name: 'content', path: '/page/delivery' },
  { name: 'popular search', path: '/search?page=1&limit=12&keyword=shirt' },
]

/**
 * Direct access: ratios of a cached page to the bare static page, by rate and by p99, and of a new search to the bare
 * dynamic page with as many cards. Through nginx: ratio of a cached page to a file with the same bytes. Times in
 * milliseconds, rates in requests a second.
 */
export const LIMITS = {
  cached: 1,
  cachedP99: 1,
  fileServing: 0.5,
  newSearch: 0.12,
  newSearchP95: 80,
  storeApi: 1500,
  storeApiP99: 30,
}

export const NEW_SEARCH_ALONE = 'new search, one at a time'
export const STORE_API_AT_RATE = `store API, product, ${LIMITS.storeApi} requested`

/** Name of the target that serves the bytes of a page as a file. */
export const fileOf = (page: string) => `${page}, as a file`

const NO_RESPONSES: LoadResult = { perSecond: 0, p95: 0, p99: 0 }

/** Figures of all targets, and ratios of pages to their baselines. @param results those by name of the target */
export function figuresOf(results: ReadonlyMap<string, LoadResult>, access: Access): Figure[] {
  const of = (name: string) => results.get(name) ?? NO_RESPONSES
  const ratio = (name: string, baseline: string) => of(name).perSecond / of(baseline).perSecond
  const raw = [...results].map(([name, { perSecond }]): Figure => ({ name, value: perSecond, unit: '/s' }))
  const cached = CACHED.flatMap(({ name }): Figure[] =>
    access === 'nginx'
      ? [{ name: `${name} : file`, value: ratio(name, fileOf(name)), unit: '×', atLeast: LIMITS.fileServing }]
      : [
          { name: `${name} : bare static`, value: ratio(name, 'bare static'), unit: '×', atLeast: LIMITS.cached },
          {
            name: `${name} p99 : its`,
            value: of(name).p99 / Math.max(1, of('bare static').p99),
            unit: '×',
            atMost: LIMITS.cachedP99,
          },
        ],
  )
  const newSearch: Figure = {
    name: 'new search : bare dynamic',
    value: ratio('new search', 'bare dynamic'),
    unit: '×',
    atLeast: LIMITS.newSearch,
  }
  return [
    ...raw,
    ...cached,
    ...(access === 'straight' ? [newSearch] : []),
    { name: `${NEW_SEARCH_ALONE}, p95`, value: of(NEW_SEARCH_ALONE).p95, unit: 'ms', atMost: LIMITS.newSearchP95 },
    {
      name: 'store API, signed reads of products',
      value: of('store API, product').perSecond,
      unit: '/s',
      atLeast: LIMITS.storeApi,
    },
    {
      name: 'store API, p99 at full speed',
      value: of('store API, product').p99,
      unit: 'ms',
      atMost: LIMITS.storeApiP99,
    },
    {
      name: `store API, p99 at ${LIMITS.storeApi}/s`,
      value: of(STORE_API_AT_RATE).p99,
      unit: 'ms',
      atMost: LIMITS.storeApiP99,
    },
  ]
}
