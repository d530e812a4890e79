/** @jest-environment jsdom */
import { hearTabs, notifyTabs, watchReturn } from './tabs'

const receive = (key: string, newValue: string | null = '3') =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('news of other tabs', () => {
  it('are heard of session, cart and order alone, until the listener stops', () => {
    const heard: unknown[] = []
    const stop = hearTabs((...news) => heard.push(news))
    for (const key of ['sync-session', 'sync-cart-state', 'sync-order', 'recent-keys', 'sync-other']) receive(key)
    // The storage is cleared by hand.
    receive('sync-cart', null)
    stop()
    receive('sync-session')
    expect(heard).toEqual([
      ['session', undefined],
      ['cart', '3'],
      ['order', undefined],
    ])
  })

  it('are news each time, and of a state only when it is another', () => {
    notifyTabs('cart')
    const first = localStorage.getItem('sync-cart')
    notifyTabs('cart')
    expect(localStorage.getItem('sync-cart')).not.toBe(first)
    notifyTabs('cart', '3')
    expect(localStorage.getItem('sync-cart-state')).toBe('3')
  })
})

describe('a page that is returned to', () => {
  it('is one out of the browser’s memory or from another tab, not one that has just loaded', () => {
    let times = 0
    const stop = watchReturn(() => (times += 1))
    show(false)
    expect(times).toBe(0)
    show(true)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    show(true)
    expect(times).toBe(2)
  })
})
