import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { openStorefront } from '../stores/other-store'

/** The limit of concurrent requests, and a number of bodies above it. */
const MAX_REQUESTS = 20
const BODIES = 30

/** Number of bodies of one client, and how many of them may be unfinished. */
const BODIES_PER_CLIENT = 220
const MAX_UNFINISHED_PER_CLIENT = 20

const sockets: Socket[] = []
let shop: Awaited<ReturnType<typeof openStorefront>>

// One storefront for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const env = { MAX_CONCURRENT_REQUESTS: String(MAX_REQUESTS), CLIENT_ADDRESS_HEADER: 'x-real-ip' }
  shop = await openStorefront({}, env)
})
test.afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await shop.close()
})

/** The response status for a request that stays incomplete. */
const statusOf = (bytes: string) =>
  new Promise<number>((resolve) => {
    let text = ''
    const socket = connect(Number(new URL(shop.url).port), 'localhost', () => socket.write(bytes))
    sockets.push(socket)
    socket.on('data', (part) => (text += String(part))).on('error', () => resolve(0))
    socket.on('close', () => resolve(Number(text.split(' ')[1] ?? 0)))
  })

const slowBody = (address: string) =>
  statusOf(
    `POST /api/cart HTTP/1.1\r\nHost: localhost\r\nX-Real-IP: ${address}\r\nOrigin: ${shop.url}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  )

test('slow bodies of many addresses block no other visitor, and end with 408', async () => {
  test.setTimeout(60_000)
  const slowBodies = Array.from({ length: BODIES }, (_, n) => slowBody(`203.0.113.${n}`))
  for (const path of ['/', '/product', '/search?keyword=shirt&limit=12&page=1', '/api/cart'])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200])
  expect(new Set(await Promise.all(slowBodies))).toEqual(new Set([408]))
})

test('220 slow bodies of one client block no other visitor: a page and a call are answered', async () => {
  test.setTimeout(60_000)
  const slowBodies = Array.from({ length: BODIES_PER_CLIENT }, () => slowBody('198.51.100.7'))
  for (const path of ['/', '/product', '/search?keyword=scarf&limit=12&page=1', '/api/cart'])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200])
  const statuses = await Promise.all(slowBodies)
  expect(statuses.filter((status) => status === 408)).toHaveLength(MAX_UNFINISHED_PER_CLIENT)
  expect(statuses.filter((status) => status === 429)).toHaveLength(BODIES_PER_CLIENT - MAX_UNFINISHED_PER_CLIENT)
})

test('an incomplete request head gets 408', async () => {
  test.setTimeout(60_000)
  expect(await statusOf('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toBe(408)
})
