/** @jest-environment node */
import { ROUTES } from '../routes'
import { loginPath, passesGuards } from './guard'

describe('guards', () => {
  it('let everyone pass where a route has none', () => {
    expect(passesGuards([], { isSignedIn: false })).toBe(true)
  })

  it.each(['auth', 'auth-checkout'])('%s lets only the signed-in pass', (guard) => {
    expect(passesGuards([guard], { isSignedIn: false })).toBe(false)
    expect(passesGuards([guard], { isSignedIn: true })).toBe(true)
  })

  it.each(['admin', 'toString', ''])("raise 'Unknown route middleware' for %j (spec §2)", (guard) => {
    expect(() => passesGuards([guard], { isSignedIn: true })).toThrow('Unknown route middleware')
  })

  it('are all known, in every row of the table', () => {
    for (const { guards } of ROUTES) expect(() => passesGuards(guards, { isSignedIn: true })).not.toThrow()
  })

  it('tell the login page the full path they stopped', () => {
    expect(loginPath('/account/orders?page=2&status=paid')).toBe(
      '/login?from=%2Faccount%2Forders%3Fpage%3D2%26status%3Dpaid',
    )
  })
})
