/** @jest-environment node */
import fc from 'fast-check'
import { loginPathFrom, appendHash } from './paths'

describe('loginPathFrom (spec §2)', () => {
  it.each(['/login', '/register', '/reset-password', '/forgot-password'])('adds no from on %s', (path) => {
    expect(loginPathFrom(path, '')).toBe('/login')
    expect(loginPathFrom(path, 'from=%2Fcart')).toBe('/login')
  })

  it('adds none while the path is unknown', () => {
    expect(loginPathFrom('', '')).toBe('/login')
  })

  it.each(['/', '/verify', '/account', '/login/more', '/registered'])('adds the path of %s', (path) => {
    expect(loginPathFrom(path, '')).toBe(`/login?from=${encodeURIComponent(path)}`)
  })

  it('keeps the fragment', () => {
    expect(loginPathFrom('/product/x', 'a=1', '#reviews')).toBe('/login?from=%2Fproduct%2Fx%3Fa%3D1%23reviews')
    expect(loginPathFrom('/product/x', '', '#reviews')).toBe('/login?from=%2Fproduct%2Fx%23reviews')
  })

  it.each([
    ['/account', '#profile', '/account#profile'],
    ['/account#orders', '#profile', '/account#orders'],
    ['/account', '', '/account'],
    ['', '#profile', ''],
  ])('of a guard at %j, with the fragment %j of the login page, is %j', (from, hash, full) =>
    expect(appendHash(from, hash)).toBe(full),
  )

  it('preserves any path and query', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        const full = `/shop${path}${search && `?${search}`}`
        const { searchParams } = new URL(loginPathFrom(`/shop${path}`, search), 'http://shop.example')
        expect([...searchParams]).toEqual([['from', full]])
      }),
    )
  })
})
