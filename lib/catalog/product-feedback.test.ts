/** @jest-environment node */
import { REVIEW_SORTS } from '../../contract/entities/feedback'
import { readReviewView, reviewItems, reviewPages, reviewsPath, SORTS } from './product-feedback'

const read = (query: string) => readReviewView(new URLSearchParams(query))

describe('the view of the reviews', () => {
  it('has the orders of the contract', () => {
    expect(SORTS).toEqual(REVIEW_SORTS)
  })

  it('is read from the address', () => {
    expect(read('sort=worst&rating=2&page=3')).toEqual({ sort: 'worst', rating: 2, page: 3 })
  })

  it.each(['', 'sort=loudest', 'rating=6', 'rating=0', 'rating=4.5', 'page=0', 'page=-1', 'page=10001', 'page=x'])(
    'is the first page of all, the newest first, for %j',
    (query) => {
      expect(read(query)).toEqual({ sort: 'newest', rating: 0, page: 1 })
    },
  )

  it('has one address, without default values', () => {
    expect(reviewsPath('x', { sort: 'newest', rating: 0 })).toBe('/product/x/review')
    expect(reviewsPath('x', { sort: 'best', rating: 0 })).toBe('/product/x/review?sort=best')
    expect(reviewsPath('x', { sort: 'newest', rating: 4 })).toBe('/product/x/review?rating=4')
  })

  it('ends in the page number', () => {
    expect(`${reviewPages('x', { sort: 'best', rating: 4 })}2`).toBe('/product/x/review?sort=best&rating=4&page=2')
    expect(`${reviewItems('x', { sort: 'newest', rating: 0 })}2`).toBe('/api/product/x/review?page=2')
  })
})
