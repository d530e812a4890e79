import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { RenderQueue } from './render-queue'

const MAX_CONCURRENT_RENDERS = 2

/**
 * Maximum of pixels queued for rendering, some seconds of work: 64 images of 640 px, as a few pages of a new
 * catalogue request, 32 of photographs of 12 megapixels, or 8 of the largest.
 */
const MAX_QUEUED_PIXELS = 33_000_000

/** Width in pixels assumed if the request specifies none. */
const DEFAULT_WIDTH = 640

/** Pixels of a photograph that are decoded in the time in which one is drawn and encoded. */
const INPUT_PIXELS_PER_OUTPUT = 24

const costOf = ({ width = DEFAULT_WIDTH, inputPixels = 0 }: RenderSize) =>
  width * width * 1.25 + inputPixels / INPUT_PIXELS_PER_OUTPUT

/** The cost of rendering an image. */
export interface RenderSize {
  /** In pixels. */
  width?: number
  /** Pixels of the photograph that is decoded for it. */
  inputPixels?: number
}

interface PendingImage {
  image: Promise<Buffer>
  /** Requests that wait for the image. */
  waitingRequests: number
  isRendering: boolean
  abortController: AbortController
}

const PART_SUFFIX = '.part'

/** Names become file names: they may not leave the folder or collide with files being written. */
const isFileName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name) && !name.endsWith(PART_SUFFIX)

/**
 * An LRU cache of rendered images on disk, bounded in bytes. Disk errors are ignored: the image is then rendered
 * for the request.
 */
export class ImageCache {
  /** Sizes by name, least recently used first. */
  private readonly sizes = new Map<string, number>()
  private readonly pending = new Map<string, PendingImage>()
  private readonly queue = new RenderQueue(MAX_CONCURRENT_RENDERS, MAX_QUEUED_PIXELS)
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
   * @throws QueueFull if too many pixels are queued, RenderCancelled if the image left the queue
   */
  get(name: string, produce: () => Promise<Buffer>, size: RenderSize = {}, signal?: AbortSignal): Promise<Buffer> {
    const pending = this.pending.get(name) ?? this.startRender(name, produce, costOf(size))
    pending.waitingRequests += 1
    // A request may have ended while its image was looked up in the database.
    if (signal?.aborted) this.detachRequest(name, pending)
    else signal?.addEventListener('abort', () => this.detachRequest(name, pending), { once: true })
    return pending.image
  }

  private startRender(name: string, produce: () => Promise<Buffer>, cost: number): PendingImage {
    const abortController = new AbortController()
    const render = () => {
      pending.isRendering = true
      return produce()
    }
    const image = this.find(name, render, { cost, signal: abortController.signal }).finally(() =>
      this.end(name, pending),
    )
    const pending: PendingImage = { image, waitingRequests: 0, isRendering: false, abortController }
    this.pending.set(name, pending)
    return pending
  }

  private end(name: string, pending: PendingImage): void {
    if (this.pending.get(name) === pending) this.pending.delete(name)
  }

  /** A render in progress is not aborted: its image is likely to be requested again. */
  private detachRequest(name: string, pending: PendingImage): void {
    pending.waitingRequests -= 1
    if (pending.waitingRequests > 0 || pending.isRendering) return
    // Removed at once: a new request must not share an aborted render.
    this.end(name, pending)
    pending.abortController.abort()
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
      await Promise.all(names.filter((name) => name.endsWith(PART_SUFFIX)).map((name) => this.deleteFile(name)))
      const found = await Promise.all(names.filter(isFileName).map((name) => this.statFile(name)))
      const files = found.flatMap((file) => file ?? []).sort((a, b) => a.usedAt - b.usedAt)
      for (const { name, size } of files) this.touch(name, size)
      await this.evict()
    } catch {
      // An unreadable folder counts as an empty cache: images are rendered on request.
    }
  }

  private async statFile(name: string): Promise<{ name: string; size: number; usedAt: number } | undefined> {
    const status = await stat(this.fileOf(name)).catch(() => undefined)
    return status?.isFile() ? { name, size: status.size, usedAt: status.mtimeMs } : undefined
  }

  private async read(name: string): Promise<Buffer | undefined> {
    try {
      const picture = await readFile(this.fileOf(name))
      this.touch(name, picture.length)
      const now = new Date()
      // Updates the order of use across restarts; a failure is harmless.
      utimes(this.fileOf(name), now, now).catch(() => undefined)
      return picture
    } catch {
      this.removeEntry(name)
      return undefined
    }
  }

  /** Written under another name first, so that no reader gets half an image. */
  private async store(name: string, picture: Buffer): Promise<void> {
    if (!isFileName(name) || picture.length > this.maxBytes) return
    const part = `${name}.${randomUUID()}${PART_SUFFIX}`
    try {
      await writeFile(this.fileOf(part), picture, { flag: 'wx' })
      await rename(this.fileOf(part), this.fileOf(name))
      this.touch(name, picture.length)
      await this.evict()
    } catch {
      // On a full or read-only disk nothing is cached, and the next request renders again.
      await this.deleteFile(part)
    }
  }

  private async evict(): Promise<void> {
    for (const name of this.sizes.keys()) {
      if (this.bytes <= this.maxBytes) return
      this.removeEntry(name)
      await this.deleteFile(name)
    }
  }

  /** Records a file as just used. */
  private touch(name: string, size: number): void {
    this.removeEntry(name)
    this.sizes.set(name, size)
    this.bytes += size
  }

  private removeEntry(name: string): void {
    this.bytes -= this.sizes.get(name) ?? 0
    this.sizes.delete(name)
  }

  private async deleteFile(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true }).catch(() => undefined)
  }

  private fileOf(name: string): string {
    return path.join(this.folder, name)
  }
}
