/** @jest-environment node */
import type { Facet, FacetKey } from '../../../contract/entities/facet'
import { helpfulFacets } from './helpful-facets'

const facet = (key: FacetKey, values: [boolean, number][]): Facet => ({
  key,
  isCut: false,
  values: values.map(([isChosen, count], at) => ({ key: `v${at}`, label: '', count, isChosen })),
})

describe('where nothing is left', () => {
  it('a facet is named when there is something without it', () => {
    const team = facet('team', [
      [true, 0],
      [false, 3],
    ])
    const size = facet('size', [
      [true, 0],
      [false, 0],
    ])
    const colour = facet('colour', [[false, 5]])
    const chosen = { team: ['v0'], size: ['v0'] }
    expect(helpfulFacets([team, size, colour], { chosen })).toEqual(['team'])
  })

  it('one of its values may be nobody’s', () => {
    const team = facet('team', [[false, 3]])
    expect(helpfulFacets([team], { chosen: { team: ['nobody'] } })).toEqual(['team'])
  })
})
