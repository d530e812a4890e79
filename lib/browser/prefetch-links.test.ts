/** @jest-environment jsdom */
import { networkQuality } from './connection'
import { prefetchablePath, prefetchByIntent } from './prefetch-links'

const show = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector('b') ?? document.querySelector('a')
}

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

afterEach(() => setConnection(undefined))

describe('a prefetched page', () => {
  it.each(['/product', '/product/shirt', '/category/home-shirts', '/page/delivery'])('may be %s', (path) =>
    expect(prefetchablePath(show(`<a href="${path}#part"><b>x</b></a>`))).toBe(path),
  )

  it.each(['/account', '/checkout', '/login', '/api/logout', '/cart', '/search?keyword=x', '/product?page=2'])(
    'is never %s',
    (path) => expect(prefetchablePath(show(`<a href="${path}"><b>x</b></a>`))).toBeNull(),
  )

  it('is not the current page', () => expect(prefetchablePath(show('<a href="/#part">x</a>'))).toBeNull())

  it('is on this origin, opens in this window, and is not a download', () => {
    expect(prefetchablePath(show('<a href="https://else.example/product/x">x</a>'))).toBeNull()
    expect(prefetchablePath(show('<a href="/product/x" target="_blank">x</a>'))).toBeNull()
    expect(prefetchablePath(show('<a href="/product/x" download>x</a>'))).toBeNull()
    expect(prefetchablePath(show('<b>x</b>'))).toBeNull()
  })
})

describe('prefetching by intent', () => {
  const touch = () =>
    show('<a href="/product/x"><b>x</b></a>')?.dispatchEvent(new Event('touchstart', { bubbles: true }))

  it('begins at a touch, and ends with the page', () => {
    const prefetch = jest.fn()
    const stop = prefetchByIntent(prefetch)
    touch()
    expect(prefetch.mock.calls).toEqual([['/product/x']])
    stop()
    touch()
    expect(prefetch).toHaveBeenCalledTimes(1)
  })

  describe('with a mouse or a keyboard', () => {
    const prefetch = jest.fn()
    let stop: () => void
    beforeEach(() => {
      jest.useFakeTimers()
      prefetch.mockClear()
      stop = prefetchByIntent(prefetch)
    })
    afterEach(() => {
      stop()
      jest.useRealTimers()
    })
    const over = (element: Element | null) => element?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    const focus = (element: Element | null) => element?.dispatchEvent(new Event('focusin', { bubbles: true }))
    const links = () => {
      show('<a href="/product/x">x</a><a href="/product/y">y</a><p>z</p>')
      const [x, y, elsewhere] = document.body.children
      return { x: x ?? null, y: y ?? null, elsewhere: elsewhere ?? null }
    }

    it('begins if the pointer rests on a link, not if it passes', () => {
      const { x, y, elsewhere } = links()
      over(x)
      jest.advanceTimersByTime(40)
      over(y)
      jest.advanceTimersByTime(79)
      expect(prefetch).not.toHaveBeenCalled()
      jest.advanceTimersByTime(1)
      expect(prefetch.mock.calls).toEqual([['/product/y']])
      over(x)
      over(elsewhere)
      jest.advanceTimersByTime(1000)
      expect(prefetch).toHaveBeenCalledTimes(1)
    })

    it('begins if the focus rests on a link, not if it passes', () => {
      const { x, y, elsewhere } = links()
      focus(x)
      jest.advanceTimersByTime(199)
      focus(y)
      jest.advanceTimersByTime(199)
      focus(elsewhere)
      jest.advanceTimersByTime(1000)
      expect(prefetch).not.toHaveBeenCalled()
      focus(x)
      jest.advanceTimersByTime(200)
      expect(prefetch.mock.calls).toEqual([['/product/x']])
    })

    it('is neither delayed nor repeated by the focus that a click moves to its link', () => {
      const { x } = links()
      over(x)
      jest.advanceTimersByTime(79)
      focus(x)
      jest.advanceTimersByTime(1)
      expect(prefetch.mock.calls).toEqual([['/product/x']])
      focus(x)
      jest.advanceTimersByTime(1000)
      expect(prefetch).toHaveBeenCalledTimes(1)
    })

    it('ends with the page', () => {
      over(links().x)
      stop()
      jest.advanceTimersByTime(1000)
      expect(prefetch).not.toHaveBeenCalled()
    })
  })

  it('is skipped if the browser saves data', () => {
    setConnection({ saveData: true, effectiveType: '4g', downlink: 50 })
    const prefetch = jest.fn()
    const stop = prefetchByIntent(prefetch)
    touch()
    stop()
    expect(prefetch).not.toHaveBeenCalled()
  })
})

describe('a line', () => {
  it.each([
    [{ effectiveType: '4g', downlink: 10 }, 'fast'],
    [{ effectiveType: '4g', downlink: 1.5 }, 'careful'],
    [{ effectiveType: '3g', downlink: 10 }, 'careful'],
    [{ effectiveType: '2g' }, 'saves'],
    [{ effectiveType: 'slow-2g' }, 'saves'],
    [{ saveData: true, effectiveType: '4g', downlink: 10 }, 'saves'],
    [undefined, 'careful'],
  ])('%j is %s', (connection, quality) => expect(networkQuality({ connection })).toBe(quality))
})
