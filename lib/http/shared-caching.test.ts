/** @jest-environment node */
import { ServerResponse, type IncomingMessage } from 'node:http'
import { SHARED_CACHE_CONTROL, preventCachingIfIncomplete } from './shared-caching'

const HTML = 'text/html; charset=utf-8'
const ROUTER_DATA = 'text/x-component'
const ISR_CACHE_CONTROL = 's-maxage=60, stale-while-revalidate=31535940'

function cachingOf(statusCode: number, type: string, caching: string) {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage)
  response.statusCode = statusCode
  response.setHeader('content-type', type)
  response.setHeader('cache-control', caching)
  preventCachingIfIncomplete(response)
  const { 'cache-control': control, ...others } = response.getHeaders()
  return [control, others['x-accel-expires'], others['cdn-cache-control'], others['surrogate-control']]
}

it.each([404, 410, 500, 503])('a page of status %d is in no shared cache (spec §8)', (status) => {
  for (const caching of [SHARED_CACHE_CONTROL, ISR_CACHE_CONTROL])
    expect(cachingOf(status, HTML, caching)).toEqual(['private, no-store', '0', 'no-store', 'no-store'])
})

it('a complete page keeps its cache headers', () => {
  for (const caching of [SHARED_CACHE_CONTROL, ISR_CACHE_CONTROL])
    expect(cachingOf(200, HTML, caching)).toEqual([caching, undefined, undefined, undefined])
})

it('the data of a page that is rendered per request is not stored: it may end in an error', () => {
  expect(cachingOf(200, ROUTER_DATA, SHARED_CACHE_CONTROL)[0]).toBe('private, no-store')
})

it('the data of an ISR page may be stored: Next caches no failed one', () => {
  expect(cachingOf(200, ROUTER_DATA, ISR_CACHE_CONTROL)[0]).toBe(ISR_CACHE_CONTROL)
})

it('other responses are unchanged', () => {
  expect(cachingOf(404, 'application/json', ISR_CACHE_CONTROL)[0]).toBe(ISR_CACHE_CONTROL)
  expect(cachingOf(308, '', SHARED_CACHE_CONTROL)[0]).toBe(SHARED_CACHE_CONTROL)
})
