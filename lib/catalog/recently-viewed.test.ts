/** @jest-environment node */
import { readKeys, withKey, withoutKey } from './recently-viewed'

describe('recently viewed products', () => {
  it('are ordered by their last view, each once', () => {
    expect(withKey(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
  })

  it('are the last twelve', () => {
    const many = Array.from({ length: 12 }, (_, at) => `k${at}`)
    expect(withKey(many, 'new')).toHaveLength(12)
    expect(withKey(many, 'new')).not.toContain('k11')
    expect(readKeys(JSON.stringify([...many, 'x']))).toEqual(many)
  })

  it('do not contain a removed one', () => {
    expect(withoutKey(['a', 'b'], 'a')).toEqual(['b'])
  })

  it.each(['', 'x', 'null', '{"a":1}', '[1,"../x",null]'])('are empty for the stored value %j', (stored) => {
    expect(readKeys(stored)).toEqual([])
  })
})
