/** @jest-environment jsdom */
import { isForwardNavigation, isSubmittingForm, recordNavigationDirection, watchFormSubmits } from './navigation'

describe('a forward navigation', () => {
  it('is not a page load', () => expect(isForwardNavigation()).toBe(false))

  it.each<[string, Parameters<typeof recordNavigationDirection>[1], boolean]>([
    ['/product/home', 'push', true],
    ['/product/home', 'replace', true],
    ['/product/home', 'traverse', false],
    ['/product/home#reviews', 'push', false],
  ])('%s by %s: %s', (url, kind, expected) => {
    recordNavigationDirection(url, kind)
    expect(isForwardNavigation()).toBe(expected)
  })
})

describe('a native form submit', () => {
  const submit = (form: HTMLFormElement) => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    return !event.defaultPrevented
  }
  const newForm = () => document.body.appendChild(document.createElement('form'))

  it('is sent once by a double-click, and again after a return from the back/forward cache', () => {
    watchFormSubmits()
    const [form, other] = [newForm(), newForm()]
    expect([submit(form), submit(form)]).toEqual([true, false])
    expect(isSubmittingForm()).toBe(true)
    expect(submit(other)).toBe(true)
    dispatchEvent(new Event('pageshow'))
    expect(isSubmittingForm()).toBe(false)
    expect(submit(other)).toBe(true)
  })
})
