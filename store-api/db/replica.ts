import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { OpenDatabase } from './database'
import { DATABASE_TIMEOUTS_MS, openPool, poolConfig, withErrorHandler } from './postgres'

/** A replica for reads. */
export interface OpenReplica extends OpenDatabase {
  /** Resolves when every read sees what was committed before the call. */
  catchUp: () => Promise<void>
  /** Lag in milliseconds, at most. */
  lagMs: () => number
}

/**
 * Opens a read-only replica; the primary serves reads while the replica is down or lagging.
 * @param url of the replica
 * @param primaryUrl of the server it replicates
 */
export function openReplica(url: string, primaryUrl: string, onError: (error: unknown) => void): OpenReplica {
  const checks = { primary: checkPool(primaryUrl), replica: checkPool(url) }
  const lag = new ReplicaLag(checks, onError)
  const primary = withErrorHandler(new Pool(poolConfig(primaryUrl, DATABASE_TIMEOUTS_MS)), onError)
  const replica = openPool(new ReadPool(poolConfig(url, REPLICA_TIMEOUTS_MS), primary, lag, onError), onError)
  const close = async () => {
    await lag.stop()
    await replica.close()
    await Promise.all([primary, checks.primary, checks.replica].map((pool) => pool.end()))
  }
  return { ...replica, close, catchUp: () => lag.catchUp(), lagMs: () => lag.lagMs() }
}

/** A short connection timeout, because the primary is the fallback and a shopper waits for both. */
const REPLICA_TIMEOUTS_MS = { ...DATABASE_TIMEOUTS_MS, connection: 500 }

/** Connections of the replica lag checks. Their timeouts are short: a late response is useless. */
const checkPool = (connectionString: string) =>
  withErrorHandler(new Pool({ connectionString, max: 2, connectionTimeoutMillis: 500, query_timeout: 500 }), () => {})

/** A replica that lags further is not read. */
const MAX_LAG_MS = 1000

const CHECK_INTERVAL_MS = 500

/** Interval between checks for one position. */
const POSITION_POLL_MS = 25

/** The WAL position that includes everything committed. */
const PRIMARY_POSITION_SQL = 'select pg_current_wal_flush_lsn()::text as position'

/**
 * Whether a server has replayed a WAL position; without one, whether it has replayed all it received. A server that is
 * no replica has everything.
 */
const HAS_REPLAYED_SQL =
  'select coalesce(pg_last_wal_replay_lsn() >= coalesce($1::pg_lsn, pg_last_wal_receive_lsn()), true) as has'

interface Servers {
  primary: Pool
  replica: Pool
}

/** Measures a replica's lag at intervals until it is stopped. */
export class ReplicaLag {
  /** Time, by `performance.now()`, up to which the replica has all commits. */
  #caughtUpTo = -Infinity
  #isReported = false
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>

  /**
   * @param servers connections reserved for these checks, with short time-outs
   * @param onLag called once each time it lags too far or is down
   */
  constructor(
    private readonly servers: Servers,
    private readonly onLag: (error: Error) => void,
  ) {
    this.#ended = this.#watch()
  }

  /** Whether the replica's lag exceeds the limit. */
  isBehind(): boolean {
    return this.lagMs() > MAX_LAG_MS + CHECK_INTERVAL_MS
  }

  /** The lag at most, in milliseconds, including the time since the last check. */
  lagMs(): number {
    return performance.now() - this.#caughtUpTo
  }

  /**
   * Resolves when every read sees what was committed before the call: the replica has it, or every program that watches
   * the same replica reads the primary.
   */
  async catchUp(): Promise<void> {
    const position = await this.#primaryPosition()
    const deadline = performance.now() + MAX_LAG_MS + 2 * CHECK_INTERVAL_MS
    while (!(await this.#hasReplayed(position)) && performance.now() < deadline) await pause(POSITION_POLL_MS)
  }

  /** Resolves when no check is running. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#ended
  }

  async #watch() {
    while (!this.#stop.signal.aborted) {
      await this.#check()
      await this.#pause(CHECK_INTERVAL_MS)
    }
  }

  async #check() {
    const startedAt = performance.now()
    const position = await this.#primaryPosition()
    while (!this.#stop.signal.aborted && !(await this.#hasReplayed(position))) {
      const isLate = performance.now() - startedAt > MAX_LAG_MS
      if (isLate) this.#report()
      await this.#pause(isLate ? CHECK_INTERVAL_MS : POSITION_POLL_MS)
    }
    this.#caughtUpTo = position === null ? performance.now() : startedAt
    if (!this.isBehind()) this.#isReported = false
  }

  #report() {
    if (!this.#isReported) this.onLag(new Error(`the replica is more than ${MAX_LAG_MS} ms behind`))
    this.#isReported = true
  }

  /** The primary's WAL position; null while it is down or overloaded. */
  async #primaryPosition(): Promise<string | null> {
    try {
      const { rows } = await this.servers.primary.query<{ position: string }>(PRIMARY_POSITION_SQL)
      return rows[0]?.position ?? null
    } catch {
      return null
    }
  }

  /**
   * Whether the replica has replayed a position. While the primary is away nothing is committed that the replica could
   * lack; while it only responds late, unreplayed WAL on the replica shows the lag.
   */
  async #hasReplayed(position: string | null): Promise<boolean> {
    try {
      const { rows } = await this.servers.replica.query<{ has: boolean }>(HAS_REPLAYED_SQL, [position])
      return rows[0]?.has ?? false
    } catch {
      return false
    }
  }

  async #pause(milliseconds: number) {
    await pause(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}

/** A failed replica is not read for this long, so that not every read waits for it. */
const RETRY_AFTER_MS = 5000

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/** Connections to a replica, or to the primary while the replica is down or lagging. Each returns to its own pool. */
export class ReadPool extends Pool {
  #retryAt = 0

  /**
   * @param primary used while the replica is not
   * @param lag of the replica: while it is behind it is not read
   * @param onUnavailable called when the replica failed and is not read for a while
   */
  constructor(
    config: PoolConfig,
    private readonly primary: Pool,
    private readonly lag: Pick<ReplicaLag, 'isBehind'>,
    private readonly onUnavailable: (error: unknown) => void,
  ) {
    super(config)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const client = this.#acquire()
    if (!callback) return client
    client.then(
      (connection) => callback(undefined, connection, (release) => connection.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }

  async #acquire(): Promise<PoolClient> {
    if (Date.now() < this.#retryAt || this.lag.isBehind()) return this.primary.connect()
    try {
      return await super.connect()
    } catch (error) {
      this.#retryAt = Date.now() + RETRY_AFTER_MS
      this.onUnavailable(error)
      return this.primary.connect()
    }
  }
}
