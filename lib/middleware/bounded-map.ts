/** Entries kept at most. */
const CAPACITY = 5000

/** A map that grows no further: what was set longest ago goes first. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>()

  get = (key: string): Value | undefined => this.#entries.get(key)

  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const oldest = this.#entries.size > CAPACITY ? this.#entries.keys().next().value : undefined
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
