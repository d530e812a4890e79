const PATHS = [
  '/',
  '/product',
  '/product?page=2',
  '/product?page=9999',
  '/product?page=10001',
  '/product/none',
  '/category',
  '/category/none',
  '/category/home-shirts',
  '/search?page=1&limit=12&keyword=shirt',
  '/search?page=3&limit=12&keyword=shirt',
  '/page/about-us',
  '/page/none',
  '/no/such/page',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/account',
  '/account/orders?page=9',
  '/order-track',
  '/service-center',
  '/newsletter',
  '/test',
  '/image/none.webp',
  '/share/product/none.jpg',
  '/share/shop/home.jpg',
  '/sitemap.xml',
  '/sitemap-none.xml',
  '/feed/products.xml',
  '/robots.txt',
  '/llms.txt',
  '/offline.html',
  '/assets/none.svg',
  '/_next/static/none.js',
  '/api/product',
  '/api/cart',
  '/api/none',
  '/api/verify/captcha',
]

/** The requests of a browser and of a page's router. */
const FORMS: Record<string, string>[] = [{}, { rsc: '1' }]

/** The faults in the shop's current responses. */
export async function faultsOf(url: string): Promise<string[]> {
  const found: string[] = []
  for (const path of PATHS)
    for (const headers of FORMS) {
      const response = await fetch(url + path, { headers, redirect: 'manual' })
      const text = await response.text()
      const { status } = response
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      const body = isPage ? text.slice(text.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '') : text
      const words = body.replace(/<[^>]*>/g, '')
      if (status >= 400 && !/\w{3}/.test(words)) found.push(`${path} ${JSON.stringify(headers)}: ${status} is empty`)
      if ([500, 502, 504].includes(status) && isPage) found.push(`${path}: ${status}`)
    }
  return found
}

/** Status and caching of the offline page that the service worker caches, and whether it names the shop. */
export async function offlinePage(url: string) {
  const response = await fetch(`${url}/offline.html`)
  return [response.status, response.headers.get('cache-control'), (await response.text()).includes('Touchline')]
}
