import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { RenderQueue } from './render-queue'

const CONCURRENT_RENDERS = 2

/**
 * Maximum of pixels queued for rendering, some seconds of work: 64 images of 640 px, as a few pages of a new
 * catalogue request, 32 of photographs of 12 megapixels, or 8 of the largest.
 */
const WAITING_PIXELS = 33_000_000

/** Width in pixels assumed when none is given. */
const USUAL_WIDTH = 640

/** Pixels of a photograph that are decoded in the time in which one is drawn and encoded. */
const INPUT_PIXELS_PER_OUTPUT = 24

const costOf = ({ width = USUAL_WIDTH, inputPixels = 0 }: RenderSize) =>
  width * width * 1.25 + inputPixels / INPUT_PIXELS_PER_OUTPUT

/** The cost of rendering an image. */
export interface RenderSize {
  /** In pixels. */
  width?: number
  /** Pixels of the photograph that is decoded for it. */
  inputPixels?: number
}

interface Pending {
  image: Promise<Buffer>
  /** Requests that wait for the image. */
  requests: number
  isRendering: boolean
  unwanted: AbortController
}

const PART = '.part'

/** Names become file names: they may not leave the folder or collide with files being written. */
const isFileName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name) && !name.endsWith(PART)

/**
 * An LRU cache of rendered images on disk, bounded in bytes. Disk errors are ignored: the image is then rendered
 * for the request.
 */
export class ImageCache {
  /** Sizes by name, least recently used first. */
  private readonly sizes = new Map<string, number>()
  private readonly pending = new Map<string, Pending>()
  private readonly queue = new RenderQueue(CONCURRENT_RENDERS, WAITING_PIXELS)
  private readonly ready: Promise<void>
  private bytes = 0

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {
    this.ready = this.readIndex()
  }

  /** Bytes of the cached images on disk. */
  get usedBytes(): number {
    return this.bytes
  }

  /**
   * Returns an image, rendering it once for concurrent requests. Cached images never wait in the queue.
   * @param size larger images and photographs count more in the queue
   * @param signal of the request: an image for which no request waits any more leaves the queue, so that those of the next
   * page do not wait for it
   * @throws QueueFull if too many pixels are queued, TakenOut if the image left the queue
   */
  get(name: string, produce: () => Promise<Buffer>, size: RenderSize = {}, signal?: AbortSignal): Promise<Buffer> {
    const pending = this.pending.get(name) ?? this.begin(name, produce, costOf(size))
    pending.requests += 1
    // A request may have ended while its image was looked up in the database.
    if (signal?.aborted) this.leave(name, pending)
    else signal?.addEventListener('abort', () => this.leave(name, pending), { once: true })
    return pending.image
  }

  private begin(name: string, produce: () => Promise<Buffer>, cost: number): Pending {
    const unwanted = new AbortController()
    const render = () => {
      pending.isRendering = true
      return produce()
    }
    const image = this.find(name, render, { cost, signal: unwanted.signal }).finally(() => this.end(name, pending))
    const pending: Pending = { image, requests: 0, isRendering: false, unwanted }
    this.pending.set(name, pending)
    return pending
  }

  private end(name: string, pending: Pending): void {
    if (this.pending.get(name) === pending) this.pending.delete(name)
  }

  /** An image that is being rendered is kept: it is wanted again sooner or later. */
  private leave(name: string, pending: Pending): void {
    pending.requests -= 1
    if (pending.requests > 0 || pending.isRendering) return
    // At once: a request that comes now must not share what is given up.
    this.end(name, pending)
    pending.unwanted.abort()
  }

  private async find(
    name: string,
    render: () => Promise<Buffer>,
    options: { cost: number; signal: AbortSignal },
  ): Promise<Buffer> {
    await this.ready
    const stored = this.sizes.has(name) ? await this.read(name) : undefined
    if (stored) return stored
    const picture = await this.queue.run(render, options)
    await this.store(name, picture)
    return picture
  }

  /** Indexes the files of an earlier process, least recently used first. Unfinished files are deleted. */
  private async readIndex(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true })
      const names = await readdir(this.folder)
      await Promise.all(names.filter((name) => name.endsWith(PART)).map((name) => this.discard(name)))
      const found = await Promise.all(names.filter(isFileName).map((name) => this.look(name)))
      const files = found.flatMap((file) => file ?? []).sort((a, b) => a.usedAt - b.usedAt)
      for (const { name, size } of files) this.count(name, size)
      await this.evict()
    } catch {
      // An unreadable folder counts as an empty cache: images are rendered on request.
    }
  }

  private async look(name: string): Promise<{ name: string; size: number; usedAt: number } | undefined> {
    const status = await stat(this.fileOf(name)).catch(() => undefined)
    return status?.isFile() ? { name, size: status.size, usedAt: status.mtimeMs } : undefined
  }

  private async read(name: string): Promise<Buffer | undefined> {
    try {
      const picture = await readFile(this.fileOf(name))
      this.count(name, picture.length)
      const now = new Date()
      // Updates the order of use across restarts; a failure is harmless.
      utimes(this.fileOf(name), now, now).catch(() => undefined)
      return picture
    } catch {
      this.forget(name)
      return undefined
    }
  }

  /** Written under another name first, so that no reader gets half an image. */
  private async store(name: string, picture: Buffer): Promise<void> {
    if (!isFileName(name) || picture.length > this.maxBytes) return
    const part = `${name}.${randomUUID()}${PART}`
    try {
      await writeFile(this.fileOf(part), picture, { flag: 'wx' })
      await rename(this.fileOf(part), this.fileOf(name))
      this.count(name, picture.length)
      await this.evict()
    } catch {
      // On a full or read-only disk nothing is cached, and the next request renders again.
      await this.discard(part)
    }
  }

  private async evict(): Promise<void> {
    for (const name of this.sizes.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.forget(name)
      await this.discard(name)
    }
  }

  /** Records a file as just used. */
  private count(name: string, size: number): void {
    this.forget(name)
    this.sizes.set(name, size)
    this.bytes += size
  }

  private forget(name: string): void {
    this.bytes -= this.sizes.get(name) ?? 0
    this.sizes.delete(name)
  }

  private async discard(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true }).catch(() => undefined)
  }

  private fileOf(name: string): string {
    return path.join(this.folder, name)
  }
}
