/** @jest-environment node */
import { ROUTES } from '../routes'
import { loginPath, passesGuards } from './guard'

const NOBODY = { isSignedIn: false, isGuest: false }
const CUSTOMER = { isSignedIn: true, isGuest: false }
const GUEST = { isSignedIn: false, isGuest: true }

describe('guards', () => {
  it('let everyone pass where a route has none', () => {
    expect(passesGuards([], NOBODY)).toBe(true)
  })

  it.each(['auth', 'auth-checkout'])('%s lets the signed-in pass, and no visitor', (guard) => {
    expect(passesGuards([guard], NOBODY)).toBe(false)
    expect(passesGuards([guard], CUSTOMER)).toBe(true)
  })

  it('let a guest pass to the checkout alone', () => {
    expect(passesGuards(['auth-checkout'], GUEST)).toBe(true)
    expect(passesGuards(['auth'], GUEST)).toBe(false)
  })

  it.each(['admin', 'toString', ''])("raise 'Unknown route middleware' for %j (spec §2)", (guard) => {
    expect(() => passesGuards([guard], CUSTOMER)).toThrow(/^Unknown route middleware$/)
  })

  it('are all known, in every row of the table', () => {
    for (const { guards } of ROUTES) expect(() => passesGuards(guards, CUSTOMER)).not.toThrow()
  })

  it('tell the login page the full path they stopped', () => {
    expect(loginPath('/account/orders?page=2&status=paid')).toBe(
      '/login?from=%2Faccount%2Forders%3Fpage%3D2%26status%3Dpaid',
    )
  })
})
