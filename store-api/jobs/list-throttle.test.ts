/** @jest-environment node */
import fc from 'fast-check'
import type { OutboxEntry } from '../db/schema/outbox'
import { LIST_INTERVAL_MS, ListThrottle, BULK_IDLE_MS } from './list-throttle'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const products = (count: number) => Array.from({ length: count }, (_, place): OutboxEntry => `product:${place}`)

describe('lists of a shop', () => {
  it('are announced with every manual change', () => {
    const throttle = new ListThrottle()
    for (let second = 0; second < 20; second++) {
      const changes: OutboxEntry[] = [`product:${second}`, 'listing', 'categories', 'category:tea']
      expect(throttle.delayedTags(NOW + second * 1000)).toEqual([])
      expect(throttle.noticeOf(changes, NOW + second * 1000)).toEqual(changes)
    }
  })

  it('are delayed until the end of an import, at most ten minutes', () => {
    const throttle = new ListThrottle()
    throttle.noticeOf([...products(25), 'listing'], NOW)
    expect(throttle.delayedTags(NOW + 400)).toEqual(['listing'])
    for (let second = 1; second < 600; second++) throttle.noticeOf(products(25), NOW + second * 1000)
    expect(throttle.delayedTags(NOW + LIST_INTERVAL_MS - 1)).toEqual(['listing'])
    expect(throttle.delayedTags(NOW + LIST_INTERVAL_MS)).toEqual([])
    throttle.noticeOf([...products(25), 'listing'], NOW + LIST_INTERVAL_MS)
    expect(throttle.delayedTags(NOW + LIST_INTERVAL_MS + 1000)).toEqual(['listing'])
  })

  it('are delayed independently; a product, a page, the store and the whole shop never are', () => {
    const throttle = new ListThrottle()
    throttle.noticeOf([...products(25), 'category:tea', 'review:1', 'page:about', 'pages', 'store', 'shop'], NOW)
    expect(throttle.delayedTags(NOW)).toEqual(['category:tea'])
  })

  it('may be served stale while they are rendered again after an import; its products may not', () => {
    const throttle = new ListThrottle()
    expect(throttle.noticeOf([...products(25), 'listing', 'category:tea', 'store'], NOW)).toEqual([
      ...products(25),
      ...['stale:listing', 'stale:category:tea', 'store'],
    ])
  })

  it('count as changed by an import from the first product on if a command announces a bulk change', () => {
    const throttle = new ListThrottle()
    expect(throttle.noticeOf(['bulk', 'product:1', 'listing'], NOW)).toEqual(['product:1', 'stale:listing'])
    expect(throttle.delayedTags(NOW + 400)).toEqual(['listing'])
  })

  it('are delayed while an import adds products, which no page shows yet', () => {
    const throttle = new ListThrottle()
    expect(throttle.noticeOf(['bulk', 'new:tea-0', 'listing'], NOW)).toEqual(['stale:listing'])
    for (let second = 1; second < 30; second++) {
      expect(throttle.noticeOf([`new:tea-${second}`], NOW + second * 1000)).toEqual([])
      expect(throttle.delayedTags(NOW + second * 1000 + 999)).toEqual(['listing'])
    }
    expect(throttle.delayedTags(NOW + 29_000 + BULK_IDLE_MS)).toEqual([])
  })

  it('are announced at once when the import is over', () => {
    const throttle = new ListThrottle()
    throttle.noticeOf([...products(500), 'listing'], NOW)
    expect(throttle.delayedTags(NOW + BULK_IDLE_MS - 1)).toEqual(['listing'])
    expect(throttle.delayedTags(NOW + BULK_IDLE_MS)).toEqual([])
    expect(throttle.noticeOf(['listing'], NOW + BULK_IDLE_MS)).toEqual(['stale:listing'])
    expect(throttle.delayedTags(NOW + BULK_IDLE_MS + 400)).toEqual([])
  })

  it('count as changed manually again a minute after an import', () => {
    const throttle = new ListThrottle()
    throttle.noticeOf([...products(500), 'listing'], NOW)
    expect(throttle.noticeOf(['product:1', 'listing'], NOW + 60_000)).toEqual(['product:1', 'listing'])
  })

  it('are announced once in ten minutes while many products change, and never delayed for longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: BULK_IDLE_MS - 1 }), { maxLength: 2000 }), (gaps) => {
        const throttle = new ListThrottle()
        const announced: number[] = []
        let now = NOW
        for (const gap of gaps) {
          now += gap
          const isDelayed = throttle.delayedTags(now).length > 0
          throttle.noticeOf(isDelayed ? products(25) : [...products(25), 'listing'], now)
          if (!isDelayed) announced.push(now)
        }
        for (const [place, at] of announced.entries())
          if (place > 0) expect(at - (announced[place - 1] ?? 0)).toBeGreaterThanOrEqual(LIST_INTERVAL_MS)
        expect(throttle.delayedTags((announced.at(-1) ?? now) + LIST_INTERVAL_MS)).toEqual([])
      }),
    )
  })
})
