/** @jest-environment jsdom */
import { subscribeToTabs, notifyTabs, watchPageReturn } from './tabs'

const receive = (key: string, newValue: string | null = '3') =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('events of other tabs', () => {
  it('are received for session, cart and order only, until the listener unsubscribes', () => {
    const received: unknown[] = []
    const stop = subscribeToTabs((...args) => received.push(args))
    for (const key of ['sync-session', 'sync-cart-state', 'sync-order', 'recent-keys', 'sync-other']) receive(key)
    // The storage is cleared.
    receive('sync-cart', null)
    stop()
    receive('sync-session')
    expect(received).toEqual([
      ['session', undefined],
      ['cart', '3'],
      ['order', undefined],
    ])
  })

  it('are sent on each call, and with a state only if it has changed', () => {
    notifyTabs('cart')
    const first = localStorage.getItem('sync-cart')
    notifyTabs('cart')
    expect(localStorage.getItem('sync-cart')).not.toBe(first)
    notifyTabs('cart', '3')
    expect(localStorage.getItem('sync-cart-state')).toBe('3')
  })
})

describe('a return to a page', () => {
  it('is a restore from the back/forward cache or from another tab, not a page load', () => {
    let times = 0
    const stop = watchPageReturn(() => (times += 1))
    show(false)
    expect(times).toBe(0)
    show(true)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    show(true)
    expect(times).toBe(2)
  })
})
