/** @jest-environment node */
import fc from 'fast-check'
import { findCall } from './calls'
import { fillPath, matchPath } from './call'
import { KEY_PATTERN } from './limits'

describe('path templates', () => {
  it('returns the values it was filled with', () => {
    const key = fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/)
    fc.assert(
      fc.property(key, key, (id, quantity) => {
        const template = '/api/cart/{id}/quantity/{quantity}'
        expect(matchPath(template, fillPath(template, { id, quantity }))).toEqual({ id, quantity })
      }),
    )
  })

  it.each(['..', 'a/b', 'a%2Fb', 'a?b', 'a#b', '', 'é', 'x'.repeat(129)])('rejects %j as a key', (value) => {
    expect(() => fillPath('/api/product/{key}', { key: value })).toThrow(TypeError)
    expect(matchPath('/api/product/{key}', `/api/product/${value}`)).toBeNull()
  })
})

describe('finding a call', () => {
  it('reads "clear" as the call, not as the id of a line', () => {
    expect(findCall('DELETE', '/api/cart/clear')?.call.path).toBe('/api/cart/clear')
    expect(findCall('DELETE', '/api/cart/12')?.params).toEqual({ id: '12' })
  })

  it('returns no call outside the table, for any path', () => {
    const known = /^\/api\/(store|category|country|product(\/[^/]+)?|cart(\/[^/]+(\/quantity\/[^/]+)?)?)$/
    const part = fc.oneof(
      fc.constantFrom('api', 'cart', 'product', 'clear', 'quantity', '..', '%2e%2e', '%2f'),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'),
        fc.array(part),
        (method, parts) => {
          const found = findCall(method, `/${parts.join('/')}`)
          if (!found) return
          expect(`/${parts.join('/')}`).toMatch(known)
          Object.values(found.params).forEach((value) => expect(value).toMatch(KEY_PATTERN))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
