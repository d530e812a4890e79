/** @jest-environment node */
import fc from 'fast-check'
import type { CacheTag } from '../../contract/cache-tags'
import { ListSpacing } from './list-spacing'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const products = (count: number) => Array.from({ length: count }, (_, place): CacheTag => `product:${place}`)

describe('lists of a shop', () => {
  it('are told of every change that people make', () => {
    const spacing = new ListSpacing()
    for (let second = 0; second < 20; second++) {
      expect(spacing.waiting(NOW + second * 1000)).toEqual([])
      spacing.note([`product:${second}`, 'listing', 'categories', 'category:tea'], NOW + second * 1000)
    }
  })

  it('are told of the changes of an import once a minute', () => {
    const spacing = new ListSpacing()
    spacing.note([...products(25), 'listing'], NOW)
    expect(spacing.waiting(NOW + 400)).toEqual(['listing'])
    for (let second = 1; second < 60; second++) spacing.note(products(25), NOW + second * 1000)
    expect(spacing.waiting(NOW + 59_999)).toEqual(['listing'])
    expect(spacing.waiting(NOW + 60_000)).toEqual([])
    spacing.note([...products(25), 'listing'], NOW + 60_000)
    expect(spacing.waiting(NOW + 61_000)).toEqual(['listing'])
  })

  it('wait each for itself; a product, a page, the store and the whole shop never do', () => {
    const spacing = new ListSpacing()
    spacing.note([...products(25), 'category:tea', 'review:1', 'page:about', 'pages', 'store', 'shop'], NOW)
    expect(spacing.waiting(NOW)).toEqual(['category:tea'])
  })

  it('are told at once when the import is over', () => {
    const spacing = new ListSpacing()
    spacing.note([...products(500), 'listing'], NOW)
    expect(spacing.waiting(NOW + 1_999)).toEqual(['listing'])
    expect(spacing.waiting(NOW + 2_000)).toEqual([])
    spacing.note(['listing'], NOW + 2_000)
    expect(spacing.waiting(NOW + 2_400)).toEqual([])
  })

  it('are told at most once a minute while many products change, and never wait for longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_999 }), { maxLength: 500 }), (gaps) => {
        const spacing = new ListSpacing()
        const told: number[] = []
        let now = NOW
        for (const gap of gaps) {
          now += gap
          const isWaiting = spacing.waiting(now).length > 0
          spacing.note(isWaiting ? products(25) : [...products(25), 'listing'], now)
          if (!isWaiting) told.push(now)
        }
        for (const [place, at] of told.entries())
          if (place > 0) expect(at - (told[place - 1] ?? 0)).toBeGreaterThanOrEqual(60_000)
        expect(spacing.waiting((told.at(-1) ?? now) + 60_000)).toEqual([])
      }),
    )
  })
})
