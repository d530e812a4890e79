/** @jest-environment node */
import { ServerResponse, type IncomingMessage } from 'node:http'
import { ApiError } from '../api/api-error'
import { letNobodyKeepMissing, noteUnanswered, sayUnanswered } from './unanswered-page'

const CALL = { method: 'GET', path: '/api/product/shirt' }
const apiError = (status: number) => new ApiError({ ...CALL, code: status, status })

function answered(statusCode: number) {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage)
  response.statusCode = statusCode
  sayUnanswered(response)
  return [response.statusCode, response.getHeader('retry-after')]
}

let now = 0
beforeEach(() => {
  now += 60_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

describe('a page that failed', () => {
  it.each([500, 502, 503, 504])('as the store API gave no answer (%d) is away for a moment', (status) => {
    noteUnanswered(apiError(status))
    now += 2000
    expect(answered(500)).toEqual([503, '5'])
  })

  it('longer after that failed by itself', () => {
    noteUnanswered(apiError(504))
    now += 2001
    expect(answered(500)).toEqual([500, undefined])
  })

  it.each([
    ['of the storefront', new TypeError('no such thing')],
    ['the store API made of a refusal', apiError(404)],
    ['that is none', null],
  ])('with an error %s failed by itself', (_, error) => {
    noteUnanswered(error)
    expect(answered(500)).toEqual([500, undefined])
  })

  it.each([200, 404])('is nothing that answers %d, whatever failed beside it', (status) => {
    noteUnanswered(apiError(504))
    expect(answered(status)).toEqual([status, undefined])
  })
})

it.each([
  [404, 'private, no-store', '0'],
  [200, 's-maxage=60', undefined],
])('a page of status %d goes to caches with %s (spec §8)', (status, kept, inNginx) => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage)
  response.statusCode = status
  response.setHeader('cache-control', 's-maxage=60')
  letNobodyKeepMissing(response)
  expect([response.getHeader('cache-control'), response.getHeader('x-accel-expires')]).toEqual([kept, inNginx])
})
