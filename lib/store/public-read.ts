import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { AnswerOf, Call } from '../contract/call'
import { fillPath, type PathParams } from '../contract/path-template'
import { ANYONE } from '../api/signed-headers'
import { storeApi } from '../api/store-api'

/** Seconds a public answer is fresh; older ones are served while a new one is fetched, and as long as none comes. */
export const FRESH_SECONDS = 60

/** Query values; undefined ones are left out. Sorted, so that one question has one cache entry. */
export type Query = Record<string, string | number | undefined>

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(pairs.sort(([a = ''], [b = '']) => a.localeCompare(b))).toString()
  return text && `?${text}`
}

const fetchData = async (path: string): Promise<unknown> =>
  (await storeApi().send({ method: 'GET', path, caller: ANYONE })).data

/** Within one page the same question is asked once. */
const readPath = cache((path: string, tag: string) =>
  unstable_cache(() => fetchData(path), [path], { revalidate: FRESH_SECONDS, tags: [tag] })(),
)

/**
 * A public answer, from the cache or the store API. This file alone decides how public reads are cached.
 * @throws ApiError when it was never fetched and cannot be now
 */
export async function publicRead<C extends Call>(
  call: C,
  params: PathParams = {},
  query: Query = {},
): Promise<AnswerOf<C>> {
  const tag = call.path.split('/')[2] ?? 'store'
  return (await readPath(fillPath(call.path, params) + queryString(query), tag)) as AnswerOf<C>
}
