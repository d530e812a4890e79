import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** The maximum lag of a replica that is read, and the interval between checks, in milliseconds. */
const MOST_LAG = 1000
const EVERY = 500

/** Milliseconds between checks for a position. */
const PATIENCE = 25

/** The WAL position that includes everything committed. */
const WRITTEN = 'select pg_current_wal_flush_lsn()::text as place'

/**
 * Whether a server has replayed a WAL position; without one, whether it has replayed all it received. A server that is
 * no replica has everything.
 */
const HAS = 'select coalesce(pg_last_wal_replay_lsn() >= coalesce($1::pg_lsn, pg_last_wal_receive_lsn()), true) as has'

interface Servers {
  primary: Pool
  replica: Pool
}

/** Measures a replica's lag at intervals until it is stopped. */
export class ReplicaLag {
  /** Time, by `performance.now()`, up to which the replica has all commits. */
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

  /** Whether the replica's lag exceeds the limit. */
  isBehind(): boolean {
    return this.behind() > MOST_LAG + EVERY
  }

  /** The lag at most, in milliseconds, including the time since the last check. */
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

  /** The primary's WAL position; null while it is away or overloaded. */
  async #written(): Promise<string | null> {
    try {
      const { rows } = await this.servers.primary.query<{ place: string }>(WRITTEN)
      return rows[0]?.place ?? null
    } catch {
      return null
    }
  }

  /**
   * Whether the replica has replayed a position. While the primary is away nothing is committed that the replica could
   * lack; while it only responds late, unreplayed WAL on the replica shows the lag.
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
