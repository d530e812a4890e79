/** @jest-environment node */
import { NO_FILTER, toFilterSegment } from '@/lib/catalog/filter'
import { readListingParams } from './listing-params'

const FILTER = { chosen: { team: ['a'] }, sort: null }
const SEGMENT = toFilterSegment(FILTER)

describe('the parameters of an internal route of a listing', () => {
  it.each([
    ['2', 2],
    ['40', 40],
    ['1', null],
    ['0', null],
    ['-3', null],
    ['2.5', null],
    ['x', null],
    ['', null],
  ])('without a filter: page %j is %j', (text, page) => {
    expect(readListingParams({ page: text })).toEqual(page && { filter: NO_FILTER, page })
  })

  it('have a first page where the listing has no other address for it, and where a filter is set', () => {
    expect(readListingParams({ page: '1' }, { hasFirstPage: true })).toEqual({ filter: NO_FILTER, page: 1 })
    expect(readListingParams({ page: '1', filter: [SEGMENT] })).toEqual({ filter: FILTER, page: 1 })
  })

  it.each([
    ['1', ['x']],
    ['0', [SEGMENT]],
    ['x', [SEGMENT]],
    ['2', [SEGMENT, SEGMENT]],
  ])('are refused in any other spelling: page %s, filter %j', (page, filter) => {
    expect(readListingParams({ page, filter })).toBeNull()
  })
})
