/** @jest-environment node */
import fc from 'fast-check'
import { ListSpacing } from './list-spacing'

const NOW = Date.parse('2026-08-01T12:00:00Z')

describe('lists under many changes', () => {
  it('are told of three changes at once, then of one a minute', () => {
    const spacing = new ListSpacing()
    for (const second of [0, 1, 2]) {
      expect(spacing.waiting(NOW + second * 1000)).toEqual([])
      spacing.note(['listing'], NOW + second * 1000)
    }
    expect(spacing.waiting(NOW + 3000)).toEqual(['listing'])
    expect(spacing.waiting(NOW + 61_000)).toEqual([])
    spacing.note(['listing'], NOW + 61_000)
    expect(spacing.waiting(NOW + 90_000)).toEqual(['listing'])
  })

  it('wait each for itself; a product, a page, the store and the whole shop never do', () => {
    const spacing = new ListSpacing()
    for (let times = 0; times < 5; times++)
      spacing.note(['category:tea', 'product:sencha', 'review:sencha', 'page:about', 'pages', 'store', 'shop'], NOW)
    spacing.note(['categories'], NOW)
    expect(spacing.waiting(NOW)).toEqual(['category:tea'])
  })

  it('have all three again after a quiet time', () => {
    const spacing = new ListSpacing()
    for (let times = 0; times < 3; times++) spacing.note(['listing'], NOW)
    const later = NOW + 185_000
    for (let times = 0; times < 3; times++) {
      expect(spacing.waiting(later)).toEqual([])
      spacing.note(['listing'], later)
    }
    expect(spacing.waiting(later)).toEqual(['listing'])
  })

  it('are told at most three times and once a minute, however often they change, and never wait for longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 200 }), (gaps) => {
        const spacing = new ListSpacing()
        let now = NOW
        let told = 0
        for (const gap of gaps) {
          now += gap
          if (spacing.waiting(now).length > 0) continue
          spacing.note(['listing'], now)
          told++
        }
        expect(told).toBeLessThanOrEqual(3 + (now - NOW) / 60_000)
        expect(spacing.waiting(now + 60_000)).toEqual([])
      }),
    )
  })
})
