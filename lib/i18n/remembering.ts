import { LRUCache } from 'lru-cache'
import type { Translate } from './translate'

/** Texts that are remembered at once. */
const MOST = 5000

type Say = (key: string, values?: Record<string, string | number>) => string

/** The same texts, each put together once: a list says the same counts again and again. */
export function remembering(t: Translate): Translate {
  const known = new LRUCache<string, string>({ max: MOST })
  const plain = t as Say
  const say: Say = (key, values) => {
    const id = values ? key + JSON.stringify(values) : key
    const text = known.get(id) ?? plain(key, values)
    known.set(id, text)
    return text
  }
  return Object.assign(say, { raw: t.raw, has: t.has, rich: t.rich, markup: t.markup }) as Translate
}
