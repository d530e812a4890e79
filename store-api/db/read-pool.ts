import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { ReplicaLag } from './replica-lag'

/** Milliseconds for which a failed replica is not read, so that not every read waits for it. */
const LEFT_ALONE = 5000

type Given = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/** Connections to a replica, or to the primary while the replica is away or behind. Each returns to its own pool. */
export class ReadPool extends Pool {
  #next = 0

  /**
   * @param primary used while the replica is not
   * @param lag of the replica: while it is behind it is not read
   * @param onAway called when the replica failed and is not read for a while
   */
  constructor(
    config: PoolConfig,
    private readonly primary: Pool,
    private readonly lag: Pick<ReplicaLag, 'isBehind'>,
    private readonly onAway: (error: unknown) => void,
  ) {
    super(config)
  }

  override connect(): Promise<PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<PoolClient> | void {
    const client = this.#take()
    if (!given) return client
    client.then(
      (taken) => given(undefined, taken, (release) => taken.release(release)),
      (error: Error) => given(error, undefined, () => {}),
    )
  }

  async #take(): Promise<PoolClient> {
    if (Date.now() < this.#next || this.lag.isBehind()) return this.primary.connect()
    try {
      return await super.connect()
    } catch (error) {
      this.#next = Date.now() + LEFT_ALONE
      this.onAway(error)
      return this.primary.connect()
    }
  }
}
