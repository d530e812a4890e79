import { createClient, RESP_TYPES } from '@redis/client'

/** Failures in a row after which nobody waits for Redis any more. */
const FAILURES = 3

/** How long then until the next try, in milliseconds. */
const PAUSE = 1000

/** A connection that says nothing for so long is gone, in milliseconds. */
const SILENCE = 5000

const OPTIONS = {
  disableOfflineQueue: true,
  commandsQueueMaxLength: 2000,
  pingInterval: 2000,
  socket: {
    connectTimeout: 3000,
    socketTimeout: SILENCE,
    reconnectStrategy: (/** @type {number} */ retries) => Math.min(50 * 2 ** retries, 1000),
  },
}

/**
 * A connection to Redis that no page waits for: a command that takes longer than its limit has failed, and after some
 * of those Redis is left alone for a while. Says once that it is away, and once that it is back.
 */
export class RedisLink {
  #client
  #subscriber
  #connected
  #limit
  #patience
  #log
  #failures = 0
  #nextTry = 0
  #isAway = false

  /**
   * @param {string} url
   * @param {{ limit?: number, patience?: { limit: number, until: number }, log: import('pino').Logger }} options
   *   limit: of a command, in milliseconds; patience: another limit until a moment, in milliseconds since the epoch
   */
  constructor(url, { limit = 50, patience = { limit, until: 0 }, log }) {
    this.#limit = limit
    this.#patience = patience
    this.#log = log
    this.#client = createClient({ url, ...OPTIONS }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    this.#subscriber = createClient({ url, ...OPTIONS })
    for (const client of [this.#client, this.#subscriber])
      client.on('error', (/** @type {unknown} */ error) => this.#lost(error))
    // Both go on trying by themselves: what cannot be reached now is reached later.
    this.#connected = this.#client.connect().catch((/** @type {unknown} */ error) => this.#lost(error))
    void this.#subscriber.connect().catch((/** @type {unknown} */ error) => this.#lost(error))
  }

  /** Whether Redis was last heard of as gone. */
  get isAway() {
    return this.#isAway
  }

  /** Runs a command. @param {(client: any) => Promise<any>} command @throws when there is no answer in time */
  async run(command) {
    if (this.#failures >= FAILURES && Date.now() < this.#nextTry) throw new Error('Redis is away')
    this.#nextTry = Date.now() + PAUSE
    const { limit, until } = this.#patience
    try {
      const answer = await within(
        Date.now() < until ? limit : this.#limit,
        this.#connected.then(() => command(this.#client)),
      )
      this.#succeeded()
      return answer
    } catch (error) {
      this.#failures++
      if (this.#failures >= FAILURES) this.#lost(error)
      throw error
    }
  }

  /** Calls back with every message of a channel, as long as there is a connection. @param {string} channel @param {(message: string) => void} listener */
  listen(channel, listener) {
    const subscribe = () => this.#subscriber.subscribe(channel, listener).catch((error) => this.#lost(error))
    // Connected again, the client takes up by itself what it had subscribed to.
    this.#subscriber.once('ready', () => void subscribe())
  }

  close() {
    for (const client of [this.#client, this.#subscriber]) if (client.isOpen) client.destroy()
  }

  #succeeded() {
    this.#failures = 0
    if (this.#isAway) this.#log.info('Redis is back: pages are shared again')
    this.#isAway = false
  }

  /** @param {unknown} error */
  #lost(error) {
    if (!this.#isAway) this.#log.warn({ err: error }, 'Redis is away: each instance goes on with its own memory')
    this.#isAway = true
  }
}

/** @template T @param {number} limit @param {Promise<T>} work @returns {Promise<T>} */
function within(limit, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    const giveUp = () => reject(new Error(`no answer in ${limit} ms`))
    // A process that was busy itself reads first what has arrived meanwhile.
    timer = setTimeout(() => setImmediate(giveUp), limit)
  })
  return Promise.race([work, /** @type {Promise<never>} */ (late)]).finally(() => clearTimeout(timer))
}
