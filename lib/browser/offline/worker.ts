/** A viewed product, as its page sends it to the worker. */
export interface ViewedProduct {
  /** `/product/{key}` */
  path: string
  name: string
  /** URL of the displayed image, which is in the browser's HTTP cache. */
  image: string
}

/** The parts of service worker events that are used. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
  data: ViewedProduct
  addRoutes?(rule: object): Promise<void>
}

/** The part of a service worker's global scope that is used. */
export interface WorkerScope {
  caches: CacheStorage
  fetch: typeof fetch
  registration: Pick<ServiceWorkerRegistration, 'unregister'> & { navigationPreload?: NavigationPreloadManager }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

/**
 * The service worker: pages come from the network only; offline, a recently viewed product or the offline page is shown
 * instead. It caches only public product pages of its own build. The browser receives the source of this function, so
 * it must not use anything else of this module.
 */
export function runWorker(scope: WorkerScope, build: string): void {
  const cacheName = `shop-${build}`
  const offlinePath = '/offline.html'
  const seenHeader = 'x-seen'
  const maxProducts = 6
  const open = () => scope.caches.open(cacheName)

  /** Where the browser supports it, only navigations pass through the worker. */
  const skipAssets = async (event: WorkerEvent) => {
    try {
      await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
    } catch {
      // A browser that does not support this condition: each request passes through the worker.
    }
  }

  const productsIn = async (cache: Cache) => (await cache.keys()).filter(({ url }) => !url.endsWith(offlinePath))

  const trim = async (max: number) => {
    const cache = await open()
    for (const request of (await productsIn(cache)).reverse().slice(max)) await cache.delete(request)
  }

  const keep = async ({ path, name, image }: ViewedProduct) => {
    if (!/^\/product\/[^/]+$/.test(path)) return
    const response = await scope.fetch(path, { credentials: 'omit' })
    const html = await response.text()
    const isPrivate = /no-store|private/.test(response.headers.get('cache-control') ?? 'private')
    if (!response.ok || response.redirected || isPrivate || !html.includes(build)) return
    const headers = new Headers(response.headers)
    headers.set(seenHeader, encodeURIComponent(JSON.stringify([name, image])))
    await (await open()).put(path, new Response(html, { headers }))
    await trim(maxProducts)
  }

  const escape = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

  const showOffline = async (path: string) => {
    const cache = await open()
    const [product, page] = [await cache.match(path), await cache.match(offlinePath)]
    if (product || !page) return product ?? Response.error()
    let items = ''
    for (const request of await productsIn(cache)) {
      const seen = (await cache.match(request))?.headers.get(seenHeader)
      const [name = '', image = ''] = JSON.parse(decodeURIComponent(seen ?? '[]')) as string[]
      const href = escape(new URL(request.url).pathname)
      items = `<li><a href="${href}"><img src="${escape(image)}" alt="">${escape(name)}</a></li>${items}`
    }
    const html = (await page.text()).replace('</ul>', () => `${items}</ul>`)
    return new Response(html, { headers: page.headers })
  }

  const load = async (event: WorkerEvent, path: string) => {
    try {
      return (await event.preloadResponse) ?? (await scope.fetch(event.request))
    } catch {
      return showOffline(path)
    }
  }

  scope.addEventListener('install', (event) => {
    const fill = async () => (await open()).add(offlinePath)
    event.waitUntil(Promise.all([fill(), skipAssets(event), scope.skipWaiting()]))
  })
  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      for (const name of await scope.caches.keys()) if (name !== cacheName) await scope.caches.delete(name)
      await scope.registration.navigationPreload?.enable()
    }
    event.waitUntil(takeOver())
  })
  scope.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
  scope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request
    const { pathname } = new URL(url)
    if (pathname.endsWith('/logout')) event.waitUntil(trim(0))
    if (mode === 'navigate' && method === 'GET' && !pathname.startsWith('/api/'))
      event.respondWith(load(event, pathname))
  })
}

/** Replaces the worker when it is switched off: removes all its caches and unregisters it. */
export function removeWorker(scope: WorkerScope): void {
  const remove = async () => {
    for (const name of await scope.caches.keys()) await scope.caches.delete(name)
    await scope.registration.unregister()
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(remove()))
}

/** The script at `/service-worker.js`. Each build has a different script, so browsers install the new one. */
export const workerSource = (isEnabled: boolean, build: string): string =>
  `(${String(isEnabled ? runWorker : removeWorker)})(self,${JSON.stringify(build)})\n`
