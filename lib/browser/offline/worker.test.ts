/** @jest-environment node */
import { removeWorker, runWorker, workerSource, type WorkerEvent, type WorkerScope } from './worker'

const BUILD = 'build-1'
const ORIGIN = 'https://shop.example'
const MAX_BYTES = 3000
const PAGE = '<h1>Offline</h1><ul></ul>'
const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60' }

const urlOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN).href

/** The part of the Cache API that the worker uses. */
class MemoryCache {
  readonly entries = new Map<string, Response>()
  constructor(readonly load: typeof fetch) {}
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
  match = async (request: RequestInfo) => this.entries.get(urlOf(request))?.clone()
  delete = async (request: RequestInfo) => this.entries.delete(urlOf(request))
  async add(request: RequestInfo) {
    const response = await this.load(request)
    if (!response.ok) throw new TypeError('Request failed')
    return this.put(request, response)
  }
  async put(request: RequestInfo, response: Response) {
    this.entries.delete(urlOf(request))
    this.entries.set(urlOf(request), response)
  }
}

/** A browser with a worker and a shop that a test can disconnect. */
function openBrowser(run: (scope: WorkerScope) => void = (scope) => runWorker(scope, BUILD)) {
  const shop = new Map<string, () => Response>([['/offline.html', () => new Response(PAGE)]])
  const state = { isOnline: true, isRegistered: true, hasPreload: false }
  const load = jest.fn(async (request: RequestInfo | URL) => {
    if (!state.isOnline) throw new TypeError('Failed to fetch')
    return shop.get(new URL(urlOf(request)).pathname)?.() ?? new Response('', { status: 404 })
  })
  const caches = new Map<string, MemoryCache>()
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  run({
    caches: {
      open: async (name: string) => {
        const cache = caches.get(name) ?? new MemoryCache(load)
        caches.set(name, cache)
        return cache
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    } as unknown as CacheStorage,
    fetch: load,
    registration: {
      unregister: async () => !(state.isRegistered = false),
      navigationPreload: { enable: async () => void (state.hasPreload = true) } as NavigationPreloadManager,
    },
    skipWaiting: async () => {},
    addEventListener: (type, listen) => void listeners.set(type, listen),
  })
  const dispatch = async (type: string, event: Partial<WorkerEvent> = {}) => {
    let response: Promise<Response> | undefined
    const pendingWork: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void pendingWork.push(work)
    listeners.get(type)?.({ ...event, waitUntil, respondWith: (promise) => (response = promise) } as WorkerEvent)
    await Promise.all(pendingWork)
    return response
  }
  const request = (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
    ({ url: ORIGIN + path, mode, method }) as Request
  return {
    shop,
    state,
    caches,
    load,
    install: async () => {
      await dispatch('install')
      await dispatch('activate')
    },
    view: async (path: string, name: string, html = `<p>${BUILD}</p>`, headers: HeadersInit = PUBLIC) => {
      shop.set(path, () => new Response(html, { headers }))
      await dispatch('message', { data: { path, name, image: `/image/${name}.webp` } })
    },
    open: (path: string, more?: Parameters<typeof request>[1]) => dispatch('fetch', { request: request(path, more) }),
    cachedPaths: () => [...(caches.get(`shop-${BUILD}`)?.entries.keys() ?? [])].map((url) => new URL(url).pathname),
  }
}

const text = async (response: Promise<Response> | Response | undefined) => (await response)?.text()

it('is small, and uses only its scope and its build id', async () => {
  const source = workerSource(true, BUILD)
  const minified = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(/\s*\n\s*/g, '\n')
  expect(Buffer.byteLength(minified)).toBeLessThanOrEqual(MAX_BYTES)
  const { install, cachedPaths } = openBrowser((scope) => new Function('self', source)(scope))
  await install()
  expect(cachedPaths()).toEqual(['/offline.html'])
})

it('is not installed without its offline page: the next visit retries', async () => {
  const { shop, install, cachedPaths } = openBrowser()
  shop.set('/offline.html', () => new Response(PAGE, { status: 503 }))
  await expect(install()).rejects.toThrow('Request failed')
  expect(cachedPaths()).toEqual([])
})

describe('a page', () => {
  it('comes from the network, and is not cached', async () => {
    const { shop, install, open, cachedPaths } = openBrowser()
    await install()
    for (const path of ['/', '/account', '/checkout', '/cart']) {
      shop.set(path, () => new Response(`live ${path}`, { headers: PUBLIC }))
      expect(await text(await open(path))).toBe(`live ${path}`)
    }
    expect(cachedPaths()).toEqual(['/offline.html'])
  })

  it('is the offline page without a network, or the product page if it was viewed', async () => {
    const { state, install, view, open } = openBrowser()
    await install()
    await view('/product/scarf', 'Scarf <b>', `<p>the scarf, ${BUILD}</p>`)
    await view('/product/ball', 'Ball')
    state.isOnline = false
    expect(await text(await open('/account'))).toBe(
      '<h1>Offline</h1><ul>' +
        '<li><a href="/product/ball"><img src="/image/Ball.webp" alt="">Ball</a></li>' +
        '<li><a href="/product/scarf"><img src="/image/Scarf &#60;b>.webp" alt="">Scarf &#60;b></a></li></ul>',
    )
    expect(await text(await open('/product/scarf'))).toBe(`<p>the scarf, ${BUILD}</p>`)
  })

  it('uses the preload response of the browser, and sends no request of its own', async () => {
    const { state, install, load } = openBrowser()
    await install()
    expect(state.hasPreload).toBe(true)
    const before = load.mock.calls.length
    const listeners = new Map<string, (event: WorkerEvent) => void>()
    runWorker({ addEventListener: (type: string, listen: never) => listeners.set(type, listen) } as never, BUILD)
    let response: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: { url: `${ORIGIN}/`, mode: 'navigate', method: 'GET' },
      preloadResponse: Promise.resolve(new Response('preloaded')),
      respondWith: (promise: Promise<Response>) => (response = promise),
    } as unknown as WorkerEvent)
    expect(await text(response)).toBe('preloaded')
    expect(load.mock.calls).toHaveLength(before)
  })

  it.each([
    ['a form', '/api/form/cart/add', { method: 'POST' }],
    ['a file of the proxy', '/api/order/TL-1/invoice', {}],
    ['a subresource', '/image/x.webp', { mode: 'no-cors' }],
    ['a call', '/api/cart', { mode: 'cors' }],
  ])('%s is not handled by the worker', async (_, path, more) => {
    const { install, open } = openBrowser()
    await install()
    expect(await open(path, more)).toBeUndefined()
  })
})

