/** @jest-environment node */
import { createServer } from 'node:http'
import { pino } from 'pino'
import { nodeEngine } from '../../contract/engines/node'
import { isWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { change, changeNotice } from '../db/schema'
import { openTestShop } from '../testing/test-shop'
import {
  MAX_ATTEMPTS,
  enqueueInvalidations,
  startInvalidationDelivery,
  type SendInvalidation,
  webhookSender,
  deliverInvalidations,
} from './cache-invalidation'
import { ListSpacing, QUIET_MS } from './list-spacing'

const ONE = 'http://one.example/hook'
const OTHER = 'http://other.example/hook'
let clock = Date.parse('2026-08-01T12:00:00Z')
const opened = openTestShop({ now: () => clock })
afterAll(async () => (await opened).close())

interface Heard {
  id: string
  url: string
  changes: string[]
}
let heard: Heard[] = []
/** Storefronts that currently reject deliveries. */
const deaf = new Set<string>()
const send: SendInvalidation = async ({ id, url, changes }) => {
  heard.push({ id, url, changes })
  if (deaf.has(url)) throw new Error('deaf')
}

beforeEach(async () => {
  const { db } = await opened
  await db.delete(change)
  await db.delete(changeNotice)
  heard = []
  deaf.clear()
})

const round = async (urls = [ONE, OTHER]) =>
  Promise.all(await deliverInvalidations((await opened).shop, { urls, send }))
const note = async (...changes: Parameters<typeof enqueueInvalidations>[1]) =>
  enqueueInvalidations((await opened).db, changes)

describe('what changes', () => {
  it('is sent to every storefront, once and each thing once', async () => {
    await note('product:home', 'listing')
    await note('product:home')
    await round()
    await round()
    expect(heard.map(({ url }) => url).toSorted()).toEqual([ONE, OTHER])
    for (const { changes } of heard) expect(changes.toSorted()).toEqual(['listing', 'product:home'])
  })

  it('is sent once of a list while many products change, and when that is over; of a product every time', async () => {
    const spacing = new ListSpacing()
    const spaced = async () =>
      Promise.all(await deliverInvalidations((await opened).shop, { urls: [ONE], send }, spacing))
    for (const batch of ['a', 'b', 'c'] as const) {
      await note(...Array.from({ length: 25 }, (_, place) => `product:${batch}${place}` as const), 'listing')
      await spaced()
      clock += 1000
    }
    expect(heard.map(({ changes }) => changes.length)).toEqual([26, 25, 25])
    heard = []
    clock += QUIET_MS
    await spaced()
    await spaced()
    expect(heard.map(({ changes }) => changes)).toEqual([['stale:listing']])
  })

  it('is never sent for a transaction that was rolled back', async () => {
    const { db } = await opened
    const fails = db.transaction(async (tx) => {
      await enqueueInvalidations(tx, ['store'])
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    await round()
    expect(heard).toEqual([])
  })

  it('is delivered again to a storefront that failed, under the same id, and to no other', async () => {
    deaf.add(ONE)
    await note('store')
    await round()
    clock += 1000
    deaf.clear()
    await round()
    const [first, again] = heard.filter(({ url }) => url === ONE)
    expect(again).toEqual(first)
    expect(heard.filter(({ url }) => url === OTHER)).toHaveLength(1)
    clock += 60_000
    await round()
    expect(heard).toHaveLength(3)
  })

  it('is given up at last, and nothing is left of it', async () => {
    deaf.add(ONE)
    await note('store')
    for (let n = 0; n < MAX_ATTEMPTS + 3; n++) {
      await round([ONE])
      clock += 60_000
    }
    expect(heard).toHaveLength(MAX_ATTEMPTS)
    expect(await (await opened).db.$count(changeNotice)).toBe(0)
  })

  it('is forgotten where there is no storefront to tell', async () => {
    await note('store')
    await round([])
    expect(await (await opened).db.$count(change)).toBe(0)
    expect(await (await opened).db.$count(changeNotice)).toBe(0)
  })

  it('reaches the others at once while one of them hangs', async () => {
    const { shop } = await opened
    let release = () => {}
    const hangs = new Promise<void>((resolve) => (release = resolve))
    const times: string[] = []
    const slow: SendInvalidation = async ({ url, changes }) => {
      if (url === ONE) await hangs
      else times.push(...changes)
    }
    const stop = startInvalidationDelivery(shop, { urls: [ONE, OTHER], send: slow })
    for (const product of ['product:home', 'product:away'] as const) {
      await note(product)
      const end = Date.now() + 5000
      while (!times.includes(product) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    release()
    await stop()
    expect(times).toEqual(['product:home', 'product:away'])
  })
})

describe('the webhook', () => {
  it('is signed with the secret, and refused is an error', async () => {
    const key = webhookKey('a-secret-of-changes-0123456789-abcdef')
    let good = false
    const server = createServer(async (asked, answer) => {
      let body = ''
      for await (const part of asked) body += String(part)
      const header = (name: string) => String(asked.headers[name])
      const webhook = { id: header(WEBHOOK_HEADERS.id), timestamp: header(WEBHOOK_HEADERS.timestamp), body }
      good = isWebhook(nodeEngine, key, webhook, header(WEBHOOK_HEADERS.signature), clock)
      answer.writeHead(body.includes('store') ? 204 : 401).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
    const notice = { id: 'chg_1', url, changes: ['store' as const], attempts: 1, nextAttemptAt: new Date(clock) }
    await webhookSender(key)(notice, clock)
    expect(good).toBe(true)
    await expect(webhookSender(key)({ ...notice, changes: ['pages'] }, clock)).rejects.toThrow('401')
    await new Promise((done) => server.close(done))
  })
})

it('a failure is logged with the storefront it was for', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  deaf.add(ONE)
  await note('store')
  await Promise.all(await deliverInvalidations({ ...(await opened).shop, logger }, { urls: [ONE], send }))
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'cache invalidation failed, will be retried', url: ONE, attempts: 1 },
  ])
})
