/** @jest-environment jsdom */
import { focusHeading } from './navigation'

const show = (html: string) => void (document.body.innerHTML = `<a href="/">Logo</a><main>${html}</main>`)

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, '', '/')
  show('')
  document.querySelector('a')?.focus()
})
afterEach(() => jest.useRealTimers())

describe('after a client-side navigation', () => {
  it('the heading has the focus, and is not a tab stop', () => {
    show('<h1>Socks</h1>')
    focusHeading()
    expect(document.activeElement?.textContent).toBe('Socks')
    expect(document.querySelector('h1')?.tabIndex).toBe(-1)
  })

  it('a late heading gets the focus within three seconds', () => {
    focusHeading()
    jest.advanceTimersByTime(2_900)
    show('<h1>Late</h1>')
    jest.advanceTimersByTime(100)
    expect(document.activeElement?.textContent).toBe('Late')
    show('')
    focusHeading()
    jest.advanceTimersByTime(3_000)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('a fragment target keeps the focus', () => {
    show('<h1>Help</h1><section id="delivery"></section>')
    history.replaceState(null, '', '/#delivery')
    focusHeading()
    expect(document.activeElement?.textContent).not.toBe('Help')
  })
})
