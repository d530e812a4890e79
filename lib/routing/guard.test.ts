/** @jest-environment node */
import { ROUTES } from '../routes'
import { guard, passesGuards } from './guard'
import { outcomeOf, TEST_ENV, testContext } from './testing'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

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

  it('redirect a visitor to the login page with the full path, and let a customer pass', async () => {
    const orders = '/account/orders?page=2&status=paid'
    expect(outcomeOf(await guard(testContext(orders)))).toBe(
      '307 https://shop.example/login?from=%2Faccount%2Forders%3Fpage%3D2%26status%3Dpaid',
    )
    expect(await guard(testContext(orders, { isSignedIn: async () => true }))).toBeUndefined()
  })

  it('open a session only where a route has one', async () => {
    const isSignedIn = jest.fn(async () => true)
    await guard(testContext('/product/x', { isSignedIn }))
    await guard(testContext('/nowhere', { isSignedIn }))
    expect(isSignedIn).not.toHaveBeenCalled()
  })
})
