/** @jest-environment node */
import { voicesPage } from './voices-page'

const page = (path: string, query = '') => voicesPage(path, new URLSearchParams(query))

describe('the pages of reviews and questions (docs/decisions/005)', () => {
  it('are there as long as the product is', () => {
    expect(page('/product/x/review')).toEqual({ path: '/reviews/x/newest-0/1', exists: '/api/product/x' })
    expect(page('/product/x/question')).toEqual({ path: '/questions/x/1', exists: '/api/product/x' })
  })

  it('are one cache entry for one view, and none beyond the last', () => {
    const exists = '/api/product/x/review?sort=best&rating=4&page=2'
    expect(page('/product/x/review', 'utm=y&page=2&rating=4&sort=best')).toEqual({
      path: '/reviews/x/best-4/2',
      exists,
    })
    expect(page('/product/x/question', 'page=3&rating=2')).toEqual({
      path: '/questions/x/3',
      exists: '/api/product/x/question?page=3',
    })
  })

  it.each(['/product/x', '/product/x/review/new', '/product/x/y/review', '/category/x/review'])(
    'are not %s',
    (path) => {
      expect(page(path)).toBeNull()
    },
  )
})
