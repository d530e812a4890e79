import { createClient, RESP_TYPES } from '@redis/client'

/** Failures in a row that open the circuit, and how long it stays open. */
const MAX_FAILURES = 3
const OPEN_MS = 1000

const COMMAND_TIMEOUT_MS = 50
const SOCKET_TIMEOUT_MS = 5000

const OPTIONS = {
  disableOfflineQueue: true,
  commandsQueueMaxLength: 2000,
  pingInterval: 2000,
  socket: {
    connectTimeout: 3000,
    socketTimeout: SOCKET_TIMEOUT_MS,
    reconnectStrategy: (/** @type {number} */ retries) => Math.min(50 * 2 ** retries, 1000),
  },
}

/**
 * A connection to Redis with a timeout for every command and a circuit breaker, so that no page waits for it. Logs once
 * that Redis is down, and once that it is back.
 */
export class RedisConnection {
  #client
  #subscriber
  #connected
  #timeoutMs
  #start
  #log
  #failures = 0
  #closedUntil = 0
  #isAway = false

  /**
   * @param {string} url
   * @param {{ timeoutMs?: number, start?: { timeoutMs: number, until: number }, log: import('pino').Logger }} options
   *   timeoutMs: of a command; start: another timeout up to a moment in milliseconds since the epoch
   */
  constructor(url, { timeoutMs = COMMAND_TIMEOUT_MS, start = { timeoutMs, until: 0 }, log }) {
    this.#timeoutMs = timeoutMs
    this.#start = start
    this.#log = log
    this.#client = createClient({ url, ...OPTIONS }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    this.#subscriber = createClient({ url, ...OPTIONS })
    for (const client of [this.#client, this.#subscriber])
      client.on('error', (/** @type {unknown} */ error) => this.#noteLoss(error))
    // Both clients reconnect by themselves.
    this.#connected = this.#client.connect().catch((/** @type {unknown} */ error) => this.#noteLoss(error))
    void this.#subscriber.connect().catch((/** @type {unknown} */ error) => this.#noteLoss(error))
  }

  get isAway() {
    return this.#isAway
  }

  /** Runs a command. @param {(client: any) => Promise<any>} command @throws if there is no reply in time */
  async run(command) {
    if (this.#failures >= MAX_FAILURES && Date.now() < this.#closedUntil) throw new Error('Redis is away')
    // While the circuit is open, one command a second is a probe.
    this.#closedUntil = Date.now() + OPEN_MS
    const timeoutMs = Date.now() < this.#start.until ? this.#start.timeoutMs : this.#timeoutMs
    try {
      const reply = await withTimeout(
        timeoutMs,
        this.#connected.then(() => command(this.#client)),
      )
      this.#noteSuccess()
      return reply
    } catch (error) {
      this.#failures++
      if (this.#failures >= MAX_FAILURES) this.#noteLoss(error)
      throw error
    }
  }

  /** Calls back with every message of a channel. @param {string} channel @param {(message: string) => void} listener */
  subscribe(channel, listener) {
    // Connected again, the client resubscribes by itself.
    this.#subscriber.once('ready', () =>
      this.#subscriber.subscribe(channel, listener).catch((error) => this.#noteLoss(error)),
    )
  }

  close() {
    for (const client of [this.#client, this.#subscriber]) if (client.isOpen) client.destroy()
  }

  #noteSuccess() {
    this.#failures = 0
    if (this.#isAway) this.#log.info('Redis is back: pages are shared again')
    this.#isAway = false
  }

  /** @param {unknown} error */
  #noteLoss(error) {
    if (!this.#isAway) this.#log.warn({ err: error }, 'Redis is away: each instance goes on with its own memory')
    this.#isAway = true
  }
}

/** @template T @param {number} timeoutMs @param {Promise<T>} work @returns {Promise<T>} */
function withTimeout(timeoutMs, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const timeout = new Promise((_, reject) => {
    const giveUp = () => reject(new Error(`no reply in ${timeoutMs} ms`))
    // After a busy phase, a process handles replies that have already arrived before it gives up.
    timer = setTimeout(() => setImmediate(giveUp), timeoutMs)
  })
  return Promise.race([work, /** @type {Promise<never>} */ (timeout)]).finally(() => clearTimeout(timer))
}
