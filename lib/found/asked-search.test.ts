/** @jest-environment node */
import { toFilterSegment } from '../listing/filter-segment'
import { readFilter } from '../listing/filter'
import { toKeywordSegment } from '../search/keyword'
import { askedSearch } from './asked-search'

describe('a search that an address asks for', () => {
  it.each([
    ['/search?keyword=home+shirt', 'home shirt'],
    ['/search?page=1&limit=12&keyword=%20Kit%20%20ball', 'Kit ball'],
    ['/search?limit=99&keyword=%3Cb%3E', '<b>'],
  ])('%s is for %j', (address, keyword) => {
    const inner = `/found/${toKeywordSegment(keyword)}/1`
    expect(askedSearch(address)).toEqual({ keyword, filter: { chosen: {}, sort: null }, inner })
  })

  it('may be narrowed, in the one spelling', () => {
    const filter = readFilter(new URLSearchParams('team=a,b&sort=newest'))
    const address = '/search?limit=12&keyword=kit&team=a,b&sort=newest&page=1'
    const inner = `/found/${toKeywordSegment('kit')}/1/${toFilterSegment(filter)}`
    expect(askedSearch(address)).toEqual({ keyword: 'kit', filter, inner })
    expect(askedSearch('/search?limit=12&keyword=kit&team=b,a&sort=newest&page=1')).toBeNull()
  })

  it.each([
    ['/search'],
    ['/search?keyword='],
    ['/search?keyword=kit&page=2'],
    ['/searches?keyword=kit'],
    ['/category/kits?keyword=kit'],
    ['/product?page=1'],
    [''],
  ])('is none at %j', (address) => expect(askedSearch(address)).toBeNull())
})
