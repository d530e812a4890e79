import { readBody } from '../../contract/read-body'
import { readChanges } from './read-changes'

/** What is told of changes. */
interface Changing {
  /** Whether nobody has come with this id lately. */
  isFirst: (id: string) => Promise<boolean>
  /** Makes everything out of date that shows one of these. */
  expire: (changes: string[]) => Promise<void>
}

interface Options {
  /** Shared with the store API; without one nobody is believed. */
  secret: string | undefined
  cache: Changing
  /** Milliseconds since the epoch. */
  now: number
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Answers the store API's webhook: 204 when its changes are known everywhere, also when they were told before; 401 to
 * everybody else, with no word why.
 */
export async function takeChanges(request: Request, { secret, cache, now }: Options): Promise<Response> {
  const body = await readBody(request)
  if (body === null) return answer(413)
  const told = secret === undefined ? null : readChanges(secret, { headers: request.headers, body, now })
  if (!told) return answer(401)
  if (await cache.isFirst(told.id)) await cache.expire(told.changes)
  return answer(204)
}
