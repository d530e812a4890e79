import { isForwardStep, noteStep } from './forward-step'

describe('a page that begins at its top after a press within the shop', () => {
  it('is none that was loaded', () => expect(isForwardStep()).toBe(false))

  it.each<[string, Parameters<typeof noteStep>[1], boolean]>([
    ['/product/home', 'push', true],
    ['/product/home', 'replace', true],
    ['/product/home', 'traverse', false],
    ['/product/home#reviews', 'push', false],
  ])('%s by %s: %s', (url, kind, expected) => {
    noteStep(url, kind)
    expect(isForwardStep()).toBe(expected)
  })
})
