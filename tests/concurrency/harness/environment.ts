import { Writable } from 'node:stream'
import { pino } from 'pino'
import { createSession } from '../../../store-api/customers/sessions'
import type { Shop } from '../../../store-api/http/context'
import type { Database, OpenDatabase } from '../../../store-api/db/database'
import { openPostgres, openPostgresForCommands } from '../../../store-api/db/postgres'
import { variant } from '../../../store-api/db/schema'
import { openTestShop } from '../../../store-api/testing/test-shop'
import { Claims } from '../claims'
import { copyOf, createDatabase, dropDatabase } from '../../../store-api/testing/database'
import { openWithLongTimeouts } from './databases'
import { startSlowDatabase } from '../../harness/tcp-proxy'
import { type Random, randomOf } from '../random'
import { FakePaymentProvider, readEvent } from './payment-provider'
import { Clock, type ShopResponse, Shopper } from './shopper'

/** Connections with delayed statements, and so the number of concurrent transactions. */
export const DELAYED_CONNECTIONS = 40

/** Characters of a log line in a broken claim. */
const MAX_LOG_CHARACTERS = 1500

export interface EnvironmentOptions {
  server: string
  /** Name of the database that environments are copied from. */
  template: string
  seed: string
  /** Delay of each statement, in milliseconds. */
  delay: number
  /** Whether to run with smaller numbers, as in every test run. */
  isShort: boolean
}

/** A shop with its own database, payment provider and clock, for one run. */
export interface Environment {
  app: Awaited<ReturnType<typeof openTestShop>>['app']
  shop: Shop
  /** A connection to the database without delays. */
  db: Database
  provider: FakePaymentProvider
  clock: Clock
  random: Random
  claims: Claims
  /** Delay of each statement after `startDelays`, in milliseconds. */
  delay: number
  /** Stock of each variant before the first order. */
  stock: Map<number, number>
  /** Delays every statement from now on. */
  startDelays: () => void
  /** Ends the delays. */
  stopDelays: () => void
  /** Number of 503 responses so far, after which a shopper retries. */
  retryCount: () => number
  /** Returns `short` in a short run, otherwise `full`. */
  scaled: (full: number, short: number) => number
  /** Creates a shopper on a new device; with an id, a logged-in customer. */
  shopper: (customerId?: number) => Promise<Shopper>
  close: () => Promise<void>
}

/** Logged errors break a claim, except those with an event name, which the shop expects. */
const createLogger = (claims: Claims) => {
  const stream = new Writable({
    write: (line: Buffer, _, done) => {
      const text = line.toString()
      if (!text.includes('"event":'))
        claims.violations.push(`the shop's log has an error: ${text.slice(0, MAX_LOG_CHARACTERS)}`)
      done()
    },
  })
  return pino({ level: 'error' }, stream)
}

const openDatabase = async (url: string, delay: number) => {
  // Without delays, the number of connections and the timeouts are those of production.
  if (delay === 0) return { database: openPostgres(url), setDelay: () => {}, closeProxy: async () => {} }
  const slow = await startSlowDatabase(url)
  return {
    database: openWithLongTimeouts(slow.url, DELAYED_CONNECTIONS),
    setDelay: slow.setDelay,
    closeProxy: slow.close,
  }
}

/** @returns a new environment; the caller closes it */
export async function openEnvironment({
  server,
  template,
  seed,
  delay,
  isShort,
}: EnvironmentOptions): Promise<Environment> {
  const url = await createDatabase(server, copyOf(template))
  const { database, setDelay, closeProxy } = await openDatabase(url, delay)
  const direct: OpenDatabase = openPostgresForCommands(url)
  const claims = new Claims()
  const clock = new Clock()
  const random = randomOf(seed)
  const provider = new FakePaymentProvider({ random, readEvent })
  const options = { database, payments: provider, now: clock.now, logger: createLogger(claims) }
  const { app, shop } = await openTestShop(options)

  const stock = new Map((await direct.db.select().from(variant)).map((row) => [row.id, row.stock]))
  let retryCount = 0
  const observer = {
    onResponse: (call: string, { status, text }: ShopResponse) => {
      if (status === 503) retryCount++
      claims.check(`the response to ${call} is no unexpected failure`, status < 500 || status === 503, text)
    },
  }
  const shopper = async (customerId?: number) => {
    const created = new Shopper(app, clock, observer)
    if (customerId === undefined) return created
    created.customerId = customerId
    created.token = await createSession(direct.db, { customerId, device: null, now: clock.now() })
    return created
  }
  const close = async () => {
    await database.close()
    await direct.close()
    await closeProxy()
    await dropDatabase(server, url)
  }
  return {
    ...{ app, shop, db: direct.db, provider, clock, random, claims, delay, stock, shopper, close },
    startDelays: () => setDelay(delay),
    stopDelays: () => setDelay(0),
    retryCount: () => retryCount,
    scaled: (full, short) => (isShort ? short : full),
  }
}
