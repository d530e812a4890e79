import { setTimeout as pause } from 'node:timers/promises'

/** Those who come while a question is under way wait so long for others, in milliseconds: a busy moment asks less often. */
const GATHERS = 2

interface Batch<Key, Answer> {
  keys: Set<Key>
  answer: Promise<Answer>
}

/**
 * One question at a time, for many. Whoever asks while one is under way is in the next, which begins after they asked:
 * nobody is told what was true before.
 * @param ask the question itself, for all keys that were asked for; its failure is told to whoever was in it
 */
export function inBatches<Key, Answer>(
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
    const answer = Promise.all([running.catch(() => undefined), pause(GATHERS)]).then(() => {
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
