import { setTimeout as pause } from 'node:timers/promises'

/** Callers that arrive during a query are collected for this long, so that peaks cause fewer queries. */
const BATCH_DELAY_MS = 2

interface Batch<Key, Result> {
  keys: Set<Key>
  result: Promise<Result>
}

/**
 * Coalesces concurrent calls: callers arriving during a query share the next one, so they never read older data.
 * @param query for all requested keys; its error rejects every caller of that batch
 */
export function coalesce<Key, Result>(
  query: (keys: Key[]) => Promise<Result>,
): (keys: readonly Key[]) => Promise<Result> {
  let now: Promise<Result> | undefined
  let next: Batch<Key, Result> | undefined

  const start = (keys: Iterable<Key>) => {
    const result = query([...keys]).finally(() => {
      if (now === result) now = undefined
    })
    now = result
    return result
  }

  const batchAfter = (running: Promise<Result>): Batch<Key, Result> => {
    const keys = new Set<Key>()
    const result = Promise.all([running.catch(() => undefined), pause(BATCH_DELAY_MS)]).then(() => {
      next = undefined
      return start(keys)
    })
    return { keys, result }
  }

  return (keys) => {
    if (now) next ??= batchAfter(now)
    if (!next) return start(new Set(keys))
    for (const key of keys) next.keys.add(key)
    return next.result
  }
}
