import { shownPrice } from './reduction'

describe('a price', () => {
  it('that is reduced tells what it was', () => {
    expect(shownPrice(100, 80)).toEqual({ now: 80, was: 100 })
    expect(shownPrice(100, 0)).toEqual({ now: 0, was: 100 })
  })

  it.each([[null], [undefined], [100]])('with a reduced price of %s has no "was"', (special) => {
    expect(shownPrice(100, special)).toEqual({ now: 100, was: null })
  })

  it('is the special one though that is higher, and no reduction', () => {
    expect(shownPrice(100, 120)).toEqual({ now: 120, was: null })
  })
})
