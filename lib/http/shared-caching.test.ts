/** @jest-environment node */
import { ServerResponse, type IncomingMessage } from 'node:http'
import { SHARED_FOR_A_MINUTE, withdrawIncomplete } from './shared-caching'

const HTML = 'text/html; charset=utf-8'
const ROUTER_DATA = 'text/x-component'
const OF_ISR = 's-maxage=60, stale-while-revalidate=31535940'

function cachingOf(statusCode: number, type: string, caching: string) {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage)
  response.statusCode = statusCode
  response.setHeader('content-type', type)
  response.setHeader('cache-control', caching)
  withdrawIncomplete(response)
  const { 'cache-control': control, ...others } = response.getHeaders()
  return [control, others['x-accel-expires'], others['cdn-cache-control'], others['surrogate-control']]
}

it.each([404, 410, 500, 503])('a page of status %d is in no shared cache (spec §8)', (status) => {
  for (const caching of [SHARED_FOR_A_MINUTE, OF_ISR])
    expect(cachingOf(status, HTML, caching)).toEqual(['private, no-store', '0', 'no-store', 'no-store'])
})

it('a complete page may be in one for as long as it says', () => {
  for (const caching of [SHARED_FOR_A_MINUTE, OF_ISR])
    expect(cachingOf(200, HTML, caching)).toEqual([caching, undefined, undefined, undefined])
})

it('the data of a page that is rendered per request is in none: it may end in an error', () => {
  expect(cachingOf(200, ROUTER_DATA, SHARED_FOR_A_MINUTE)[0]).toBe('private, no-store')
})

it('the data of a page that Next keeps may be: Next keeps none that failed', () => {
  expect(cachingOf(200, ROUTER_DATA, OF_ISR)[0]).toBe(OF_ISR)
})

it('what is no page stays as it is', () => {
  expect(cachingOf(404, 'application/json', OF_ISR)[0]).toBe(OF_ISR)
  expect(cachingOf(308, '', SHARED_FOR_A_MINUTE)[0]).toBe(SHARED_FOR_A_MINUTE)
})
