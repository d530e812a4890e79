/**
 * Sends changes of one thing one after the other and skips those that were overtaken: however fast somebody clicks,
 * the last value is the one that is sent last.
 */
export class LatestQueue<Key, Value> {
  readonly #send: (key: Key, value: Value) => Promise<void>
  readonly #running = new Map<Key, Promise<void>>()
  readonly #waiting = new Map<Key, Value>()

  constructor(send: (key: Key, value: Value) => Promise<void>) {
    this.#send = send
  }

  /** Resolves when this value, or one that overtook it, has been sent. @throws what sending the last of them threw */
  push(key: Key, value: Value): Promise<void> {
    this.#waiting.set(key, value)
    const running = this.#running.get(key) ?? this.#drain(key)
    this.#running.set(key, running)
    return running
  }

  async #drain(key: Key): Promise<void> {
    try {
      while (this.#waiting.has(key)) {
        const value = this.#waiting.get(key) as Value
        this.#waiting.delete(key)
        await this.#send(key, value).catch((error: unknown) => {
          // What came meanwhile is what is meant now: it is sent whatever became of the one before.
          if (!this.#waiting.has(key)) throw error
        })
      }
    } finally {
      this.#running.delete(key)
    }
  }
}
