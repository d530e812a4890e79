import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { type AnswerOf, type Call, fillPath, type PathParams } from '../../contract/call'
import type { CacheTag } from '../../contract/cache-tags'
import { ApiError, FAILURES, isNotFound } from '../api/api-error'
import type { ApiClient } from '../api/client'
import { readAnswer } from '../api/read-answer'
import { storeApi } from '../api/store-api'
import { ANONYMOUS } from '../../contract/signing'
import { singleton } from '../config/singleton'
import { LRUCache } from 'lru-cache'

/** Seconds a public answer is fresh; older ones are served while a new one is fetched, and as long as none comes. */
export const FRESH_S = 60

const NOT_FOUND = 404

/** Query values; undefined ones are left out. Sorted, so that one question has one cache entry. */
export type Query = Record<string, string | number | undefined>

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(pairs.sort(([a = ''], [b = '']) => a.localeCompare(b))).toString()
  return text && `?${text}`
}

/** What makes the call's data out of a reply. @throws when the reply does not hold the contract */
type Accept = (data: unknown) => unknown

/** One function for each call, so that equal questions are equal to React's cache too. */
const contractOf = new Map<Call, Accept>()

/** A reply that is not what the contract says is as bad as none; of a list only the item is. */
function validateWith(call: Call): Accept {
  const known = contractOf.get(call)
  if (known) return known
  const accept: Accept = (data) => readAnswer(call, data)
  contractOf.set(call, accept)
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

/** What an answer shows besides what it was asked for. */
type Shows<Data> = (data: Data) => CacheTag[]

/**
 * A reply as it is cached, with the tags of what it shows, which the cache handler reads (lib/cache/memory.mjs).
 * "Missing" is a reply too, or an old one would stand in for it; it is not cached.
 */
type Kept = { shows: CacheTag[]; data: unknown } | { missing: true }

/** Next takes so many tags for one answer. */
const MOST_TAGS = 100

/** A question to the store API, and what is kept of its answer. */
interface Question {
  path: string
  accept: Accept
  shows: Shows<unknown>
  api: () => ApiClient
}

/** With this change whatever is kept is out of date. */
const EVERYTHING: CacheTag = 'shop'

const recentTimeouts = singleton('waited-in-vain', () => new TimeoutCache())

async function ask({ path, accept, shows, api }: Question): Promise<Kept> {
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
    recentTimeouts.answered(path)
    return data
  } catch (error) {
    if (!isNotFound(error)) recentTimeouts.note(path, error)
    throw error
  }
}

/** What an answer shows, as far as it can be remembered of it. */
export const limitTags = (shows: CacheTag[]): CacheTag[] => [...new Set(shows)].slice(0, MOST_TAGS)

/** Next ties a page to what it is told beforehand; what an answer shows is known only then. */
const tagPage = (shows: CacheTag[]) =>
  shows.length > 0 && unstable_cache(async () => true, ['shown', ...shows], { revalidate: false, tags: shows })()

/** Within one page the same question is asked once. */
const readPath = cache(
  async (
    path: string,
    tags: string,
    accept: Accept,
    shows: Shows<unknown>,
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
  /** What a change of makes the answer out of date. */
  tags: [CacheTag, ...CacheTag[]]
  /** Of which it is out of date as well, once it is there. One function for each call, as below. */
  shows?: Shows<Data>
  params?: PathParams
  query?: Query
  /** Reads a reply more kindly than the contract does. */
  accept?: (data: unknown) => Data
  /** Who is asked. Default: the store API. */
  api?: () => ApiClient
  /** False for a page that is rendered per request: there is no entry that its tags could expire. Default: true. */
  isPageCached?: boolean
}

/**
 * A public answer as it is now. For what is read once, in many pieces, and would only drive others out of the cache.
 * @throws ApiError when it cannot be had, or is not what the contract says
 */
export async function fetchUncached<C extends Call>(
  call: C,
  { params = {}, query = {}, api = storeApi }: Pick<Options<AnswerOf<C>>, 'params' | 'query' | 'api'> = {},
): Promise<AnswerOf<C>> {
  return (await askOnce(fillPath(call.path, params) + queryString(query), validateWith(call), api)) as AnswerOf<C>
}

/**
 * A public answer, from the cache or the store API. This file alone decides how public reads are cached.
 * @throws ApiError when it was never fetched and cannot be now, or is not what the contract says
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
  }: Options<AnswerOf<C>>,
): Promise<AnswerOf<C>> {
  const path = fillPath(call.path, params) + queryString(query)
  return (await readPath(
    path,
    tags.join(),
    accept ?? validateWith(call),
    shows as Shows<unknown>,
    api,
    isPageCached,
  )) as AnswerOf<C>
}

/** Milliseconds nobody waits once more: longer than Next takes to render a page that failed a second time. */
const HOLDS = 1000

/** Questions that are remembered at once. */
const MOST = 1000

/** By its name: the class is another one in each of Next's bundles, and what is remembered is the process's. */
const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === FAILURES.timeout

/**
 * Which questions were waited for in vain a moment ago. Next renders a page that failed a second time, and its shopper would
 * wait a second time: for the same question, or for one whose answer is there and has only gone stale since, as Next shows
 * a stale answer and yet holds the page until it was asked for anew.
 */
export class TimeoutCache {
  readonly #now: () => number
  readonly #failures: LRUCache<string, Error>
  readonly #answered = new LRUCache<string, true>({ max: MOST })
  #last: { error: Error; at: number } | undefined

  /** @param now milliseconds that only ever grow */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#failures = new LRUCache({ max: MOST, ttl: HOLDS, ttlResolution: 0, perf: { now } })
  }

  /** Remembers what was answered: there is something to show in its place. */
  answered(path: string) {
    this.#answered.set(path, true)
  }

  /** Remembers a time-out; any other failure came at once, and may come out differently. */
  note(path: string, error: unknown) {
    if (!isTimeout(error)) return
    this.#failures.set(path, error)
    this.#last = { error, at: this.#now() }
  }

  /** @throws the same error where the same question, or any while this one has an answer, was waited for in vain a moment ago */
  refuse(path: string) {
    const failure = this.#failures.get(path) ?? (this.#answered.has(path) ? this.#anyFailure() : undefined)
    if (failure) throw failure
  }

  #anyFailure(): Error | undefined {
    return this.#last && this.#now() - this.#last.at <= HOLDS ? this.#last.error : undefined
  }
}
