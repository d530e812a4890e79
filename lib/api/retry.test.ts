/** @jest-environment node */
import fc from 'fast-check'
import { shouldRetry } from './retry'

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

  it('repeats after a broken connection, not after a time-out', () => {
    expect(shouldRetry(withoutBody('GET'), { failed: 'connection' }, 1)).toBe(true)
    expect(shouldRetry(withoutBody('GET'), { failed: 'timeout' }, 1)).toBe(false)
  })
})
