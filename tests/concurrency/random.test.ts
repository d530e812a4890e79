/** @jest-environment node */
import { randomOf } from './random'

const draw = (seed: string) => {
  const random = randomOf(seed)
  return [
    random.whole(1, 1000),
    random.pick(['a', 'b', 'c', 'd']),
    random.shuffle([1, 2, 3, 4, 5, 6]),
    random.chance(50),
  ]
}

describe('randomOf', () => {
  it('makes the same choices for the same seed, and other ones for another seed', () => {
    expect(draw('7')).toEqual(draw('7'))
    expect(draw('7')).not.toEqual(draw('8'))
  })

  it('returns whole numbers within the bounds, both included', () => {
    const random = randomOf('1')
    const drawn = Array.from({ length: 200 }, () => random.whole(1, 3))
    expect([...new Set(drawn)].sort()).toEqual([1, 2, 3])
  })

  it('rejects a choice from an empty list', () => {
    expect(() => randomOf('1').pick([])).toThrow('nothing')
  })
})
