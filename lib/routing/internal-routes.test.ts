import { sharedLifetime } from './internal-routes'

it.each(['/en/internal/search-results/c2hpcnQ/1', '/de/internal/search-results/c2hpcnQ/2/eyJ9'])(
  'shared caches may keep %s for a minute',
  (page) => {
    expect(sharedLifetime(page)).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=60' })
  },
)

it.each(['/en/search', '/en/product/search-results', '/en/internal/category/search-results/2', '/en'])(
  'Next says how long %s is kept',
  (page) => {
    expect(sharedLifetime(page)).toEqual({})
  },
)
