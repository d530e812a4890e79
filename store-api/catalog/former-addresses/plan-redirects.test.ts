/** @jest-environment node */
import fc from 'fast-check'
import { type PlannedRedirect, planRedirects, type RedirectInput, type Redirects } from './plan-redirects'

const HOSTS = ['old.example']
const none: Redirects = new Map()

const stored = (redirects: Redirects): Redirects =>
  new Map([...redirects].map(([key, row]) => [key, { ...row, before: row.target }]))

/** Where redirects lead that are written one after the other. */
async function written(...inputs: [from: string, to: string][]) {
  let redirects = none
  for (const [from, to] of inputs) redirects = stored((await planRedirects(redirects, [{ from, to }], HOSTS)).redirects)
  return Object.fromEntries([...redirects].map(([key, { target }]) => [key, target]))
}

const problemOf = async (from: string, to: string) =>
  (await planRedirects(none, [{ from, to }], HOSTS)).inputs[0]?.problem

describe('a redirect', () => {
  it.each([
    ['/cart', '/product', '/cart is a page of this shop'],
    ['/CART/', '/product', '/cart is a page of this shop'],
    ['/', '/product', '/ is a page of this shop'],
    ['/api/cart', '/product', '/api/cart is read by programs'],
    ['/sitemap.xml', '/product', '/sitemap.xml is read by programs'],
    ['/internal/not-found', '/product', '/internal/not-found is read by programs'],
    ['/product/tea?a=1', '/product', '/product/tea is looked up without its query'],
    ['/a%zz', '/product', 'the former address is none that a browser sends'],
    [`/${'a'.repeat(500)}`, '/product', 'the former address is none that a browser sends'],
    ['https://other.example/a', '/product', 'the former address leads to other.example, which is another host'],
    ['/a', 'https://evil.example/', 'the new address leads to evil.example, which is another host'],
    ['/a', '//evil.example', 'the new address leads to evil.example, which is another host'],
    ['/a', '/\\evil.example', 'the new address leads to evil.example, which is another host'],
    ['/a', '/%5cevil.example', 'the new address is no path of this shop'],
    ['/a', '/nowhere', '/nowhere is no page of this shop'],
    ['/a', '/a', 'it would lead back to itself'],
    ['/a', '/A/?x=1', 'it would lead back to itself'],
  ])('from %s to %s is refused: %s', async (from, to, problem) => expect(await problemOf(from, to)).toBe(problem))

  it.each([
    ['/old-tea', '/product/tea'],
    ['/old-tea?id=7', '/page/about#us'],
    ['https://old.example/x', 'https://www.old.example/collections/tea'],
    ['/product/old', '/product/new'],
  ])('from %s to %s counts', async (from, to) => expect(await problemOf(from, to)).toBe(''))
})

describe('redirects that lead to each other', () => {
  const ENDS = { '/a': '/product/tea', '/b': '/product/tea' }

  it('lead to their end, whichever was written first', async () => {
    expect(await written(['/b', '/product/tea'], ['/a', '/b'])).toEqual(ENDS)
    const both = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/product/tea' },
    ]
    const { redirects, inputs } = await planRedirects(none, both, HOSTS)
    expect(Object.fromEntries([...redirects].map(([key, { target }]) => [key, target]))).toEqual(ENDS)
    expect(inputs.map(({ problem }) => problem)).toEqual(['', ''])
  })

  it('lead on when their end gets a redirect of its own', async () => {
    expect(await written(['/a', '/collections/old'], ['/collections/old', '/category/tea'])).toEqual({
      '/a': '/category/tea',
      '/collections/old': '/category/tea',
    })
  })

  it('stay at a page of this shop, which may be there', async () => {
    expect(await written(['/a', '/product/old'], ['/product/old', '/product/new'])).toEqual({
      '/a': '/product/old',
      '/product/old': '/product/new',
    })
  })

  it('in a circle are refused, and what is there stays', async () => {
    expect(await written(['/products/a', '/products/b'], ['/products/b', '/products/a'])).toEqual({
      '/products/a': '/products/b',
    })
    expect(await written(['/product/a', '/product/b'], ['/product/b', '/product/a'])).toEqual({
      '/product/a': '/product/b',
    })
  })

  it('twice in a file count once', async () => {
    const duplicates = [
      { from: '/a', to: '/product/x' },
      { from: '/A/', to: '/product/y' },
    ]
    expect((await planRedirects(none, duplicates, HOSTS)).inputs.map(({ problem }) => problem)).toEqual([
      '',
      '/a is there before',
    ])
  })

  it('never form a loop, nor lead to another shop, for any input in any order', async () => {
    const place = fc.constantFrom(
      '/a',
      '/b',
      '/c',
      '/products/a',
      '/products/b',
      '/product/a',
      '/product/b',
      '/a?x=1',
      '/cart',
      '//evil.example',
      '/x.html',
    )
    const inputs = fc.array(fc.record({ from: place, to: place }), { maxLength: 12 })
    const ends = (redirects: Redirects, from: string) => {
      const seen = new Set<string>()
      for (
        let at: string | undefined = from;
        at !== undefined && redirects.has(at);
        at = redirects.get(at)?.targetKey
      ) {
        if (seen.has(at)) return false
        seen.add(at)
      }
      return true
    }
    await fc.assert(
      fc.asyncProperty(fc.array(inputs, { minLength: 1, maxLength: 3 }), async (files: RedirectInput[][]) => {
        let redirects = none
        for (const file of files) redirects = stored((await planRedirects(redirects, file, HOSTS)).redirects)
        for (const [key, { target }] of redirects) {
          expect(ends(redirects, key)).toBe(true)
          expect(target).toMatch(/^\/(?!\/)/)
          expect(key).not.toBe('/cart')
        }
      }),
      { numRuns: 500 },
    )
  })
})

it('are a hundred thousand, and no more', async () => {
  const target = '/product/tea'
  const known: Redirects = new Map(
    Array.from({ length: 99_999 }, (_, at): [string, PlannedRedirect] => {
      const path = `/old/${at}`
      return [path, { path, query: '', target, targetKey: target, before: target }]
    }),
  )
  const inputs = ['/old/0', '/new/1', '/new/2'].map((from) => ({ from, to: '/product/cup' }))
  const { inputs: planned, redirects } = await planRedirects(known, inputs, HOSTS)
  expect(redirects.size).toBe(100_000)
  expect(planned.map(({ key, problem }) => [key, problem])).toEqual([
    ['/old/0', ''],
    ['/new/1', ''],
    ['/new/2', 'a shop has 100000 redirects at most'],
  ])
}, 120_000)
