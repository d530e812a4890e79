/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ImageCache } from './image-cache'

const picture = (size: number) => async () => Buffer.alloc(size, 1)
const failIfRendered = async (): Promise<Buffer> => {
  throw new Error('should have come from the disk')
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('ImageCache', () => {
  it('renders a picture once and reads it from the disk after that', async () => {
    const cache = new ImageCache(folder, 1000)
    await cache.get('home.webp', picture(100))
    expect((await cache.get('home.webp', failIfRendered)).length).toBe(100)
    expect(await readdir(folder)).toEqual(['home.webp'])
  })

  it('renders once for concurrent requests', async () => {
    const cache = new ImageCache(folder, 1000)
    const produce = jest.fn(picture(100))
    const pictures = await Promise.all([1, 2, 3].map(() => cache.get('home.webp', produce)))
    expect(produce).toHaveBeenCalledTimes(1)
    expect(new Set(pictures).size).toBe(1)
  })

  it('renders at maxRunning two pictures at a time', async () => {
    const cache = new ImageCache(folder, 10_000)
    let running = 0
    let maxRunning = 0
    const produce = async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return Buffer.alloc(10)
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map((i) => cache.get(`${i}.webp`, produce)))
    expect(maxRunning).toBe(2)
  })

  it('evicts the least recently used images above its size limit', async () => {
    const cache = new ImageCache(folder, 250)
    await cache.get('a.webp', picture(100))
    await cache.get('b.webp', picture(100))
    await cache.get('a.webp', failIfRendered)
    await cache.get('c.webp', picture(100))
    expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp'])
  })

  it('caches no image larger than its size limit', async () => {
    const cache = new ImageCache(folder, 50)
    expect((await cache.get('a.webp', picture(100))).length).toBe(100)
    expect(await readdir(folder)).toEqual([])
  })

  it('restores the files of an earlier process by last use, and deletes unfinished ones', async () => {
    await writeFile(path.join(folder, 'old.webp'), Buffer.alloc(100))
    await writeFile(path.join(folder, 'new.webp'), Buffer.alloc(100))
    await writeFile(path.join(folder, 'new.webp.1.part'), Buffer.alloc(100))
    await utimes(path.join(folder, 'old.webp'), 1000, 1000)
    const cache = new ImageCache(folder, 150)
    expect((await cache.get('new.webp', failIfRendered)).length).toBe(100)
    expect(await readdir(folder)).toEqual(['new.webp'])
  })

  it('renders again when a file is missing', async () => {
    const cache = new ImageCache(folder, 1000)
    await cache.get('a.webp', picture(100))
    await rm(path.join(folder, 'a.webp'))
    expect((await cache.get('a.webp', picture(70))).length).toBe(70)
  })

  it('works without a writable disk', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    const cache = new ImageCache(path.join(file, 'below-a-file'), 1000)
    expect((await cache.get('a.webp', picture(100))).length).toBe(100)
    expect((await cache.get('a.webp', picture(90))).length).toBe(90)
  })

  it('propagates a render error, and retries on the next request', async () => {
    const cache = new ImageCache(folder, 1000)
    await expect(cache.get('a.webp', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.get('a.webp', picture(100))).length).toBe(100)
  })

  it.each(['../outside.webp', 'a/b.webp', '.hidden', 'x.part'])('never writes %s', async (name) => {
    const cache = new ImageCache(folder, 1000)
    expect((await cache.get(name, picture(10))).length).toBe(10)
    expect(await readdir(folder)).toEqual([])
  })

  it('limits the queue by the pixels of photographs too', async () => {
    const cache = new ImageCache(folder, 1000)
    let release = () => {}
    const blocked = new Promise<void>((resolve) => (release = resolve))
    const slow = () => blocked.then(() => Buffer.alloc(1))
    const size = { width: 96, inputPixels: 50_000_000 }
    const all = Array.from({ length: 20 }, (_, i) =>
      cache.get(`${i}.webp`, slow, size).catch((error: Error) => error.name),
    )
    // Two are rendered and 15 wait; with drawings as small as these, thousands could.
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    expect((await Promise.all(all)).filter((one) => one === 'QueueFull')).toHaveLength(3)
  })

  describe('an image for which no request waits any more', () => {
    /** Two images are being rendered, so that further ones wait. */
    async function busyCache() {
      const cache = new ImageCache(folder, 10_000)
      let release = () => {}
      const blocked = new Promise<void>((resolve) => (release = resolve))
      const rendering = ['a.webp', 'b.webp'].map((name) => cache.get(name, () => blocked.then(picture(1))))
      const produce = jest.fn(picture(100))
      const client = () => new AbortController()
      const waitsFor = async (signal?: AbortSignal) => {
        const image = cache.get('c.webp', produce, {}, signal)
        await new Promise((resolve) => setTimeout(resolve, 20))
        return image
      }
      return { cache, release, rendering, produce, client, waitsFor }
    }

    it('is not rendered', async () => {
      const { release, rendering, produce, client, waitsFor } = await busyCache()
      const abortedClient = client()
      const image = waitsFor(abortedClient.signal).catch((error: Error) => error.name)
      abortedClient.abort()
      expect(await image).toBe('RenderCancelled')
      release()
      await Promise.all(rendering)
      expect(produce).not.toHaveBeenCalled()
    })

    it('is not rendered for a request that was aborted before', async () => {
      const cache = new ImageCache(folder, 1000)
      await expect(cache.get('a.webp', failIfRendered, {}, AbortSignal.abort())).rejects.toThrow(
        expect.objectContaining({ name: 'RenderCancelled' }),
      )
    })

    it('is rendered for a request that follows at once', async () => {
      const { release, produce, client, waitsFor } = await busyCache()
      const abortedClient = client()
      const first = waitsFor(abortedClient.signal).catch((error: Error) => error.name)
      abortedClient.abort()
      const second = waitsFor(client().signal)
      expect(await first).toBe('RenderCancelled')
      release()
      expect((await second).length).toBe(100)
      expect(produce).toHaveBeenCalledTimes(1)
    })

    it('is rendered as long as one other request waits for it', async () => {
      const { release, produce, client, waitsFor } = await busyCache()
      const abortedClient = client()
      const both = [waitsFor(abortedClient.signal), waitsFor(client().signal)]
      abortedClient.abort()
      release()
      expect((await Promise.all(both)).map(({ length }) => length)).toEqual([100, 100])
      expect(produce).toHaveBeenCalledTimes(1)
    })

    it('is stored once its rendering has started', async () => {
      const cache = new ImageCache(folder, 1000)
      const client = new AbortController()
      let finish = () => {}
      const started = new Promise<void>((resolve) => {
        const rendered = new Promise<void>((done) => (finish = done))
        void cache.get('a.webp', () => (resolve(), rendered.then(picture(100))), {}, client.signal)
      })
      await started
      client.abort()
      const other = cache.get('a.webp', failIfRendered)
      finish()
      expect((await other).length).toBe(100)
      expect(await readdir(folder)).toEqual(['a.webp'])
    })

    it('frees its place in the queue', async () => {
      const { cache, release, client } = await busyCache()
      const whole = { width: 4000 }
      const abortedClient = client()
      const large = cache.get('large.webp', picture(1), whole, abortedClient.signal).catch((error: Error) => error.name)
      await new Promise((resolve) => setTimeout(resolve, 20))
      await expect(cache.get('next.webp', picture(1), whole)).rejects.toThrow(
        expect.objectContaining({ name: 'QueueFull' }),
      )
      abortedClient.abort()
      expect(await large).toBe('RenderCancelled')
      const next = cache.get('next.webp', picture(1), whole)
      release()
      expect((await next).length).toBe(1)
    })
  })
})