describe('what is kept', () => {
  it.each([
    ['no page other than a product', '/account/orders', `<p>${BUILD}</p>`, PUBLIC],
    ['no page below a product', '/product/scarf/review', `<p>${BUILD}</p>`, PUBLIC],
    ['no page with no-store', '/product/scarf', `<p>${BUILD}</p>`, { 'cache-control': 'private, no-store' }],
    ['no page without cache-control', '/product/scarf', `<p>${BUILD}</p>`, {}],
    ['no page of another build', '/product/scarf', '<p>build-2</p>', PUBLIC],
  ])('%s', async (_, path, html, headers) => {
    const { install, view, cachedPaths } = openBrowser()
    await install()
    await view(path, 'Scarf', html, headers as HeadersInit)
    expect(cachedPaths()).toEqual(['/offline.html'])
  })

  it('is requested as a visitor, and is the last six products', async () => {
    const { install, view, load, cachedPaths } = openBrowser()
    await install()
    for (const name of ['1', '2', '3', '4', '5', '6', '1', '7']) await view(`/product/${name}`, name)
    expect(cachedPaths()).toEqual([
      '/offline.html',
      ...['3', '4', '5', '6', '1', '7'].map((name) => `/product/${name}`),
    ])
    expect(load).toHaveBeenLastCalledWith('/product/7', { credentials: 'omit' })
  })

  it('is removed at a logout, except the offline page', async () => {
    const { install, view, open, cachedPaths } = openBrowser()
    await install()
    await view('/product/scarf', 'Scarf')
    expect(await open('/api/form/logout', { method: 'POST' })).toBeUndefined()
    expect(cachedPaths()).toEqual(['/offline.html'])
  })

  it('is removed with its build', async () => {
    const { caches, install } = openBrowser()
    caches.set('shop-build-0', new MemoryCache(fetch))
    await install()
    expect([...caches.keys()]).toEqual([`shop-${BUILD}`])
  })
})

it('when disabled, removes all caches and unregisters itself', async () => {
  const { caches, state, install } = openBrowser(removeWorker)
  caches.set(`shop-${BUILD}`, new MemoryCache(fetch))
  await install()
  expect([caches.size, state.isRegistered]).toEqual([0, false])
  expect(workerSource(false, BUILD)).not.toBe(workerSource(true, BUILD))
})
