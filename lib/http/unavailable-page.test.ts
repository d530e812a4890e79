/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { failedPages } from '../../server/error-responses'
import { ApiError } from '../api/api-error'
import { testServer } from './testing/test-server'
import { markUnavailable, recordFailedRequest } from './unavailable-page'

const CALL = { method: 'GET', path: '/api/product/shirt' }
const apiError = (status: number) => new ApiError({ ...CALL, code: status, status })

let count = 0

/** @param id its `X-Request-Id` */
function requestOf(id: string | undefined = `request-${++count}`) {
  const request = new IncomingMessage(new Socket())
  if (id) request.headers['x-request-id'] = id
  return request
}

function responseTo(request: IncomingMessage, statusCode = 500) {
  const response = new ServerResponse(request)
  response.statusCode = statusCode
  markUnavailable(request, response)
  return [response.statusCode, response.getHeader('retry-after')]
}

describe('a page that failed', () => {
  it.each([500, 502, 503, 504])('because the store API failed (%d) is a 503 with Retry-After', (status) => {
    const request = requestOf()
    recordFailedRequest(apiError(status), request)
    expect(responseTo(request)).toEqual([503, '5'])
  })

  it.each([
    ['of the storefront', new TypeError('no such thing')],
    ['that is a 404 of the store API', apiError(404)],
    ['that is null', null],
  ])('with an error %s stays a 500', (_, error) => {
    const request = requestOf()
    recordFailedRequest(error, request)
    expect(responseTo(request)).toEqual([500, undefined])
  })

  it('stays a 500 when the store API failed for concurrent requests only', () => {
    const [own, other] = [requestOf(), requestOf()]
    recordFailedRequest(apiError(503), other)
    recordFailedRequest(new TypeError('own'), own)
    expect([responseTo(own), responseTo(other)]).toEqual([
      [500, undefined],
      [503, '5'],
    ])
  })

  it('applies to one response: a later request with the same id is not affected', () => {
    const request = requestOf()
    recordFailedRequest(apiError(504), request)
    expect([responseTo(request)[0], responseTo(request)[0]]).toEqual([503, 500])
  })

  it('without an id stays a 500', () => {
    const request = requestOf('')
    recordFailedRequest(apiError(504), request)
    expect(responseTo(request)).toEqual([500, undefined])
  })
})

it.each([200, 404])('a response of status %d is unchanged, whatever failed', (status) => {
  const request = requestOf()
  recordFailedRequest(apiError(504), request)
  expect(responseTo(request, status)).toEqual([status, undefined])
})

describe('the pipeline', () => {
  const { get } = testServer((request, response) => {
    failedPages(request, response, () => {
      response.statusCode = 500
      response.setHeader('content-type', 'text/html')
      response.write('<h1>')
      response.end('failed')
      // As Next does for requests that share the rendering of a cached page.
      if (request.url === '/shared') recordFailedRequest(apiError(504), request)
    })
  })

  it.each([
    ['/shared', 503],
    ['/own', 500],
  ])('waits until it is known whether the store API failed (%s)', async (path, status) => {
    const response = await get(path, { 'x-request-id': `request-${++count}` })
    expect(response).toMatchObject({ status, text: '<h1>failed', headers: { 'cache-control': 'private, no-store' } })
  })
})
