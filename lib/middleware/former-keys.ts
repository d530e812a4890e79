import type { CrawlKind } from '../contract/entities/crawl'
import { BoundedMap } from './bounded-map'

/** What became of a key: another one, nothing any more, or nobody ever knew it. */
export type Former = { key: string } | 'gone' | null

interface Options {
  /** Asks the store API. */
  ask: (kind: CrawlKind, key: string) => Promise<Former>
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Milliseconds an answer holds: what was never known may be made any moment. */
const HOLDS = { known: 60_000, unknown: 5_000 }

/** What became of keys nothing is found by. When in doubt, nobody ever knew them. */
export class FormerKeys {
  readonly #ask: Options['ask']
  readonly #now: () => number
  readonly #answers = new BoundedMap<{ former: Former; until: number }>()

  constructor({ ask, now = Date.now }: Options) {
    this.#ask = ask
    this.#now = now
  }

  /** What became of a key. Never throws. */
  async find(kind: CrawlKind, key: string): Promise<Former> {
    const name = `${kind} ${key}`
    const known = this.#answers.get(name)
    if (known && this.#now() < known.until) return known.former
    const former = await this.#ask(kind, key).catch(() => null)
    this.#answers.set(name, { former, until: this.#now() + (former ? HOLDS.known : HOLDS.unknown) })
    return former
  }
}
