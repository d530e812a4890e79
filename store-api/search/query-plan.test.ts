/** @jest-environment node */
import { cheaperPlan } from './query-plan'

const MILLION = 1_000_000

describe('how documents are read', () => {
  it('walks where a word is in many products: the first of them are met soon', () => {
    expect(cheaperPlan([700_000], { targetCount: 300, totalProducts: MILLION })).toBe('walk')
    expect(cheaperPlan([700_000, 200_000], { targetCount: 300, totalProducts: MILLION })).toBe('walk')
  })

  it('uses the index where one of the words is rare, or was not counted', () => {
    expect(cheaperPlan([800], { targetCount: 300, totalProducts: MILLION })).toBe('index')
    expect(cheaperPlan([700_000, 800], { targetCount: 300, totalProducts: MILLION })).toBe('index')
    expect(cheaperPlan([0], { targetCount: 300, totalProducts: MILLION })).toBe('index')
  })

  it('does not walk if reading everything by the index is cheaper', () => {
    expect(cheaperPlan([100], { targetCount: 300, totalProducts: 230 })).toBe('index')
    expect(cheaperPlan([], { targetCount: 300, totalProducts: 0 })).toBe('index')
  })
})
