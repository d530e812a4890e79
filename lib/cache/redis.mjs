import { DefaultDeserializer, serialize } from 'node:v8'

export const MAX_SHARED_BYTES = 4 * 1024 * 1024

/** How long an entry is kept without a new rendering, and for how long tag changes are remembered. */
const ENTRY_TTL_S = 24 * 3600

/**
 * Interval of the polls for changes whose message was lost, and the overlap of each poll with the previous one.
 */
const POLL_MS = 500
const OVERLAP_MS = 5000

/** Maximum round trip of a clock reading, in milliseconds: an entry is dated too early by no more than this. */
const PROMPT_MS = 20

/**
 * Dates all tags by Redis's clock, one millisecond on, as its times are cut off, and publishes them in the same moment.
 */
const EXPIRE = `
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000) + 1)
for _, tag in ipairs(cjson.decode(ARGV[1])) do redis.call('ZADD', KEYS[1], now, tag) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2] * 1000)
redis.call('PUBLISH', ARGV[3], now .. ' ' .. ARGV[1])
return now`

/**
 * The data that instances share in Redis: the entries of each build, and the changes of all builds. No method throws:
 * without Redis, reads return nothing, and changes are published once it is back.
 */
export class RedisStore {
  /** How far this machine's clock is behind Redis's, in milliseconds. */
  clockOffset = 0
  #redis
  #prefix
  #entries
  /** Changes not published to Redis yet. @type {Set<string>} */
  #unsent = new Set()
  #polledAt = 0
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  #isClosed = false
  #pollMs

  /**
   * @param {import('./redis-connection.mjs').RedisConnection} redis
   * @param {{ shop: string, build: string, pollMs?: number }} options
   */
  constructor(redis, { shop, build, pollMs = POLL_MS }) {
    this.#redis = redis
    this.#pollMs = pollMs
    this.#prefix = `storefront:${shop}`
    this.#entries = `${this.#prefix}:entry:${build}:`
  }

  get isAway() {
    return this.#redis.isAway
  }

  /** Calls back with the tags of each change, and when it was. @param {(tags: string[], at: number) => void} listener */
  follow(listener) {
    this.#redis.subscribe(`${this.#prefix}:changes`, (message) => {
      const space = message.indexOf(' ')
      listener(JSON.parse(message.slice(space + 1)), Number(message.slice(0, space)))
    })
    const poll = async () => {
      await this.#poll(listener).catch(() => {})
      if (!this.#isClosed) this.#timer = setTimeout(poll, this.#pollMs).unref()
    }
    void poll()
  }

  /** @param {string} key @returns {Promise<any>} the entry, or null */
  async read(key) {
    const bytes = await this.#try((redis) => redis.get(this.#entries + key))
    return bytes ? decode(bytes) : null
  }

  /** Does not wait. @param {string} key @param {object} entry */
  write(key, entry) {
    const bytes = serialize(entry)
    if (bytes.length > MAX_SHARED_BYTES) return
    void this.#try((redis) => redis.set(this.#entries + key, bytes, { EX: ENTRY_TTL_S }))
  }

  /** Does not wait. @param {string} key */
  remove(key) {
    void this.#try((redis) => redis.unlink(this.#entries + key))
  }

  /** @param {string[]} tags @returns {Promise<number | null>} when; null while Redis is away: published later */
  async expire(tags) {
    const at = await this.#try((redis) =>
      redis.eval(EXPIRE, {
        keys: [`${this.#prefix}:tags`],
        arguments: [JSON.stringify(tags), String(ENTRY_TTL_S), `${this.#prefix}:changes`],
      }),
    )
    if (at === null) for (const tag of tags) this.#unsent.add(tag)
    return at === null ? null : Number(at)
  }

  /**
   * @param {string} id @param {number} seconds
   * @returns {Promise<boolean | null>} whether it is new; null while Redis is down
   */
  async claim(id, seconds) {
    const key = `${this.#prefix}:once:${id}`
    return this.#try(async (redis) => (await redis.set(key, '1', { NX: true, EX: seconds })) !== null)
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#redis.close()
  }

  /** @param {(tags: string[], at: number) => void} listener */
  async #poll(listener) {
    const now = await this.#redis.run((redis) => this.#readClock(redis))
    const changes = await this.#redis.run((redis) =>
      redis.zRangeWithScores(`${this.#prefix}:tags`, this.#polledAt, '+inf', { BY: 'SCORE' }),
    )
    this.#polledAt = now - OVERLAP_MS
    for (const { value, score } of changes) listener([String(value)], Number(score))
    const unsent = [...this.#unsent]
    this.#unsent.clear()
    if (unsent.length > 0) await this.expire(unsent)
  }

  /** @param {any} redis @returns {Promise<number>} its time, in milliseconds since the epoch */
  async #readClock(redis) {
    const sentAt = Date.now()
    const [seconds, micros] = (await redis.sendCommand(['TIME'])).map(Number)
    const [receivedAt, now] = [Date.now(), Math.floor(seconds * 1000 + micros / 1000)]
    // Dated by the latest moment it may have been sent, so that an entry rendered before a change never seems newer than
    // it.
    if (receivedAt - sentAt <= PROMPT_MS) this.clockOffset = now - receivedAt
    return now
  }

  /** @param {(redis: any) => Promise<any>} command @returns {Promise<any>} null where it failed; the connection logs that */
  async #try(command) {
    return this.#redis.run(command).catch(() => null)
  }
}

/**
 * Buffers of an entry are views of the bytes they are read from, which would keep all of them in memory; copies do not.
 */
class CopyingDeserializer extends DefaultDeserializer {
  _readHostObject() {
    return Buffer.from(super._readHostObject())
  }
}

/** @param {Buffer} bytes @returns {any} null if another version of Node.js wrote it */
export function decode(bytes) {
  try {
    const from = new CopyingDeserializer(bytes)
    from.readHeader()
    const entry = from.readValue()
    return typeof entry?.madeAt === 'number' && typeof entry.asOf === 'number' ? entry : null
  } catch {
    return null
  }
}
