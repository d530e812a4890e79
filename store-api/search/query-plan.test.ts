/** @jest-environment node */
import { cheaperPlan } from './query-plan'

const MILLION = 1_000_000

describe('how documents are read', () => {
  it('walks where a word is in many products: the first of them are met soon', () => {
    expect(cheaperPlan([700_000], { wanted: 300, all: MILLION })).toBe('walk')
    expect(cheaperPlan([700_000, 200_000], { wanted: 300, all: MILLION })).toBe('walk')
  })

  it('uses the index where one of the words is rare, or was not counted', () => {
    expect(cheaperPlan([800], { wanted: 300, all: MILLION })).toBe('index')
    expect(cheaperPlan([700_000, 800], { wanted: 300, all: MILLION })).toBe('index')
    expect(cheaperPlan([0], { wanted: 300, all: MILLION })).toBe('index')
  })

  it('does not walk further than it costs to gather everything from the index', () => {
    expect(cheaperPlan([100], { wanted: 300, all: 230 })).toBe('index')
    expect(cheaperPlan([], { wanted: 300, all: 0 })).toBe('index')
  })
})
