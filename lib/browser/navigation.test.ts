import { isForwardNavigation, noteNavigationDirection } from './navigation'

describe('a page that begins at its top after a press within the shop', () => {
  it('is none that was loaded', () => expect(isForwardNavigation()).toBe(false))

  it.each<[string, Parameters<typeof noteNavigationDirection>[1], boolean]>([
    ['/product/home', 'push', true],
    ['/product/home', 'replace', true],
    ['/product/home', 'traverse', false],
    ['/product/home#reviews', 'push', false],
  ])('%s by %s: %s', (url, kind, expected) => {
    noteNavigationDirection(url, kind)
    expect(isForwardNavigation()).toBe(expected)
  })
})
