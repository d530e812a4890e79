import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { openTwoInstances } from './two-instances'

test.describe.configure({ mode: 'serial' })

/**
 * Pages are rendered again after 60 s: a new price visible within this many milliseconds was announced by a message. On
 * an idle machine it takes less than 2 s; the limit has room for a busy one.
 */
const MAX_INVALIDATION_MS = 30_000

let shop: Awaited<ReturnType<typeof openTwoInstances>>
let key = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openTwoInstances()
  const index = await (await fetch(`${shop.notified}/product`)).text()
  key = /href="\/product\/([^"?]+)"/.exec(index)?.[1] ?? ''
})
test.afterAll(() => shop.close())

/** The pages that show the product: its own, and a list that contains it. */
const pages = () => [`/product/${key}`, '/product']

const read = async (origin: string, path: string) => {
  const response = await fetch(origin + path)
  return { status: response.status, text: await response.text(), state: response.headers.get('x-nextjs-cache') }
}

/** @param price as an operator writes it: `79.00` */
async function setPrice(price: string) {
  const response = await fetch(`${shop.storeApiUrl}/dev/orders/price`, {
    method: 'POST',
    headers: { origin: shop.storeApiUrl },
    body: new URLSearchParams({ key, price }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
}

/** Every page of some storefronts is in its cache. */
async function fill(origins: string[]) {
  for (const origin of origins)
    for (const path of pages()) await expect.poll(async () => (await read(origin, path)).state).toBe('HIT')
}

/**
 * Requests a page until it shows a price. The rendering time on a busy machine does not count.
 * @returns milliseconds from the change until the request of the page
 */
async function requestUntilShown({
  origin,
  path,
  price,
  changedAt,
}: Record<'origin' | 'path' | 'price', string> & { changedAt: number }) {
  for (;;) {
    const elapsedMs = Date.now() - changedAt
    if ((await read(origin, path)).text.includes(price) || elapsedMs > MAX_INVALIDATION_MS) return elapsedMs
    await pause(50)
  }
}

async function expectPrice(origins: string[], price: string, changedAt = Date.now()) {
  const requests = origins.flatMap((origin) => pages().map((path) => ({ origin, path, price, changedAt })))
  for (const waitedMs of await Promise.all(requests.map(requestUntilShown)))
    expect(waitedMs).toBeLessThan(MAX_INVALIDATION_MS)
}

test('a new price reaches every instance by message: of those with a Redis one is notified, of the others each', async () => {
  const allOrigins = [...shop.sharedRedis, ...shop.separate]
  await fill(allOrigins)
  await setPrice('71.11')
  await expectPrice(allOrigins, '71.11')
})

test('a page one instance has made is not made again by the other', async () => {
  const [one = '', other = ''] = shop.sharedRedis
  const states: (string | null)[] = []
  for (const path of [`/product/${key}/review`, `/product/${key}/question`, '/category']) {
    await expect.poll(async () => (await read(one, path)).state).toBe('HIT')
    states.push((await read(other, path)).state)
  }
  // On a busy machine it may stop waiting for one of them, and render that itself.
  expect(states).toContain('HIT')
})

test('without Redis every page goes on being served, and a notified instance knows the price', async () => {
  await fill(shop.sharedRedis)
  await shop.stopRedis()
  for (const origin of shop.sharedRedis) {
    for (const path of [...pages(), '/', '/category']) {
      expect((await read(origin, path)).status).toBe(200)
    }
  }
  await setPrice('73.33')
  await expectPrice([shop.notified], '73.33')
})

test('with Redis back the instances share again, and what was missed is made up for', async () => {
  await shop.startRedis()
  const isShown = async () => {
    const texts = await Promise.all(
      shop.sharedRedis.map(async (origin) => (await read(origin, `/product/${key}`)).text),
    )
    return texts.every((text) => text.includes('73.33'))
  }
  await expect.poll(isShown, { timeout: MAX_INVALIDATION_MS }).toBe(true)
  await fill(shop.sharedRedis)
  await setPrice('74.44')
  await expectPrice(shop.sharedRedis, '74.44')
})

test('a revalidation without the secret is refused', async () => {
  const send = (headers: Record<string, string>) =>
    fetch(`${shop.notified}/api/hook/revalidate`, { method: 'POST', headers, body: '{"changes":["store"]}' })
  expect((await send({})).status).toBe(401)
  const forged = {
    'webhook-id': 'x',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
  }
  expect((await send(forged)).status).toBe(401)
})
