/** @jest-environment node */
import { createServer } from 'node:http'
import { pino } from 'pino'
import { nodeEngine } from '../../contract/engines/node'
import { verifyWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
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
import { ListThrottle, BULK_IDLE_MS } from './list-throttle'

const ONE = 'http://one.example/hook'
const OTHER = 'http://other.example/hook'
let clock = Date.parse('2026-08-01T12:00:00Z')
const opened = openTestShop({ now: () => clock })
afterAll(async () => (await opened).close())

interface ReceivedNotice {
  id: string
  url: string
  changes: string[]
}
let received: ReceivedNotice[] = []
/** Storefronts that currently reject deliveries. */
const rejecting = new Set<string>()
const send: SendInvalidation = async ({ id, url, changes }) => {
  received.push({ id, url, changes })
  if (rejecting.has(url)) throw new Error('deaf')
}

beforeEach(async () => {
  const { db } = await opened
  await db.delete(change)
  await db.delete(changeNotice)
  received = []
  rejecting.clear()
})

const deliver = async (urls = [ONE, OTHER]) =>
  Promise.all(await deliverInvalidations((await opened).shop, { urls, send }))
const enqueue = async (...changes: Parameters<typeof enqueueInvalidations>[1]) =>
  enqueueInvalidations((await opened).db, changes)

describe('a cache invalidation', () => {
  it('is sent to every storefront, once and without duplicate tags', async () => {
    await enqueue('product:home', 'listing')
    await enqueue('product:home')
    await deliver()
    await deliver()
    expect(received.map(({ url }) => url).toSorted()).toEqual([ONE, OTHER])
    for (const { changes } of received) expect(changes.toSorted()).toEqual(['listing', 'product:home'])
  })

  it('of a list is sent once while many products change, and once at the end; of a product every time', async () => {
    const throttle = new ListThrottle()
    const deliverThrottled = async () =>
      Promise.all(await deliverInvalidations((await opened).shop, { urls: [ONE], send }, throttle))
    for (const batch of ['a', 'b', 'c'] as const) {
      await enqueue(...Array.from({ length: 25 }, (_, place) => `product:${batch}${place}` as const), 'listing')
      await deliverThrottled()
      clock += 1000
    }
    expect(received.map(({ changes }) => changes.length)).toEqual([26, 25, 25])
    received = []
    clock += BULK_IDLE_MS
    await deliverThrottled()
    await deliverThrottled()
    expect(received.map(({ changes }) => changes)).toEqual([['stale:listing']])
  })

  it('is never sent for a transaction that was rolled back', async () => {
    const { db } = await opened
    const failed = db.transaction(async (tx) => {
      await enqueueInvalidations(tx, ['store'])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await deliver()
    expect(received).toEqual([])
  })

  it('is delivered again to a storefront that failed, under the same id, and to no other', async () => {
    rejecting.add(ONE)
    await enqueue('store')
    await deliver()
    clock += 1000
    rejecting.clear()
    await deliver()
    const [first, retried] = received.filter(({ url }) => url === ONE)
    expect(retried).toEqual(first)
    expect(received.filter(({ url }) => url === OTHER)).toHaveLength(1)
    clock += 60_000
    await deliver()
    expect(received).toHaveLength(3)
  })

  it('is deleted after the last attempt', async () => {
    rejecting.add(ONE)
    await enqueue('store')
    for (let n = 0; n < MAX_ATTEMPTS + 3; n++) {
      await deliver([ONE])
      clock += 60_000
    }
    expect(received).toHaveLength(MAX_ATTEMPTS)
    expect(await (await opened).db.$count(changeNotice)).toBe(0)
  })

  it('is deleted if there is no storefront', async () => {
    await enqueue('store')
    await deliver([])
    expect(await (await opened).db.$count(change)).toBe(0)
    expect(await (await opened).db.$count(changeNotice)).toBe(0)
  })

  it('reaches the other storefronts at once while one hangs', async () => {
    const { shop } = await opened
    let release = () => {}
    const blocked = new Promise<void>((resolve) => (release = resolve))
    const times: string[] = []
    const slow: SendInvalidation = async ({ url, changes }) => {
      if (url === ONE) await blocked
      else times.push(...changes)
    }
    const stop = startInvalidationDelivery(shop, { urls: [ONE, OTHER], send: slow })
    for (const product of ['product:home', 'product:away'] as const) {
      await enqueue(product)
      const end = Date.now() + 5000
      while (!times.includes(product) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    release()
    await stop()
    expect(times).toEqual(['product:home', 'product:away'])
  })
})

describe('the webhook', () => {
  it('is signed with the secret, and throws if it is rejected', async () => {
    const key = webhookKey('a-secret-of-changes-0123456789-abcdef')
    let isSigned = false
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      const header = (name: string) => String(request.headers[name])
      const webhook = { id: header(WEBHOOK_HEADERS.id), timestamp: header(WEBHOOK_HEADERS.timestamp), body }
      isSigned = verifyWebhook(nodeEngine, key, webhook, header(WEBHOOK_HEADERS.signature), clock)
      response.writeHead(body.includes('store') ? 204 : 401).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
    const notice = { id: 'chg_1', url, changes: ['store' as const], attempts: 1, nextAttemptAt: new Date(clock) }
    await webhookSender(key)(notice, clock)
    expect(isSigned).toBe(true)
    await expect(webhookSender(key)({ ...notice, changes: ['pages'] }, clock)).rejects.toThrow('401')
    await new Promise((done) => server.close(done))
  })
})

it('logs failures with their storefront: first as information, then as warnings, at last as an error', async () => {
  const lines: { level: number; msg: string; url: string; attempts: number }[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  rejecting.add(ONE)
  await enqueue('store')
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await Promise.all(await deliverInvalidations({ ...(await opened).shop, logger }, { urls: [ONE], send }))
    clock += 60_000
  }
  const { info, warn, error } = pino.levels.values
  expect(lines.map(({ level }) => level)).toEqual([info, info, warn, warn, warn, warn, error])
  expect(lines[0]).toMatchObject({ msg: 'cache invalidation failed, will be retried', url: ONE, attempts: 1 })
  expect(lines.at(-1)).toMatchObject({ msg: 'cache invalidation given up', url: ONE, attempts: MAX_ATTEMPTS })
})
