/** @jest-environment node */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SitemapEntries } from '../../contract/entities/sitemap'
import { SITEMAP_PART_SIZE } from '../../contract/entities/sitemap'
import type { ApiClient } from '../api/client'
import { streamText } from './send-file'
import { writePart } from './sitemap'

Object.assign(process.env, {
  ...{ STORE_API_URL: 'http://127.0.0.1:1', STORE_API_SECRET: 'x'.repeat(32), SESSION_SECRET: 'y'.repeat(32) },
  PUBLIC_ORIGIN: 'https://shop.example',
})

const PAGE = 500
const PARTS = 100
/** Writing pictures takes most of the time: every tenth part has them, which is enough to measure the largest part. */
const PICTURES_EVERY = 10
const MEGABYTE = 1024 * 1024

/** A store API of a million products that counts its calls. */
function millionProducts() {
  const loaded = { pages: 0, entries: 0 }
  const reply = (path: string): SitemapEntries => {
    const { searchParams } = new URL(path, 'http://store')
    const part = Number(searchParams.get('part'))
    const end = (part + 1) * SITEMAP_PART_SIZE
    const from = Math.max(Number(searchParams.get('after')), end - SITEMAP_PART_SIZE) + 1
    const to = Math.min(from + PAGE - 1, end)
    const list = Array.from({ length: to - from + 1 }, (_, at) => ({
      key: `product-${from + at}`,
      updatedAt: '2026-09-01T12:00:00.000Z',
      pictures:
        part % PICTURES_EVERY === 0
          ? [{ imageUrl: `/image/product-${from + at}.webp?v=1`, alt: `Product ${from + at}` }]
          : [],
    }))
    loaded.pages++
    loaded.entries += list.length
    return { list, next: to === end ? null : to }
  }
  const api: ApiClient = { send: async ({ path }) => ({ code: 0, msg: '', data: reply(path) }) }
  return { loaded, api: () => api }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Reachable heap bytes: collects garbage first. */
function heapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Garbage collection takes time, so memory is not sampled at every step. */
const SAMPLE_EVERY = 10

const urlsIn = (text: string) => text.split('<url>').length - 1

it('a million addresses are written in parts of ten thousand, with a few hundred in memory at a time', async () => {
  const { loaded, api } = millionProducts()
  let read = 0
  let maxEntriesAhead = 0
  let maxPartBytes = 0
  const before = heapBytes()
  let maxHeapBytes = before
  for (let part = 0; part < PARTS; part++) {
    const onEnd = jest.fn()
    const body = streamText(writePart({ kind: 'product', part }, api), { onEnd, timeoutMs: 1000 })
    const decoder = new TextDecoder()
    const reader = body.getReader()
    let bytes = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      maxEntriesAhead = Math.max(maxEntriesAhead, loaded.entries - read)
      bytes += value.byteLength
      read += urlsIn(decoder.decode(value))
    }
    maxPartBytes = Math.max(maxPartBytes, bytes)
    expect(onEnd).toHaveBeenCalledTimes(1)
    if (part % SAMPLE_EVERY === 0) maxHeapBytes = Math.max(maxHeapBytes, heapBytes())
  }
  expect(read).toBe(1_000_000)
  expect(loaded.pages).toBe((PARTS * SITEMAP_PART_SIZE) / PAGE)
  expect(maxEntriesAhead).toBeLessThanOrEqual(PAGE)
  expect(maxPartBytes).toBeLessThan(50 * MEGABYTE)
  expect(maxHeapBytes - before).toBeLessThan(20 * MEGABYTE)
}, 120_000)

describe('the writer of a part', () => {
  const open = (timeoutMs = 1000) => {
    const { loaded, api } = millionProducts()
    const onEnd = jest.fn()
    const body = streamText(writePart({ kind: 'product', part: 0 }, api), { onEnd, timeoutMs })
    return { loaded, onEnd, body }
  }

  it('makes no more calls when the reader cancels', async () => {
    const { loaded, onEnd, body } = open()
    const reader = body.getReader()
    await reader.read()
    await reader.cancel()
    expect(loaded.pages).toBe(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('times out if the client stops reading', async () => {
    const { onEnd, body } = open(20)
    const reader = body.getReader()
    await reader.read()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(onEnd).toHaveBeenCalledTimes(1)
    await expect(reader.read()).rejects.toThrow('the client stopped reading')
  })

  it('aborts when the store API fails, so that a partial file is never mistaken for a complete one', async () => {
    const onEnd = jest.fn()
    async function* fail(): AsyncGenerator<string> {
      yield 'half'
      throw new Error('away')
    }
    const reader = streamText(fail(), { onEnd, timeoutMs: 1000 }).getReader()
    await reader.read()
    await expect(reader.read()).rejects.toThrow('away')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
