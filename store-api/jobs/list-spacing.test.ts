/** @jest-environment node */
import fc from 'fast-check'
import type { OutboxEntry } from '../db/schema/outbox'
import { LIST_INTERVAL_MS, ListSpacing, QUIET_MS } from './list-spacing'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const products = (count: number) => Array.from({ length: count }, (_, place): OutboxEntry => `product:${place}`)

describe('lists of a shop', () => {
  it('are announced with every change that people make', () => {
    const spacing = new ListSpacing()
    for (let second = 0; second < 20; second++) {
      const changes: OutboxEntry[] = [`product:${second}`, 'listing', 'categories', 'category:tea']
      expect(spacing.waiting(NOW + second * 1000)).toEqual([])
      expect(spacing.noticeOf(changes, NOW + second * 1000)).toEqual(changes)
    }
  })

  it('wait for the end of an import, at most ten minutes', () => {
    const spacing = new ListSpacing()
    spacing.noticeOf([...products(25), 'listing'], NOW)
    expect(spacing.waiting(NOW + 400)).toEqual(['listing'])
    for (let second = 1; second < 600; second++) spacing.noticeOf(products(25), NOW + second * 1000)
    expect(spacing.waiting(NOW + LIST_INTERVAL_MS - 1)).toEqual(['listing'])
    expect(spacing.waiting(NOW + LIST_INTERVAL_MS)).toEqual([])
    spacing.noticeOf([...products(25), 'listing'], NOW + LIST_INTERVAL_MS)
    expect(spacing.waiting(NOW + LIST_INTERVAL_MS + 1000)).toEqual(['listing'])
  })

  it('wait each for itself; a product, a page, the store and the whole shop never do', () => {
    const spacing = new ListSpacing()
    spacing.noticeOf([...products(25), 'category:tea', 'review:1', 'page:about', 'pages', 'store', 'shop'], NOW)
    expect(spacing.waiting(NOW)).toEqual(['category:tea'])
  })

  it('may be served while they are rendered again when an import changed them; what it changed of products may not', () => {
    const spacing = new ListSpacing()
    expect(spacing.noticeOf([...products(25), 'listing', 'category:tea', 'store'], NOW)).toEqual([
      ...products(25),
      ...['stale:listing', 'stale:category:tea', 'store'],
    ])
  })

  it('are those of an import from the first product on when a command announces many', () => {
    const spacing = new ListSpacing()
    expect(spacing.noticeOf(['bulk', 'product:1', 'listing'], NOW)).toEqual(['product:1', 'stale:listing'])
    expect(spacing.waiting(NOW + 400)).toEqual(['listing'])
  })

  it('wait while an import adds products, which no page shows yet', () => {
    const spacing = new ListSpacing()
    expect(spacing.noticeOf(['bulk', 'new:tea-0', 'listing'], NOW)).toEqual(['stale:listing'])
    for (let second = 1; second < 30; second++) {
      expect(spacing.noticeOf([`new:tea-${second}`], NOW + second * 1000)).toEqual([])
      expect(spacing.waiting(NOW + second * 1000 + 999)).toEqual(['listing'])
    }
    expect(spacing.waiting(NOW + 29_000 + QUIET_MS)).toEqual([])
  })

  it('are announced at once when the import is over', () => {
    const spacing = new ListSpacing()
    spacing.noticeOf([...products(500), 'listing'], NOW)
    expect(spacing.waiting(NOW + QUIET_MS - 1)).toEqual(['listing'])
    expect(spacing.waiting(NOW + QUIET_MS)).toEqual([])
    expect(spacing.noticeOf(['listing'], NOW + QUIET_MS)).toEqual(['stale:listing'])
    expect(spacing.waiting(NOW + QUIET_MS + 400)).toEqual([])
  })

  it('are those of people again a minute after an import', () => {
    const spacing = new ListSpacing()
    spacing.noticeOf([...products(500), 'listing'], NOW)
    expect(spacing.noticeOf(['product:1', 'listing'], NOW + 60_000)).toEqual(['product:1', 'listing'])
  })

  it('are announced once in ten minutes while many products change, and never wait for longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: QUIET_MS - 1 }), { maxLength: 2000 }), (gaps) => {
        const spacing = new ListSpacing()
        const announced: number[] = []
        let now = NOW
        for (const gap of gaps) {
          now += gap
          const isWaiting = spacing.waiting(now).length > 0
          spacing.noticeOf(isWaiting ? products(25) : [...products(25), 'listing'], now)
          if (!isWaiting) announced.push(now)
        }
        for (const [place, at] of announced.entries())
          if (place > 0) expect(at - (announced[place - 1] ?? 0)).toBeGreaterThanOrEqual(LIST_INTERVAL_MS)
        expect(spacing.waiting((announced.at(-1) ?? now) + LIST_INTERVAL_MS)).toEqual([])
      }),
    )
  })
})
