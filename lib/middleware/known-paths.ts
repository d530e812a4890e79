import { BoundedMap } from './bounded-map'

type Answer = 'there' | 'missing'

interface Options {
  /** Asks the store API for a path's status. */
  ask: (path: string) => Promise<number>
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Milliseconds an answer holds. What is missing may appear any moment; what is renamed or withdrawn is known no later
 * than its page, which is kept for a minute.
 */
const HOLDS: Record<Answer, number> = { there: 60_000, missing: 5_000 }

/** Refusals of a store API that has too much to do. */
const IS_AWAY: ReadonlySet<number> = new Set([408, 429])

/** Milliseconds nobody is asked after the store API gave no answer. */
const PAUSE = 5_000

/**
 * Which products and categories exist, so that an unknown one gets a whole 404 page at its first request: once a page
 * has begun to render, only a bare error document could still be sent. When in doubt, a path exists; the page decides.
 */
export class KnownPaths {
  readonly #ask: Options['ask']
  readonly #now: () => number
  readonly #answers = new BoundedMap<{ answer: Answer; until: number }>()
  #pausedUntil = 0

  constructor({ ask, now = Date.now }: Options) {
    this.#ask = ask
    this.#now = now
  }

  /** Whether the store API has something at this path. Never throws. */
  async has(path: string): Promise<boolean> {
    const known = this.#answers.get(path)
    const now = this.#now()
    if (known && now < known.until) return known.answer === 'there'
    if (now < this.#pausedUntil) return known?.answer !== 'missing'
    try {
      const status = await this.#ask(path)
      // What it does not understand says nothing about whether it is there to answer others.
      if (status >= 400 && status < 500 && !IS_AWAY.has(status) && status !== 404) return true
      if (status !== 404 && status >= 400) throw new Error(`status ${status}`)
      const answer = status === 404 ? 'missing' : 'there'
      this.#answers.set(path, { answer, until: this.#now() + HOLDS[answer] })
      return answer === 'there'
    } catch {
      this.#pausedUntil = this.#now() + PAUSE
      return known?.answer !== 'missing'
    }
  }
}
