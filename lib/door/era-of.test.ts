/** @jest-environment node */
import { PageCache } from '../../cache/page-cache.mjs'
import { AROUND, eraOf, SETTINGS } from './era-of'

describe('an era', () => {
  const isAnother = async (kinds: readonly string[], ...changes: string[]) => {
    const cache = new PageCache()
    const era = eraOf(cache, kinds)
    const before = era()
    await cache.expire(changes)
    return era() !== before
  }

  it.each([
    ['store', true, true],
    ['shop', true, true],
    ['categories', false, true],
    ['pages', false, true],
    ['listing', false, false],
    ['category:sale', false, false],
    ['product:home', false, false],
  ])('of the settings, and of what stands around a search: is it another with a change of %s?', async (...row) => {
    const [change, ofSettings, around] = row
    expect(await isAnother(SETTINGS, change)).toBe(ofSettings)
    expect(await isAnother(AROUND, change)).toBe(around)
  })

  it('is another with one change among several', async () => {
    expect(await isAnother(AROUND, 'product:home', 'categories')).toBe(true)
  })
})
