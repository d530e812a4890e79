/** @jest-environment node */
import fc from 'fast-check'
import { Breaker, shouldRetry, timeoutFor } from './resilience'

const withoutBody = (method: string) => ({ method, body: null })

describe('the retry rule (spec §7)', () => {
  it('repeats an idempotent request once, on exactly the statuses of the spec', () => {
    const repeated = new Set([408, 409, 425, 429, 500, 502, 503, 504])
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE'),
        fc.integer({ min: 100, max: 599 }),
        (method, status) => {
          expect(shouldRetry(withoutBody(method), { status }, 1)).toBe(repeated.has(status))
          expect(shouldRetry(withoutBody(method), { status }, 2)).toBe(false)
        },
      ),
    )
  })

  it('never repeats a request with a body, nor a POST or PATCH', () => {
    expect(shouldRetry({ method: 'PUT', body: '{}' }, { status: 503 }, 1)).toBe(false)
    expect(shouldRetry(withoutBody('POST'), { status: 503 }, 1)).toBe(false)
    expect(shouldRetry(withoutBody('PATCH'), { status: 503 }, 1)).toBe(false)
  })

  it('retries after a broken connection, not after a timeout', () => {
    expect(shouldRetry(withoutBody('GET'), { failed: 'connection' }, 1)).toBe(true)
    expect(shouldRetry(withoutBody('GET'), { failed: 'timeout' }, 1)).toBe(false)
  })
})

describe('the timeout of a call', () => {
  it.each([
    ['GET', '/api/product?limit=12'],
    ['GET', '/api/order/tl-260934'],
    ['POST', '/api/cart'],
    ['POST', '/api/nothing'],
  ])('%s %s: the default', (method, path) => {
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

  it('is never shorter than the configured one', () => {
    expect(timeoutFor('POST', '/api/login', 20_000)).toBe(20_000)
  })
})

function open() {
  let time = 0
  const breaker = new Breaker({ failures: 5, probeIntervalMs: 5000, now: () => time })
  for (let n = 0; n < 5; n++) breaker.recordFailure()
  return { breaker, at: (moment: number) => (time = moment) }
}

describe('the breaker', () => {
  it('stays closed until five failures in a row', () => {
    const breaker = new Breaker()
    for (let n = 0; n < 4; n++) breaker.recordFailure()
    breaker.recordSuccess()
    for (let n = 0; n < 4; n++) breaker.recordFailure()
    expect([breaker.allowsRequest(), breaker.isOpen]).toEqual([true, false])
    breaker.recordFailure()
    expect([breaker.allowsRequest(), breaker.isOpen]).toEqual([false, true])
  })

  it('allows one probe every five seconds', () => {
    const { breaker, at } = open()
    at(4999)
    expect(breaker.allowsRequest()).toBe(false)
    at(5000)
    expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, false])
    breaker.recordFailure()
    at(9999)
    expect(breaker.allowsRequest()).toBe(false)
    at(10_000)
    expect(breaker.allowsRequest()).toBe(true)
  })

  it('closes when a probe succeeds', () => {
    const { breaker, at } = open()
    at(5000)
    breaker.allowsRequest()
    breaker.recordSuccess()
    expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, true])
  })
})
