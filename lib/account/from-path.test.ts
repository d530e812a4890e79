/** @jest-environment node */
import fc from 'fast-check'
import { loginPathFrom } from './from-path'

describe('loginPathFrom (spec §2)', () => {
  it.each(['/login', '/register', '/reset-password', '/forgot-password'])('adds no from on %s', (path) => {
    expect(loginPathFrom(path, '')).toBe('/login')
    expect(loginPathFrom(path, 'from=%2Fcart')).toBe('/login')
  })

  it('adds none as long as the path is not known', () => {
    expect(loginPathFrom('', '')).toBe('/login')
  })

  it.each(['/', '/verify', '/account', '/login/more', '/registered'])('adds the path of %s', (path) => {
    expect(loginPathFrom(path, '')).toBe(`/login?from=${encodeURIComponent(path)}`)
  })

  it('gives back the full path with its query, whatever is in it', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        const full = `/shop${path}${search && `?${search}`}`
        const { searchParams } = new URL(loginPathFrom(`/shop${path}`, search), 'http://shop.example')
        expect([...searchParams]).toEqual([['from', full]])
      }),
    )
  })
})
