import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { AnswerOf, Call } from '../contract/call'
import { fillPath, type PathParams } from '../contract/path-template'
import { ApiError, FAILURES } from '../api/api-error'
import type { ApiClient } from '../api/client'
import { storeApi } from '../api/store-api'
import { ANYONE } from '../contract/signed-headers'

/** Seconds a public answer is fresh; older ones are served while a new one is fetched, and as long as none comes. */
export const FRESH_SECONDS = 60

/** Query values; undefined ones are left out. Sorted, so that one question has one cache entry. */
export type Query = Record<string, string | number | undefined>

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(pairs.sort(([a = ''], [b = '']) => a.localeCompare(b))).toString()
  return text && `?${text}`
}

/** What makes the call's data out of a reply. @throws when the reply does not hold the contract */
type Accept = (data: unknown) => unknown

/** A reply that is not what the contract says is as bad as none. */
const holdTo =
  (call: Call): Accept =>
  (data) =>
    call.answer?.validateSync(data, { strict: true })

async function fetchData(path: string, accept: Accept, api: () => ApiClient): Promise<unknown> {
  const { data } = await api().send({ method: 'GET', path, caller: ANYONE })
  try {
    return accept(data)
  } catch (cause) {
    throw new ApiError({ method: 'GET', path, code: FAILURES.network, status: FAILURES.network, cause })
  }
}

/** Within one page the same question is asked once. */
const readPath = cache((path: string, tag: string, accept: Accept, api: () => ApiClient) =>
  unstable_cache(() => fetchData(path, accept, api), [path], { revalidate: FRESH_SECONDS, tags: [tag] })(),
)

/** One function for each call, so that equal questions are equal to React's cache too. */
const contractOf = new Map<Call, Accept>()

interface Options<Data> {
  params?: PathParams
  query?: Query
  /** Reads a reply more kindly than the contract does. */
  accept?: (data: unknown) => Data
  /** Who is asked. Default: the store API. */
  api?: () => ApiClient
}

/**
 * A public answer as it is now. For what is read once, in many pieces, and would only drive others out of the cache.
 * @throws ApiError when it cannot be had, or is not what the contract says
 */
export async function freshRead<C extends Call>(
  call: C,
  { params = {}, query = {}, api = storeApi }: Omit<Options<AnswerOf<C>>, 'accept'> = {},
): Promise<AnswerOf<C>> {
  return (await fetchData(fillPath(call.path, params) + queryString(query), holdTo(call), api)) as AnswerOf<C>
}

/**
 * A public answer, from the cache or the store API. This file alone decides how public reads are cached.
 * @throws ApiError when it was never fetched and cannot be now, or is not what the contract says
 */
export async function publicRead<C extends Call>(
  call: C,
  { params = {}, query = {}, accept, api = storeApi }: Options<AnswerOf<C>> = {},
): Promise<AnswerOf<C>> {
  const tag = call.path.split('/')[2] ?? 'store'
  const strict = contractOf.get(call) ?? holdTo(call)
  contractOf.set(call, strict)
  const path = fillPath(call.path, params) + queryString(query)
  return (await readPath(path, tag, accept ?? strict, api)) as AnswerOf<C>
}
