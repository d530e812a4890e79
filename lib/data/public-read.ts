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
export const FRESH_S = 60

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

type ShownTag = CacheTag | typeof UNCACHED

/** Returns the cache tags of a response. */
type TagsFor<Data> = (data: Data) => ShownTag[]

/**
 * A cached reply with its tags, which the cache handler reads (lib/cache/memory.mjs). "Missing" is a reply too,
 * otherwise a stale one would be served in its place; it is not cached.
 */
type CachedReply = { shows: ShownTag[]; data: unknown } | { missing: true }

/** Next.js's limit of tags of one entry. */
const MAX_TAGS = 100

interface CachedCall {
  path: string
  accept: Accept
  shows: TagsFor<unknown>
  api: () => ApiClient
}

/** Tag of every entry. */
const EVERYTHING: CacheTag = 'shop'

const recentTimeouts = singleton('recent-timeouts', () => new TimeoutCache())

async function ask({ path, accept, shows, api }: CachedCall): Promise<CachedReply> {
  try {
    const data = await askOnce(path, accept, api)
    return { shows: limitTags(shows(data)), data }
  } catch (error) {
    if (isNotFound(error)) return { missing: true }
    throw error
  }
}

async function askOnce(path: string, accept: Accept, api: () => ApiClient): Promise<unknown> {
  recentTimeouts.refuse(path)
  try {
    const data = await fetchData(path, accept, api)
    recentTimeouts.noteCached(path)
    return data
  } catch (error) {
    if (!isNotFound(error)) recentTimeouts.note(path, error)
    throw error
  }
}

export const limitTags = <Tag extends ShownTag>(shows: Tag[]): Tag[] => [...new Set(shows)].slice(0, MAX_TAGS)

/** Adds tags to the page that is rendered: `unstable_cache` takes tags before the response is known. */
const tagPage = (shows: ShownTag[]) =>
  shows.length > 0 && unstable_cache(async () => true, ['shown', ...shows], { revalidate: false, tags: shows })()

/** Keeps the page that is rendered out of the cache: a part of it is missing only now. */
export const keepPageUncached = () => tagPage([UNCACHED])

/** The tags of a list, and none of an empty one: visitors can invent any number of values by which it is narrowed. */
export const unlessEmpty =
  <Data extends { list: unknown[] }>(shows: TagsFor<Data>): TagsFor<Data> =>
  (data) =>
    data.list.length === 0 ? [UNCACHED] : shows(data)

/** Once per page and path. */
const readPath = cache(
  async (
    path: string,
    tags: string,
    accept: Accept,
    shows: TagsFor<unknown>,
    api: () => ApiClient,
    isPageCached: boolean,
  ): Promise<unknown> => {
    const options = { revalidate: FRESH_S, tags: [EVERYTHING, ...tags.split(',')] }
    const kept = await unstable_cache(() => ask({ path, accept, shows, api }), [path], options)()
    if ('missing' in kept) throw new ApiError({ method: 'GET', path, code: NOT_FOUND, status: NOT_FOUND })
    if (isPageCached) await tagPage(kept.shows)
    return kept.data
  },
)

const NOTHING_ELSE = () => []

interface Options<Data> {
  /** The tags that expire the response. */
  tags: [CacheTag, ...CacheTag[]]
  /** Further tags, from the response. One function for each call, as `accept`. */
  shows?: TagsFor<Data>
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
  return (await askOnce(fillPath(call.path, params) + queryString(query), validateWith(call), api)) as ResponseOf<C>
}

/**
 * Fetches public data from the cache or the store API.
 * @throws ApiError if there is no cached response, and the call fails or violates the contract
 */
export async function fetchCached<C extends Call>(
  call: C,
  {
    tags,
    shows = NOTHING_ELSE,
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
    shows as TagsFor<unknown>,
    api,
    isPageCached,
  )) as ResponseOf<C>
}
