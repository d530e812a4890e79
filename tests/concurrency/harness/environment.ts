import { Writable } from 'node:stream'
import { pino } from 'pino'
import { createSession } from '../../../store-api/customers/sessions'
import type { Shop } from '../../../store-api/http/context'
import type { Database, OpenDatabase } from '../../../store-api/db/database'
import { openPostgres, openPostgresForCommands } from '../../../store-api/db/postgres'
import { variant } from '../../../store-api/db/schema'
import { openTestShop } from '../../../store-api/testing/test-shop'
import { Claims } from '../claims'
import { createDatabase, dropDatabase, openWithLongTimeouts } from './databases'
import { startSlowDatabase } from '../../harness/tcp-proxy'
import { type Random, randomOf } from '../random'
import { FakePaymentProvider, readEvent } from './payment-provider'
import { Clock, type ShopResponse, Shopper } from './shopper'

/** Connections where statements are late: as many orders at once are in the middle of theirs. */
export const DELAYED_CONNECTIONS = 40

/** Characters of a log line that are printed. */
const MAX_LOG_CHARACTERS = 1500

export interface EnvironmentOptions {
  server: string
  /** Name of the database environments are copies of. */
  template: string
  seed: string
  /** Milliseconds between two statements. */
  delay: number
  /** In small, for every test run. */
  isShort: boolean
}

/** A shop of its own with everything around it, for one run. */
export interface Environment {
  app: Awaited<ReturnType<typeof openTestShop>>['app']
  shop: Shop
  /** Another way to the database, on which nothing is late. */
  db: Database
  provider: FakePaymentProvider
  clock: Clock
  random: Random
  claims: Claims
  /** Milliseconds between two statements, from when the race begins. */
  delay: number
  /** Pieces of each variant when nothing was ordered yet. */
  stock: Map<number, number>
  /** From now on every statement is late. */
  beginRace: () => void
  /** Statements are in time again. */
  endRace: () => void
  /** Responses so far that asked a shopper to retry. */
  busy: () => number
  /** `whole`, or `short` in a short run. */
  many: (whole: number, short: number) => number
  /** A device, or a customer on a device. */
  shopper: (customerId?: number) => Promise<Shopper>
  close: () => Promise<void>
}

/** What the shop writes down as broken is broken; what has a name of its own it expected. */
const listen = (claims: Claims) => {
  const stream = new Writable({
    write: (line: Buffer, _, done) => {
      const text = line.toString()
      if (!text.includes('"event":'))
        claims.broken.push(`the shop's log has an error: ${text.slice(0, MAX_LOG_CHARACTERS)}`)
      done()
    },
  })
  return pino({ level: 'error' }, stream)
}

const openDatabase = async (url: string, delay: number) => {
  // Without delays everything is as in production: the number of connections, and how long is waited.
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
  const url = await createDatabase(server, template)
  const { database, setDelay, closeProxy } = await openDatabase(url, delay)
  const beside: OpenDatabase = openPostgresForCommands(url)
  const claims = new Claims()
  const clock = new Clock()
  const random = randomOf(seed)
  const provider = new FakePaymentProvider({ random, readEvent })
  const options = { database, payments: provider, now: clock.now, logger: listen(claims) }
  const { app, shop } = await openTestShop(options)

  const stock = new Map((await beside.db.select().from(variant)).map((row) => [row.id, row.stock]))
  let busy = 0
  const watch = {
    onResponse: (call: string, { status, text }: ShopResponse) => {
      if (status === 503) busy++
      claims.that(`${call} is answered with something the shop can explain`, status < 500 || status === 503, text)
    },
  }
  const shopper = async (customerId?: number) => {
    const opened = new Shopper(app, clock, watch)
    if (customerId === undefined) return opened
    opened.customerId = customerId
    opened.token = await createSession(beside.db, { customerId, device: null, now: clock.now() })
    return opened
  }
  const close = async () => {
    await database.close()
    await beside.close()
    await closeProxy()
    await dropDatabase(server, url)
  }
  return {
    ...{ app, shop, db: beside.db, provider, clock, random, claims, delay, stock, shopper, close },
    beginRace: () => setDelay(delay),
    endRace: () => setDelay(0),
    busy: () => busy,
    many: (whole, short) => (isShort ? short : whole),
  }
}
