/** @jest-environment node */
import { cheaperReading } from './reading'

const MILLION = 1_000_000

describe('how documents are read', () => {
  it('walks where a word is in many products: the first of them are met soon', () => {
    expect(cheaperReading([700_000], { wanted: 300, all: MILLION })).toBe('walk')
    expect(cheaperReading([700_000, 200_000], { wanted: 300, all: MILLION })).toBe('walk')
  })

  it('asks the index where one of the words is rare, or where nobody counted it', () => {
    expect(cheaperReading([800], { wanted: 300, all: MILLION })).toBe('index')
    expect(cheaperReading([700_000, 800], { wanted: 300, all: MILLION })).toBe('index')
    expect(cheaperReading([0], { wanted: 300, all: MILLION })).toBe('index')
  })

  it('does not walk further than it costs to gather everything from the index', () => {
    expect(cheaperReading([100], { wanted: 300, all: 230 })).toBe('index')
    expect(cheaperReading([], { wanted: 300, all: 0 })).toBe('index')
  })
})
