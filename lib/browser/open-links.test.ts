/** @jest-environment jsdom */
import { openLinks, pageLink } from './open-links'

const ATTRIBUTE = Object.keys(pageLink())[0] ?? ''
const push = jest.fn()
let stop: () => void

beforeEach(() => {
  push.mockClear()
  stop = openLinks(push)
})
afterEach(() => stop())

/** Clicks the content of a link. @returns whether the browser opens the link itself */
function press(attributes: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Open</b></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // The last listener: the browser of the tests opens no pages.
  let isPrevented = false
  const end = (last: Event) => {
    isPrevented = last.defaultPrevented
    last.preventDefault()
  }
  addEventListener('click', end, { once: true })
  document.querySelector('b')?.dispatchEvent(event)
  return !isPrevented
}

describe('a pressed link', () => {
  it('to a page of the shop is opened in the same document', () => {
    expect(press(`${ATTRIBUTE} href="/product/home?size=m#reviews"`)).toBe(false)
    expect(push.mock.calls).toEqual([['/product/home?size=m#reviews', { scroll: true }]])
  })

  it('keeps the scroll position if its attribute requires it', () => {
    expect(press(`${ATTRIBUTE}="${Object.values(pageLink(true))[0]}" href="/category/sale"`)).toBe(false)
    expect(push.mock.calls).toEqual([['/category/sale', { scroll: false }]])
  })

  it.each([
    ['has no attribute of a page link', 'href="/api/order/1/invoice"', {}],
    ['leads to another site', `${ATTRIBUTE} href="https://elsewhere.example/"`, {}],
    ['has no address', ATTRIBUTE, {}],
    ['is a download', `${ATTRIBUTE} href="/x" download`, {}],
    ['opens in another window', `${ATTRIBUTE} href="/x" target="_blank"`, {}],
    ['is pressed with the middle button', `${ATTRIBUTE} href="/x"`, { button: 1 }],
    ['is pressed with Ctrl', `${ATTRIBUTE} href="/x"`, { ctrlKey: true }],
    ['is pressed with Cmd', `${ATTRIBUTE} href="/x"`, { metaKey: true }],
    ['is pressed with Shift', `${ATTRIBUTE} href="/x"`, { shiftKey: true }],
    ['is pressed with Alt', `${ATTRIBUTE} href="/x"`, { altKey: true }],
  ])('is opened by the browser if it %s', (_, attributes, init) => {
    expect(press(attributes, init)).toBe(true)
    expect(push).not.toHaveBeenCalled()
  })

  it('that a component prevents opens nothing', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press(`${ATTRIBUTE} href="/x"`)
    expect(push).not.toHaveBeenCalled()
  })

  it('is opened by the browser once the page no longer listens', () => {
    stop()
    expect(press(`${ATTRIBUTE} href="/x"`)).toBe(true)
    expect(push).not.toHaveBeenCalled()
  })
})
