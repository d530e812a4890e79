/** @jest-environment jsdom */
import { CHECKOUT_ROUTES } from '../../contract/checkout-routes'
import { USER_URL } from '../account/use-user'
import { CART_URL } from '../cart/cart-calls'
import { cartNumber } from '../cart/cart-count'
import { loadCookies } from './late-cookies'
import { syncSession } from './session-sync'

const mutate = jest.fn(async (..._args: unknown[]) => {})
jest.mock('swr', () => ({ __esModule: true, default: () => ({}), mutate: (...args: unknown[]) => mutate(...args) }))

const receive = (key: string, newValue: string) => dispatchEvent(new StorageEvent('storage', { key, newValue }))
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const hint = (isSet: boolean) => (document.cookie = `signed-in=1; path=/; max-age=${isSet ? 60 : 0}`)

/**
 * The data that was refetched: addresses, or 'all' except the checkout, which is cleared first. A visitor's user is not
 * fetched.
 */
const refetched = () =>
  mutate.mock.calls.flatMap(([key, data, options]) => {
    if (data === null) return [`no ${String(key)}`]
    if (typeof key !== 'function') return [key]
    const isCleared = key as (key: unknown) => boolean
    expect([data, options]).toEqual([undefined, { revalidate: true }])
    expect([CART_URL, CHECKOUT_ROUTES.getCheckout.path].map(isCleared)).toEqual([true, false])
    return [isCleared(USER_URL) ? 'all' : 'all but who it is']
  })

let stop = () => {}
beforeAll(async () => void (await loadCookies()))
beforeEach(() => {
  mutate.mockClear()
  localStorage.clear()
  cartNumber.set(2)
  hint(false)
  stop = syncSession()
})
afterEach(() => stop())

describe('header, badge and greeting', () => {
  it('are read again after a return to the page', () => {
    comeBack()
    expect(refetched()).toEqual([CART_URL, USER_URL])
  })

  it('are read again after a login or logout elsewhere, and the input of a checkout is kept', () => {
    hint(true)
    comeBack()
    comeBack()
    expect(refetched()).toEqual(['all', CART_URL, USER_URL])
  })

  it('are read again when another tab reports a login, even of another customer', () => {
    receive('sync-session', '17')
    expect(refetched()).toEqual([`no ${USER_URL}`, 'all but who it is'])
    mutate.mockClear()
    hint(true)
    receive('sync-session', '18')
    expect(refetched()).toEqual(['all'])
  })

  it('are not read again after events without a change, such as those of the page after the login', () => {
    receive('sync-session-state', 'false')
    receive('sync-cart-state', '2')
    receive('sync-order', '17')
    expect(refetched()).toEqual([])
    receive('sync-cart-state', '3')
    receive('sync-cart', '17')
    expect(refetched()).toEqual([CART_URL, CART_URL])
  })

  it('are reported to other tabs as signed in or not, without a name', () => {
    expect({ ...localStorage }).toEqual({ 'sync-session-state': 'false' })
  })

  it('are not read again after unsubscribing', () => {
    stop()
    comeBack()
    receive('sync-session', '17')
    expect(refetched()).toEqual([])
  })
})
