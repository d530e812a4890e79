import { setTimeout as pause } from 'node:timers/promises'

/** Callers that arrive during a query are collected for this long, so that peaks cause fewer queries. */
const BATCH_DELAY_MS = 2

interface Batch<Key, Answer> {
  keys: Set<Key>
  answer: Promise<Answer>
}

/**
 * Coalesces concurrent calls: callers arriving during a query share the next one, so they never read older data.
 * @param ask the query for all requested keys; its error rejects every caller of that batch
 */
export function coalesce<Key, Answer>(
  ask: (keys: Key[]) => Promise<Answer>,
): (keys: readonly Key[]) => Promise<Answer> {
  let now: Promise<Answer> | undefined
  let next: Batch<Key, Answer> | undefined

  const begin = (keys: Iterable<Key>) => {
    const answer = ask([...keys]).finally(() => {
      if (now === answer) now = undefined
    })
    now = answer
    return answer
  }

  const after = (running: Promise<Answer>): Batch<Key, Answer> => {
    const keys = new Set<Key>()
    const answer = Promise.all([running.catch(() => undefined), pause(BATCH_DELAY_MS)]).then(() => {
      next = undefined
      return begin(keys)
    })
    return { keys, answer }
  }

  return (keys) => {
    if (now) next ??= after(now)
    if (!next) return begin(new Set(keys))
    for (const key of keys) next.keys.add(key)
    return next.answer
  }
}
