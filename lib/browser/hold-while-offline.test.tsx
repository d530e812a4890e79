import { blockWhileOffline } from './hold-while-offline'

let isOnline = true
let stop = () => {}
const onBlocked = jest.fn()

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  document.body.innerHTML = `
    <a id="page" href="/category"><span>Clubs</span></a>
    <a id="drawer" href="/cart" aria-haspopup="dialog">Cart</a>
    <a id="hash" href="#filters">Filter</a>
    <a id="mail" href="mailto:shop@example.com">Mail</a>
    <form id="form"><button>Send</button></form>
    <form id="buy" action="/api/form/cart/add"><button>Add</button></form>`
  onBlocked.mockReset()
  stop = blockWhileOffline(onBlocked)
})
afterEach(() => stop())

/** Dispatches an event. Returns whether the page's own handlers run and the browser performs the default action. */
function dispatch(selector: string, type: string): boolean {
  const pageHandler = jest.fn((event: Event) => event.defaultPrevented)
  const controller = new AbortController()
  document.addEventListener(type, pageHandler, { signal: controller.signal })
  const isDefaultPerformed = document
    .querySelector(selector)
    ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  controller.abort()
  return pageHandler.mock.calls.length === 1 && isDefaultPerformed === true
}

describe('offline', () => {
  beforeEach(() => (isOnline = false))

  it('no link is followed and no form is sent, and the shopper sees why', () => {
    expect(dispatch('#page span', 'click')).toBe(false)
    expect(dispatch('#form', 'submit')).toBe(false)
    expect(onBlocked).toHaveBeenCalledTimes(2)
  })

  it('the form that adds a product to the cart is handled by its script, and is not submitted', () => {
    const onSubmit = jest.fn()
    const form = document.querySelector('#buy')
    form?.addEventListener('submit', onSubmit)
    expect(form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false)
    expect([onSubmit.mock.calls.length, onBlocked.mock.calls.length]).toEqual([1, 0])
  })

  it.each(['#drawer', '#hash', '#mail', '#form button'])(
    'a click on %s, which needs no network, works as usual',
    (target) => {
      expect(dispatch(target, 'click')).toBe(true)
      expect(onBlocked).not.toHaveBeenCalled()
    },
  )
})

it('nothing is blocked online', () => {
  isOnline = true
  expect(dispatch('#page', 'click')).toBe(true)
  expect(dispatch('#form', 'submit')).toBe(true)
  expect(onBlocked).not.toHaveBeenCalled()
})
