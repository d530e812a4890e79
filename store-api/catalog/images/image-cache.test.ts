/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ImageCache } from './image-cache'

const picture = (size: number) => async () => Buffer.alloc(size, 1)
const never = async (): Promise<Buffer> => {
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
    expect((await cache.get('home.webp', never)).length).toBe(100)
    expect(await readdir(folder)).toEqual(['home.webp'])
  })

  it('renders once for all who ask at the same time', async () => {
    const cache = new ImageCache(folder, 1000)
    const produce = jest.fn(picture(100))
    const pictures = await Promise.all([1, 2, 3].map(() => cache.get('home.webp', produce)))
    expect(produce).toHaveBeenCalledTimes(1)
    expect(new Set(pictures).size).toBe(1)
  })

  it('renders at most two pictures at a time', async () => {
    const cache = new ImageCache(folder, 10_000)
    let running = 0
    let most = 0
    const produce = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return Buffer.alloc(10)
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map((i) => cache.get(`${i}.webp`, produce)))
    expect(most).toBe(2)
  })

  it('gives up the least recently used pictures beyond its bound', async () => {
    const cache = new ImageCache(folder, 250)
    await cache.get('a.webp', picture(100))
    await cache.get('b.webp', picture(100))
    await cache.get('a.webp', never)
    await cache.get('c.webp', picture(100))
    expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp'])
  })

  it('keeps no picture larger than itself', async () => {
    const cache = new ImageCache(folder, 50)
    expect((await cache.get('a.webp', picture(100))).length).toBe(100)
    expect(await readdir(folder)).toEqual([])
  })

  it('knows again what an earlier process left, by its last use, and clears unfinished files away', async () => {
    await writeFile(path.join(folder, 'old.webp'), Buffer.alloc(100))
    await writeFile(path.join(folder, 'new.webp'), Buffer.alloc(100))
    await writeFile(path.join(folder, 'new.webp.1.part'), Buffer.alloc(100))
    await utimes(path.join(folder, 'old.webp'), 1000, 1000)
    const cache = new ImageCache(folder, 150)
    expect((await cache.get('new.webp', never)).length).toBe(100)
    expect(await readdir(folder)).toEqual(['new.webp'])
  })

  it('renders again when a file has gone', async () => {
    const cache = new ImageCache(folder, 1000)
    await cache.get('a.webp', picture(100))
    await rm(path.join(folder, 'a.webp'))
    expect((await cache.get('a.webp', picture(70))).length).toBe(70)
  })

  it('goes on without a disk', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    const cache = new ImageCache(path.join(file, 'below-a-file'), 1000)
    expect((await cache.get('a.webp', picture(100))).length).toBe(100)
    expect((await cache.get('a.webp', picture(90))).length).toBe(90)
  })

  it('passes on a failed rendering, and retries the next time', async () => {
    const cache = new ImageCache(folder, 1000)
    await expect(cache.get('a.webp', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await cache.get('a.webp', picture(100))).length).toBe(100)
  })

  it.each(['../outside.webp', 'a/b.webp', '.hidden', 'x.part'])('never writes %s', async (name) => {
    const cache = new ImageCache(folder, 1000)
    expect((await cache.get(name, picture(10))).length).toBe(10)
    expect(await readdir(folder)).toEqual([])
  })

  it('bounds what waits by the pixels of photographs too', async () => {
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
      const gone = client()
      const image = waitsFor(gone.signal).catch((error: Error) => error.name)
      gone.abort()
      expect(await image).toBe('TakenOut')
      release()
      await Promise.all(rendering)
      expect(produce).not.toHaveBeenCalled()
    })

    it('is not rendered for a request that ended before it came here', async () => {
      const cache = new ImageCache(folder, 1000)
      await expect(cache.get('a.webp', never, {}, AbortSignal.abort())).rejects.toThrow(
        expect.objectContaining({ name: 'TakenOut' }),
      )
    })

    it('is rendered for a request that follows at once', async () => {
      const { release, produce, client, waitsFor } = await busyCache()
      const gone = client()
      const first = waitsFor(gone.signal).catch((error: Error) => error.name)
      gone.abort()
      const second = waitsFor(client().signal)
      expect(await first).toBe('TakenOut')
      release()
      expect((await second).length).toBe(100)
      expect(produce).toHaveBeenCalledTimes(1)
    })

    it('is rendered as long as one other request waits for it', async () => {
      const { release, produce, client, waitsFor } = await busyCache()
      const gone = client()
      const both = [waitsFor(gone.signal), waitsFor(client().signal)]
      gone.abort()
      release()
      expect((await Promise.all(both)).map(({ length }) => length)).toEqual([100, 100])
      expect(produce).toHaveBeenCalledTimes(1)
    })

    it('is stored nevertheless once its rendering has begun', async () => {
      const cache = new ImageCache(folder, 1000)
      const gone = new AbortController()
      let finish = () => {}
      const begun = new Promise<void>((resolve) => {
        const rendered = new Promise<void>((done) => (finish = done))
        void cache.get('a.webp', () => (resolve(), rendered.then(picture(100))), {}, gone.signal)
      })
      await begun
      gone.abort()
      const other = cache.get('a.webp', never)
      finish()
      expect((await other).length).toBe(100)
      expect(await readdir(folder)).toEqual(['a.webp'])
    })

    it('leaves its place in the queue to others', async () => {
      const { cache, release, client } = await busyCache()
      const whole = { width: 4000 }
      const gone = client()
      const large = cache.get('large.webp', picture(1), whole, gone.signal).catch((error: Error) => error.name)
      await new Promise((resolve) => setTimeout(resolve, 20))
      await expect(cache.get('next.webp', picture(1), whole)).rejects.toThrow(
        expect.objectContaining({ name: 'QueueFull' }),
      )
      gone.abort()
      expect(await large).toBe('TakenOut')
      const next = cache.get('next.webp', picture(1), whole)
      release()
      expect((await next).length).toBe(1)
    })
  })
})
