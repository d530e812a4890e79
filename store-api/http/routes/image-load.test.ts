/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { product } from '../../db/schema'
import { ImageCache } from '../../catalog/images/image-cache'
import { openTestShop, testClient } from '../../testing/test-shop'

/** Simulates slow rendering: an image is drawn when the test decides. */
class SlowImages {
  readonly started: (() => void)[] = []
  readonly cache: ImageCache
  constructor(folder: string) {
    this.cache = new ImageCache(folder, 10_000_000)
  }
  isSlow = false
  get(name: string, _: () => Promise<Buffer>, size?: { width?: number }, signal?: AbortSignal): Promise<Buffer> {
    const draw = () =>
      this.isSlow
        ? new Promise<Buffer>((resolve) => this.started.push(() => resolve(Buffer.from('slow'))))
        : Promise.resolve(Buffer.from('quick'))
    return this.cache.get(name, draw, size, signal)
  }
}

const LARGE = ['webp', 'avif', 'jpg'].flatMap((ending) => [1440, 1800].map((width) => ({ ending, width })))

let folder: string
let pictures: SlowImages
let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
  pictures = new SlowImages(folder)
  shop = await openTestShop({ pictures })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const addressOf = async (key: string) => {
  const { data } = await testClient(shop.app)('GET', `/api/product/${key}`)
  const { imageUrl } = (data as { picture: { imageUrl: string } }).picture
  return (ending: string, width: number) => `${imageUrl.replace('.webp', `.${ending}`)}&w=${width}`
}

describe('many large images that are not rendered yet', () => {
  it('wait in a bounded queue: the rest get 503, and a cached image waits for none', async () => {
    const keys = (await shop.db.select({ key: product.key }).from(product)).map(({ key }) => key)
    const addresses = await Promise.all(keys.map(addressOf))
    const known = addresses[0]?.('jpg', 320) ?? ''
    expect((await shop.app.request(known)).status).toBe(200)

    pictures.isSlow = true
    const expected = addresses.flatMap((of) => LARGE.map(({ ending, width }) => of(ending, width)))
    expect(expected.length).toBeGreaterThan(20)
    const waiting = new Set(expected)
    const requests = expected.map(async (address) => {
      const answer = await shop.app.request(address)
      waiting.delete(address)
      return answer
    })
    const refused = await Promise.race(requests)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('cache-control') ?? 'no-store').toBe('no-store')
    expect(refused.headers.get('etag')).toBeNull()

    const repeated = await shop.app.request(known)
    expect([repeated.status, await repeated.text()]).toEqual([200, 'quick'])
    expect(waiting.size).toBeGreaterThan(0)

    pictures.isSlow = false
    while (pictures.started.length > 0) {
      pictures.started.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const answers = await Promise.all(requests)
    const drawn = answers.filter(({ status }) => status === 200).length
    expect(drawn).toBeGreaterThanOrEqual(8)
    expect(drawn).toBeLessThanOrEqual(16)
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(answers.length - drawn)
  })
})

describe('an image whose request is aborted before it is rendered', () => {
  it('leaves the queue with status 499, and the next request gets its image', async () => {
    const keys = (await shop.db.select({ key: product.key }).from(product)).map(({ key }) => key)
    const addresses = (await Promise.all(keys.slice(0, 4).map(addressOf))).map((of) => of('jpg', 96))
    const next = addresses.pop() ?? ''
    pictures.isSlow = true
    const controller = new AbortController()
    const requests = addresses.map(async (address) => shop.app.request(address, { signal: controller.signal }))
    while (pictures.started.length < 2) await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setTimeout(resolve, 50))
    controller.abort()
    expect(await Promise.race(requests)).toMatchObject({ status: 499 })
    const pending = shop.app.request(next)
    pictures.isSlow = false
    pictures.started.splice(0).forEach((finish) => finish())
    expect((await pending).status).toBe(200)
    expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 200, 499])
  })
})

describe('a picture wider than 1080 px', () => {
  it('is rendered only under the version in pages, and only of products on sale', async () => {
    const of = await addressOf('home')
    const statusOf = async (address: string) => (await shop.app.request(address)).status
    expect(await statusOf(of('webp', 1800))).toBe(200)
    expect(await statusOf('/image/home-front.webp?w=1800')).toBe(404)
    expect(await statusOf('/image/home-front.webp?v=other&w=1440')).toBe(404)
    expect(await statusOf('/image/home-front.webp?v=other&w=1080')).toBe(200)
    await shop.db.update(product).set({ withdrawnAt: new Date() }).where(eq(product.key, 'home'))
    expect(await statusOf(of('webp', 1800))).toBe(404)
    expect(await statusOf(of('webp', 1080))).toBe(200)
    await shop.db.update(product).set({ withdrawnAt: null }).where(eq(product.key, 'home'))
  })
})
