/** @jest-environment node */
import fc from 'fast-check'
import { FACETS } from '../../../contract/entities/facet'
import { chosenQuery } from './chosen-query'
import { filterQuery, readFilter } from './filter'

describe('what a filter form asks for', () => {
  it('is every field once, without the empty ones and those that say which list it is', () => {
    const entries: [string, string][] = [
      ['keyword', 'ball'],
      ['team', 'b'],
      ['team', 'a'],
      ['rating', ''],
      ['sort', 'newest'],
      ['page', '1'],
    ]
    expect(chosenQuery(entries)).toBe('team=a,b&sort=newest')
  })

  it('is spelt as the door spells it, so that nobody is redirected', () => {
    const one = fc.constantFrom(...FACETS.filter((facet) => !['price', 'on-sale', 'rating'].includes(facet)))
    const key = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/)
    const ticked = fc.uniqueArray(fc.tuple(one, key), { maxLength: 12, selector: String })
    fc.assert(
      fc.property(ticked, (pairs) => {
        const inOrder = pairs.toSorted(([a], [b]) => FACETS.indexOf(a) - FACETS.indexOf(b))
        const query = chosenQuery(inOrder)
        expect(query).toBe(filterQuery(readFilter(new URLSearchParams(query))))
      }),
    )
  })
})
