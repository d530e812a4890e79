/** @jest-environment node */
import { Breaker } from '../api/resilience'
import { PageCache } from '../cache/memory.mjs'
import { metrics } from './metrics'
import { watchCache } from './start-telemetry'
import { watchBreaker } from './upstream-calls'

describe('metrics show', () => {
  it('whether a circuit breaker is open', async () => {
    const breaker = watchBreaker('store-api', new Breaker({ failures: 1 }))
    watchBreaker('payment-service', new Breaker())
    breaker.recordFailure()
    const text = await metrics().metrics()
    expect(text).toContain('storefront_breaker_open{upstream="store-api"} 1')
    expect(text).toContain('storefront_breaker_open{upstream="payment-service"} 0')
  })

  it('cache hits and misses, independent of the number of scrapes', async () => {
    const cache = new PageCache()
    watchCache(cache)
    await cache.get('/en/a')
    cache.set('/en/a', { kind: 'APP_PAGE', html: 'a', headers: {} }, { cacheControl: { revalidate: 60 } })
    await cache.get('/en/a')
    await cache.get('/en/a', { kind: 'APP_PAGE' })
    await metrics().metrics()
    const text = await metrics().metrics()
    expect(text).toContain('storefront_cache_reads_total{found="memory"} 2')
    expect(text).toContain('storefront_cache_reads_total{found="miss"} 1')
    expect(text).toContain('storefront_page_cache_total{result="hit"} 1')
    expect(text).toContain('storefront_page_cache_total{result="miss"} 0')
    expect(text).toMatch(/storefront_cache_bytes [1-9]/)
    expect(text).not.toMatch(/^storefront_cache_store_up /m)
  })

  it('stale pages', async () => {
    const cache = new PageCache()
    cache.set('/en/a', { kind: 'APP_PAGE', html: 'a', headers: {} }, { cacheControl: { revalidate: 0 } })
    await new Promise((done) => setTimeout(done, 3))
    await cache.get('/en/a')
    expect(cache.counts).toEqual({ memory: 0, shared: 0, stale: 1, miss: 0 })
  })
})
