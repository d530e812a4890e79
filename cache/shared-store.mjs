import { decode, encode } from './entry-codec.mjs'

/** How long an entry is kept that nobody makes anew, and for how long its tags are remembered, in seconds. */
const KEPT = 24 * 3600

/**
 * Between two looks at what changed, in milliseconds: a message can get lost, a look cannot. Two of them may be too late
 * for their limit, and a change is still everywhere within two seconds.
 */
const LOOK_EVERY = 500

/** Answers as quick as this set the clock, in milliseconds: so much earlier than it is may an entry count as made. */
const PROMPT = 20

/** How far each look goes back behind the last one, in milliseconds. */
const OVERLAP = 5000

/**
 * One time for all tags, by Redis's own clock, one millisecond on, as times are not told more exactly; whoever listens hears
 * of it in the same moment.
 */
const EXPIRE = `
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000) + 1)
for _, tag in ipairs(cjson.decode(ARGV[1])) do redis.call('ZADD', KEYS[1], now, tag) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2] * 1000)
redis.call('PUBLISH', ARGV[3], now .. ' ' .. ARGV[1])
return now`

/**
 * What the instances of a shop share in Redis: entries, of each build for itself, and when what changed, of all builds
 * together. Nothing here fails or keeps anybody waiting: without Redis it is as if nothing were there.
 */
export class SharedStore {
  /** What this machine's clock lacks of Redis's, in milliseconds. */
  clockOffset = 0
  #link
  #prefix
  #entries
  /** Changes Redis could not be told of yet. @type {Set<string>} */
  #untold = new Set()
  #lookedAt = 0
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  #isClosed = false
  #lookEvery

  /**
   * @param {import('./redis-link.mjs').RedisLink} link
   * @param {{ shop: string, build: string, lookEvery?: number }} options lookEvery: in milliseconds
   */
  constructor(link, { shop, build, lookEvery = LOOK_EVERY }) {
    this.#link = link
    this.#lookEvery = lookEvery
    this.#prefix = `storefront:${shop}`
    this.#entries = `${this.#prefix}:entry:${build}:`
  }

  /** Whether Redis does not answer. */
  get isAway() {
    return this.#link.isAway
  }

  /** Calls back with what changed, and when. @param {(tags: string[], at: number) => void} heard */
  follow(heard) {
    this.#link.listen(`${this.#prefix}:changes`, (message) => {
      const [at, tags] = split(message)
      heard(JSON.parse(tags), Number(at))
    })
    const look = async () => {
      await this.#look(heard).catch(() => {})
      if (!this.#isClosed) this.#timer = setTimeout(look, this.#lookEvery).unref()
    }
    void look()
  }

  /** @param {string} key */
  async read(key) {
    const bytes = await this.#quietly((redis) => redis.get(this.#entries + key))
    return bytes ? decode(bytes) : null
  }

  /** @param {string} key @param {object} entry */
  write(key, entry) {
    const bytes = encode(entry)
    if (bytes) void this.#quietly((redis) => redis.set(this.#entries + key, bytes, { EX: KEPT }))
  }

  /** @param {string} key */
  remove(key) {
    void this.#quietly((redis) => redis.unlink(this.#entries + key))
  }

  /** @param {string[]} tags @returns {Promise<number | null>} when; null while Redis is away: it is told later */
  async expire(tags) {
    const at = await this.#quietly((redis) =>
      redis.eval(EXPIRE, {
        keys: [`${this.#prefix}:tags`],
        arguments: [JSON.stringify(tags), String(KEPT), `${this.#prefix}:changes`],
      }),
    )
    if (at === null) for (const tag of tags) this.#untold.add(tag)
    return at === null ? null : Number(at)
  }

  /** @param {string} id @param {number} seconds @returns {Promise<boolean | null>} whether nobody has it; null when that cannot be told */
  async claim(id, seconds) {
    const key = `${this.#prefix}:once:${id}`
    return this.#quietly(async (redis) => (await redis.set(key, '1', { NX: true, EX: seconds })) !== null)
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#link.close()
  }

  /** @param {(tags: string[], at: number) => void} heard */
  async #look(heard) {
    const now = await this.#link.run((redis) => this.#readClock(redis))
    const changes = await this.#link.run((redis) =>
      redis.zRangeWithScores(`${this.#prefix}:tags`, this.#lookedAt, '+inf', { BY: 'SCORE' }),
    )
    this.#lookedAt = now - OVERLAP
    for (const { value, score } of changes) heard([String(value)], Number(score))
    const untold = [...this.#untold]
    this.#untold.clear()
    if (untold.length > 0) await this.expire(untold)
  }

  /** @param {any} redis @returns {Promise<number>} its time, in milliseconds since the epoch */
  async #readClock(redis) {
    const asked = Date.now()
    const [seconds, micros] = (await redis.sendCommand(['TIME'])).map(Number)
    const [answered, now] = [Date.now(), Math.floor(seconds * 1000 + micros / 1000)]
    // An answer that took long says little about when in between it was given. It counts as given in the
    // last of these moments: an entry made just before a change never seems made after it.
    if (answered - asked <= PROMPT) this.clockOffset = now - answered
    return now
  }

  /** @param {(redis: any) => Promise<any>} command @returns {Promise<any>} null when it could not be done */
  async #quietly(command) {
    // The link has said that Redis is away; what matters here is that nobody minds.
    return this.#link.run(command).catch(() => null)
  }
}

/** @param {string} message @returns {[string, string]} */
function split(message) {
  const space = message.indexOf(' ')
  return [message.slice(0, space), message.slice(space + 1)]
}
