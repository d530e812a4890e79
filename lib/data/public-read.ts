import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { CacheTag } from '../../contract/cache-tags'
import { type ResponseOf, type Call, fillPath, type PathParams } from '../../contract/call'
import { ANONYMOUS } from '../../contract/signing'
import { ApiError, FAILURES, isNotFound } from '../api/api-error'
import type { ApiClient } from '../api/client'
import { readResponse } from '../api/read-response'
import { storeApi } from '../api/store-api'
import { singleton } from '../config/singleton'
import { TimeoutCache } from './timeout-cache'

/** Older responses are served stale while a new one is fetched, and while the store API is unreachable. */
export const REVALIDATE_S = 60

const NOT_FOUND = 404

/** Undefined values are omitted. */
export type Query = Record<string, string | number | undefined>

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(pairs.sort(([a = ''], [b = '']) => a.localeCompare(b))).toString()
  return text && `?${text}`
}

/** Validates a reply. @throws when it violates the contract */
type Accept = (data: unknown) => unknown

/** One function for each call, so that React's cache sees equal arguments. */
const validators = new Map<Call, Accept>()

function validateWith(call: Call): Accept {
  const known = validators.get(call)
  if (known) return known
  const accept: Accept = (data) => readResponse(call, data)
  validators.set(call, accept)
  return accept
}

async function fetchData(path: string, accept: Accept, api: () => ApiClient): Promise<unknown> {
  const { data } = await api().send({ method: 'GET', path, caller: ANONYMOUS })
  try {
    return accept(data)
  } catch (cause) {
    throw new ApiError({ method: 'GET', path, code: FAILURES.network, status: FAILURES.network, cause })
  }
}

/** Tag of responses and pages that the cache handler does not store (lib/cache/memory.mjs). */
const UNCACHED = 'uncached'

type ResponseTag = CacheTag | typeof UNCACHED

/** Returns the cache tags of a response. */
type TagsFor<Data> = (data: Data) => ResponseTag[]

/**
 * A cached reply with its tags, which the cache handler reads (lib/cache/memory.mjs). "Missing" is a reply too,
 * otherwise a stale one would be served in its place; it is not cached.
 */
type CachedReply = { shows: ResponseTag[]; data: unknown } | { missing: true }

/** Next.js's limit of tags of one entry. */
const MAX_TAGS = 100

interface CachedCall {
  path: string
  accept: Accept
  tagsOf: TagsFor<unknown>
  api: () => ApiClient
}

/** Tag of every entry. */
const SHOP_TAG: CacheTag = 'shop'

const recentTimeouts = singleton('recent-timeouts', () => new TimeoutCache())

async function fetchReply({ path, accept, tagsOf, api }: CachedCall): Promise<CachedReply> {
  try {
    const data = await fetchOnce(path, accept, api)
    return { shows: limitTags(tagsOf(data)), data }
  } catch (error) {
    if (isNotFound(error)) return { missing: true }
    throw error
  }
}

async function fetchOnce(path: string, accept: Accept, api: () => ApiClient): Promise<unknown> {
  recentTimeouts.throwRecentTimeout(path)
  try {
    const data = await fetchData(path, accept, api)
    recentTimeouts.markCached(path)
    return data
  } catch (error) {
    if (!isNotFound(error)) recentTimeouts.recordTimeout(path, error)
    throw error
  }
}

export const limitTags = <Tag extends ResponseTag>(tags: Tag[]): Tag[] => [...new Set(tags)].slice(0, MAX_TAGS)

/** Adds tags to the page that is rendered: `unstable_cache` takes tags before the response is known. */
const tagPage = (tags: ResponseTag[]) =>
  tags.length > 0 && unstable_cache(async () => true, ['shown', ...tags], { revalidate: false, tags })()

/** Excludes the page that is rendered from the cache, because a part of it is missing temporarily. */
export const keepPageUncached = () => tagPage([UNCACHED])

/** The tags of a list; an empty one is not cached, because visitors can invent any number of filter values. */
export const uncachedIfEmpty =
  <Data extends { list: unknown[] }>(tagsOf: TagsFor<Data>): TagsFor<Data> =>
  (data) =>
    data.list.length === 0 ? [UNCACHED] : tagsOf(data)

/** Once per page and path. */
const readPath = cache(
  async (
    path: string,
    tags: string,
    accept: Accept,
    tagsOf: TagsFor<unknown>,
    api: () => ApiClient,
    isPageCached: boolean,
  ): Promise<unknown> => {
    const options = { revalidate: REVALIDATE_S, tags: [SHOP_TAG, ...tags.split(',')] }
    const cachedReply = await unstable_cache(() => fetchReply({ path, accept, tagsOf, api }), [path], options)()
    if ('missing' in cachedReply) throw new ApiError({ method: 'GET', path, code: NOT_FOUND, status: NOT_FOUND })
    if (isPageCached) await tagPage(cachedReply.shows)
    return cachedReply.data
  },
)

const NO_EXTRA_TAGS = () => []

interface Options<Data> {
  /** The tags that expire the response. */
  tags: [CacheTag, ...CacheTag[]]
  /** Further tags, from the response. One function for each call, as `accept`. */
  tagsOf?: TagsFor<Data>
  params?: PathParams
  query?: Query
  /** Replaces the validation by the contract. */
  accept?: (data: unknown) => Data
  /** Default: the store API. */
  api?: () => ApiClient
  /** False for a page that is rendered per request: there is no entry that its tags could expire. Default: true. */
  isPageCached?: boolean
}

/**
 * Fetches public data without the cache, for large data that is read once.
 * @throws ApiError
 */
export async function fetchUncached<C extends Call>(
  call: C,
  { params = {}, query = {}, api = storeApi }: Pick<Options<ResponseOf<C>>, 'params' | 'query' | 'api'> = {},
): Promise<ResponseOf<C>> {
  return (await fetchOnce(fillPath(call.path, params) + queryString(query), validateWith(call), api)) as ResponseOf<C>
}

/**
 * Fetches public data from the cache or the store API.
 * @throws ApiError if there is no cached response, and the call fails or violates the contract
 */
export async function fetchCached<C extends Call>(
  call: C,
  {
    tags,
    tagsOf = NO_EXTRA_TAGS,
    params = {},
    query = {},
    accept,
    api = storeApi,
    isPageCached = true,
  }: Options<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
  const path = fillPath(call.path, params) + queryString(query)
  return (await readPath(
    path,
    tags.join(),
    accept ?? validateWith(call),
    tagsOf as TagsFor<unknown>,
    api,
    isPageCached,
  )) as ResponseOf<C>
}
