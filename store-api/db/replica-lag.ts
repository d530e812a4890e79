import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds a replica may be behind and still be read, and those between two looks at it. */
const MOST_LAG = 1000
const EVERY = 500

/** Milliseconds between two questions whether it has something by now. */
const PATIENCE = 25

/** Everything that was committed is written up to here. */
const WRITTEN = 'select pg_current_wal_flush_lsn()::text as place'

/** What is no copy of another server lacks nothing. Without a place: whether it has replayed all it was sent. */
const HAS = 'select coalesce(pg_last_wal_replay_lsn() >= coalesce($1::pg_lsn, pg_last_wal_receive_lsn()), true) as has'

interface Servers {
  primary: Pool
  replica: Pool
}

/** How far a replica is behind its primary, looked at again and again until it is stopped. */
export class ReplicaLag {
  /** The replica has all that was committed by then, on the clock of `performance.now()`. */
  #hasAllOf = -Infinity
  #isTold = false
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>

  /**
   * @param servers connections reserved for these checks, with short time-outs
   * @param onBehind called once each time it falls behind or is away
   */
  constructor(
    private readonly servers: Servers,
    private readonly onBehind: (error: Error) => void,
  ) {
    this.#ended = this.#watch()
  }

  /** Whether what is read of the replica may be too old. */
  isBehind(): boolean {
    return this.behind() > MOST_LAG + EVERY
  }

  /** How much of the past it may lack, in milliseconds: what is not looked for just now counts. */
  behind(): number {
    return performance.now() - this.#hasAllOf
  }

  /**
   * Resolves when every read sees what was committed before the call: the replica has it, or every program that watches
   * the same replica reads the primary.
   */
  async caughtUp(): Promise<void> {
    const place = await this.#written()
    const end = performance.now() + MOST_LAG + 2 * EVERY
    while (!(await this.#has(place)) && performance.now() < end) await pause(PATIENCE)
  }

  /** Resolves when no check is running. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#ended
  }

  async #watch() {
    while (!this.#stop.signal.aborted) {
      await this.#look()
      await this.#rest(EVERY)
    }
  }

  async #look() {
    const begun = performance.now()
    const place = await this.#written()
    while (!this.#stop.signal.aborted && !(await this.#has(place))) {
      const isLate = performance.now() - begun > MOST_LAG
      if (isLate) this.#tell()
      await this.#rest(isLate ? EVERY : PATIENCE)
    }
    this.#hasAllOf = place === null ? performance.now() : begun
    if (!this.isBehind()) this.#isTold = false
  }

  #tell() {
    if (!this.#isTold) this.onBehind(new Error(`the replica is more than ${MOST_LAG} ms behind`))
    this.#isTold = true
  }

  /** How far the primary is; null while it is away, or too busy to say. */
  async #written(): Promise<string | null> {
    try {
      const { rows } = await this.servers.primary.query<{ place: string }>(WRITTEN)
      return rows[0]?.place ?? null
    } catch {
      return null
    }
  }

  /**
   * Whether the replica has all up to there. A primary that is away commits nothing it could lack; where one is only late to
   * answer, what lies unread at the replica tells that it is behind.
   */
  async #has(place: string | null): Promise<boolean> {
    try {
      const { rows } = await this.servers.replica.query<{ has: boolean }>(HAS, [place])
      return rows[0]?.has ?? false
    } catch {
      return false
    }
  }

  async #rest(milliseconds: number) {
    await pause(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}
