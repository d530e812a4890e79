/** @jest-environment node */
import { PageCache } from '../../cache/page-cache.mjs'
import { AROUND, eraOf } from './era-of'

describe('an era', () => {
  const isAnother = async (kinds: readonly string[], ...changes: string[]) => {
    const cache = new PageCache()
    const era = eraOf(cache, kinds)
    const before = era()
    await cache.expire(changes)
    return era() !== before
  }

  it.each([
    ['store', true],
    ['shop', true],
    ['categories', true],
    ['pages', true],
    ['listing', false],
    ['category:sale', false],
    ['product:home', false],
  ])('of what stands around a search: is it another with a change of %s?', async (change, around) => {
    expect(await isAnother(AROUND, change)).toBe(around)
  })

  it('is another with one change among several', async () => {
    expect(await isAnother(AROUND, 'product:home', 'categories')).toBe(true)
  })
})
