import { holdWhileOffline } from './hold-while-offline'

let isOnline = true
let stop = () => {}
const onHeld = jest.fn()

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  document.body.innerHTML = `
    <a id="page" href="/category"><span>Clubs</span></a>
    <a id="drawer" href="/cart" aria-haspopup="dialog">Cart</a>
    <a id="hash" href="#filters">Filter</a>
    <a id="mail" href="mailto:shop@example.com">Mail</a>
    <form id="form"><button>Send</button></form>
    <form id="buy" action="/api/form/cart/add"><button>Add</button></form>`
  onHeld.mockReset()
  stop = holdWhileOffline(onHeld)
})
afterEach(() => stop())

/** Dispatches an event. Returns whether the page's own handlers run and the browser performs the default action. */
function dispatch(selector: string, type: string): boolean {
  const heard = jest.fn((event: Event) => event.defaultPrevented)
  const end = new AbortController()
  document.addEventListener(type, heard, { signal: end.signal })
  const isActedOn = document
    .querySelector(selector)
    ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  end.abort()
  return heard.mock.calls.length === 1 && isActedOn === true
}

describe('offline', () => {
  beforeEach(() => (isOnline = false))

  it('no link is followed and no form is sent, and the shopper sees why', () => {
    expect(dispatch('#page span', 'click')).toBe(false)
    expect(dispatch('#form', 'submit')).toBe(false)
    expect(onHeld).toHaveBeenCalledTimes(2)
  })

  it('the form that puts a product into the cart is left to its script, and is not sent', () => {
    const onSubmit = jest.fn()
    const form = document.querySelector('#buy')
    form?.addEventListener('submit', onSubmit)
    expect(form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false)
    expect([onSubmit.mock.calls.length, onHeld.mock.calls.length]).toEqual([1, 0])
  })

  it.each(['#drawer', '#hash', '#mail', '#form button'])(
    'a click on %s, which needs no network, works as usual',
    (target) => {
      expect(dispatch(target, 'click')).toBe(true)
      expect(onHeld).not.toHaveBeenCalled()
    },
  )
})

it('online nothing is held', () => {
  isOnline = true
  expect(dispatch('#page', 'click')).toBe(true)
  expect(dispatch('#form', 'submit')).toBe(true)
  expect(onHeld).not.toHaveBeenCalled()
})
