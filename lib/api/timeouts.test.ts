import { timeoutFor } from './timeouts'

describe('how long a call is waited for', () => {
  it.each([
    ['GET', '/api/product?limit=12'],
    ['GET', '/api/order/tl-260934'],
    ['POST', '/api/cart'],
    ['POST', '/api/nothing'],
  ])('%s %s: as long as usual', (method, path) => {
    expect(timeoutFor(method, path, 3000)).toBe(3000)
  })

  it.each([
    ['POST', '/api/login'],
    ['POST', '/api/register'],
    ['POST', '/api/order'],
    ['POST', '/api/order?again'],
    ['POST', '/api/order/tl-260934/pay'],
    ['POST', '/api/order/tl-260934/cancel'],
  ])('%s %s: ten seconds', (method, path) => {
    expect(timeoutFor(method, path, 3000)).toBe(10_000)
  })

  it('never is shorter than the operator wants it', () => {
    expect(timeoutFor('POST', '/api/login', 20_000)).toBe(20_000)
  })
})
