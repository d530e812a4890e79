import { invalidationSchema, MAX_CHANGES_PER_WEBHOOK, type CacheTag, type StaleTag } from './cache-tags'

const isValid = (changes: unknown) => invalidationSchema.isValidSync({ changes }, { strict: true })

describe('the cache tags of a change', () => {
  it.each<CacheTag | StaleTag>([
    'shop',
    'store',
    'categories',
    'pages',
    'listing',
    'product:a-1_B',
    'review:x',
    'category:x',
    'page:x',
    'stale:listing',
    'stale:category:x',
  ])('may be %s', (change) => {
    expect(isValid([change])).toBe(true)
  })

  it.each([
    '',
    'product',
    'product:',
    'product:a b',
    'product:a,store',
    'order:1',
    '_N_T_/layout',
    'store:x',
    'stale:',
    'stale:stale:listing',
    null,
    1,
  ])('is never %j', (change) => {
    expect(isValid([change])).toBe(false)
  })

  it('is a non-empty list of limited length', () => {
    expect(isValid([])).toBe(false)
    expect(isValid(Array(MAX_CHANGES_PER_WEBHOOK).fill('store'))).toBe(true)
    expect(isValid(Array(MAX_CHANGES_PER_WEBHOOK + 1).fill('store'))).toBe(false)
  })
})
