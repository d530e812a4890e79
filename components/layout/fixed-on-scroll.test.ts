/** @jest-environment node */
import { isHeaderFixed } from './fixed-on-scroll'

describe('the header (spec §2)', () => {
  const height = 80

  it('becomes fixed after scrolling down past its own height', () => {
    expect(isHeaderFixed({ from: 0, to: 80, height, isFixed: false })).toBe(false)
    expect(isHeaderFixed({ from: 80, to: 81, height, isFixed: false })).toBe(true)
  })

  it('stays fixed while one goes on scrolling down or stands still', () => {
    expect(isHeaderFixed({ from: 200, to: 900, height, isFixed: true })).toBe(true)
    expect(isHeaderFixed({ from: 900, to: 900, height, isFixed: true })).toBe(true)
  })

  it('returns to normal when one scrolls up', () => {
    expect(isHeaderFixed({ from: 900, to: 899, height, isFixed: true })).toBe(false)
  })
})
