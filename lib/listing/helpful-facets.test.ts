/** @jest-environment node */
import type { Facet, FacetKey } from '../contract/entities/facet'
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
    expect(helpfulFacets([team, size, colour])).toEqual([team])
  })
})
