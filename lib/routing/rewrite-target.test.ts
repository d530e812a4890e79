/** @jest-environment node */
import { findRoute } from '../routes'
import { rewriteTarget, sharedCacheControl } from './rewrite-target'

function target(path: string, search = '') {
  const match = findRoute(path)
  return match && rewriteTarget({ path, search, ...match })
}

describe('the rewrite targets of reviews and questions (docs/decisions/001)', () => {
  it('exist as long as the product does', () => {
    expect(target('/product/x/review')).toEqual({ path: '/internal/reviews/x/newest-0/1', exists: '/api/product/x' })
    expect(target('/product/x/question')).toEqual({ path: '/internal/questions/x/1', exists: '/api/product/x' })
  })

  it('are one cache entry per view, with an existence check for further pages', () => {
    const exists = '/api/product/x/review?sort=best&rating=4&page=2'
    expect(target('/product/x/review', '?utm=y&page=2&rating=4&sort=best')).toEqual({
      path: '/internal/reviews/x/best-4/2',
      exists,
    })
    expect(target('/product/x/question', '?page=3&rating=2')).toEqual({
      path: '/internal/questions/x/3',
      exists: '/api/product/x/question?page=3',
    })
  })

  it.each(['/product/x', '/product/x/review/new', '/category/x'])('do not replace %s', (path) => {
    expect(target(path)).toMatchObject({ path })
  })

  it.each(['/product/x/y/review', '/category/x/review'])('are not reached by %s', (path) => {
    expect(target(path)).toBeNull()
  })
})

describe('the product page of a rejected form', () => {
  it.each(['?notice=failed', '?notice=failed&answer=x', '?answer=x'])('is used for %s', (search) => {
    const path = '/internal/refused-product/x'
    expect(target('/product/x', search)).toEqual({ path, exists: '/api/product/x' })
  })

  it.each(['', '?_rsc=abc'])('is the public page with the query %j', (search) => {
    expect(target('/product/x', search)).toEqual({ path: '/product/x', exists: '/api/product/x' })
  })
})

describe('the product page of a variant', () => {
  it.each(['?option=11-24', '?variant=T-250-W', '?variant=T-250-W&_rsc=abc'])('is used for %s', (search) => {
    expect(target('/product/x', search)).toEqual({ path: '/internal/chosen-product/x', exists: '/api/product/x' })
  })

  it('is that of the rejected form if there is one', () => {
    expect(target('/product/x', '?option=1&notice=failed')).toMatchObject({ path: '/internal/refused-product/x' })
  })

  it('is not used for reviews', () => {
    expect(target('/product/x/review', '?option=1')).not.toMatchObject({ path: '/internal/chosen-product/x' })
  })
})

it.each([
  '/en/internal/chosen-product/x',
  '/en/internal/search-results/c2hpcnQ/1',
  '/de/internal/search-results/c2hpcnQ/2/eyJ9',
])('shared caches may store %s for a minute', (page) => {
  expect(sharedCacheControl(page)).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=60' })
})

it.each(['/en/search', '/en/product/search-results', '/en/internal/category/search-results/2', '/en'])(
  'Next decides how long %s is cached',
  (page) => {
    expect(sharedCacheControl(page)).toEqual({})
  },
)
