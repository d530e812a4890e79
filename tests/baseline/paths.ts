/** Splits a text at white space. */
const list = (text: string) => text.trim().split(/\s+/)

export const TEAM = 'tarnbridge-rovers'
export const SHIRT = `/product/${TEAM}-home-shirt-2026-27`

export const searchFor = (keyword: string, rest = '') => `/search?page=1&limit=12&keyword=${keyword}${rest}`

export const CATEGORIES = list(`
  new-season away-shirts third-shirts goalkeeper-shirts clubs nations kids kids-home-shirts kids-away-shirts training
  training-tops warm-up-tops retro retro-clubs retro-nations sale sale-shirts sale-kids sale-more accessories shorts socks
  scarves balls ${TEAM} ${TEAM}-shirts ${TEAM}-training ${TEAM}-extras skarland skarland-shirts
`)

export const NATION_SHIRT = '/product/skarland-home-shirt-2026'

/** Products of every kind: on sale, new, sold out, with few sizes left. */
export const PRODUCTS = list(`
  ${TEAM}-third-shirt-2026-27
  fenlight-united-home-shirt-2026-27 copperhill-fc-goalkeeper-shirt-2026-27 skarland-home-shirt-2026
  wyke-orchard-retro-shirt-1971 stonegate-albion-kids-home-shirt-2026-27 port-alder-training-top-2026-27
  tarnbridge-rovers-warm-up-top-2026-27 copperhill-fc-home-shorts-2026-27 wyke-orchard-home-socks-2026-27
  port-alder-match-ball fenlight-united-third-shirt-2026-27 larkmoor-town-scarf glasswater-away-shirt-2026-27
  vesper-park-ball quelara-retro-shirt-1982
`)

/** URL-encoded search keywords. */
export const KEYWORDS = list('ball scarf tarnbridge goalkeper kids home%20shirt nothing-of-the-kind %C3%9F %25 a')

export const PAGES = list('about-us contact-us cookies privacy-policy returns terms-of-use')

/** Query strings of listings. */
export const FILTERS = list(`
  ?size=m ?size=l,m ?brand=${TEAM} ?filter=kind:home ?filter=colour:blue ?price=2000-4000 ?price=4000- ?on-sale=1 ?rating=4
  ?brand=${TEAM}&size=m ?sort=newest ?sort=price-asc ?sort=price-desc ?size=m&sort=price-asc ?size=m&page=2 ?size=none
  ?on-sale=1&rating=3 ?sort=price-asc&page=2
`)

/** Queries of searches, in the order the shop writes them. */
export const SEARCHES = list(`
  /search?keyword=shirt /search?page=2&limit=12&keyword=shirt /search?limit=12&keyword=shirt&size=m&page=1
  /search?limit=12&keyword=shirt&sort=price-asc&page=1 /search?limit=12&keyword=shirt&on-sale=1&page=1
  /search?limit=12&keyword=shirt&brand=${TEAM}&page=1 ${searchFor('shirt', '&size=m')} ${searchFor('shirt', '&on-sale=1')}
`)

/** Login and verification pages with their query parameters, and pages for customers only. */
export const PROTECTED_PATHS = list(`
  /login?from=%2Faccount /login?from=https%3A%2F%2Fevil.example /login?failed=1 /reset-password?token=none
  /verify?token=none /cart?notice=added ${SHIRT}/review/new ${SHIRT}/question/new /account /account/address
  /account/orders /account/orders?page=2 /account/messages /account/ticket /account/ticket/create /account/orders/none
  /account/ticket/none
`)

/** Addresses that are not canonical, have tracking parameters, or a key that has changed. */
export const REDIRECTED = list(`
  /product/ /category/home%2Dshirts?page=2 /%70age/about%2dus /product/?utm_source=a //evil.example/%2e%2e.
  /category/clubs?brand=b&brand=a /category/clubs?size=m&brand=a&page=1 /product?size=m&foo=1&utm_source=a
  /category/home-shirts?sort=price-asc&size=m /search?keyword=shirt&size=m&utm_source=a /?utm_source=a&gclid=b
  /page/delivery?utm_source=a ${SHIRT}?gclid=b /search?utm_source=x&keyword=%20goalkeeper&limit=99
  /category/home-shirts?page=1 /category/home-shirts?page=2&fbclid=c /HOME /Product /en /en/product
  /page/cookie-policy /page/cookie-policy?utm_source=a /product/port-alder-ball /category/sale-extras
  /product/port-alder-ball/review?gclid=b
`)

export const MISSING = list(`
  /no/such/path /no-such-file.html /nowhere /nowhere?utm_source=a /category/nowhere /product/nothing-of-the-kind
  /product/a%2Fb /page/no-such-page /category/home-shirts?page=99 /product?page=10001
  /search?keyword=shirt&page=900 /%3Cimg%20src=x%20onerror=alert(1)%3E /found/YmFsbA/1 /listing/clubs/2 /missing
  /products/2 /de /a.php ${SHIRT}/review?page=99 ${SHIRT}/question?page=99 /product/none/review /checkout/order/1
  /sitemap-none-1.xml /image/none.webp /image/none.gif /share/product/none.jpg /share/none/none.jpg
  /_next/static/none.js /api/none /_next/image?url=%2Fa&w=64&q=75 /assets/none.svg /.well-known/none /metrics
`)

/** Malformed request targets, and invalid values. */
export const MALFORMED = list(`
  /api/%zz /image/%ff /_next/static/%ff /product/%ff /%00 /_next/data/%ff * /?a=%ff /search?keyword=%ff /product/%00
  /${'a'.repeat(5000)} /?${'a'.repeat(5000)} /%2e%2e/%2e%2e/etc/passwd http://evil.example/
  /category/home-shirts?page=-1 /category/home-shirts?page=1e3 /category/home-shirts?size=%00 /search?keyword=
`)

/** Pages whose data is also requested as the router does. */
export const NAVIGATION_PATHS = list(`
  / /category/home-shirts /category/home-shirts?page=2 ${SHIRT} /page/delivery ${searchFor('shirt')} /nowhere /login
  /account
`)

export const DATA_FILES = list(
  `/index.rsc /category/home-shirts.rsc ${SHIRT}.rsc?utm_source=a ${SHIRT}.rsc?dpl=a /_next/data/none/index.json`,
)

export const FILES = list(`
  /sitemap-product-0.xml /sitemap-category-0.xml /sitemap-page-0.xml /feed/products.xml /healthz /readyz /favicon.ico
  /assets/icon.svg /assets/icons.svg /manifest.webmanifest /share/product/${TEAM}-home-shirt-2026-27.jpg
  /share/category/home-shirts.jpg /share/page/delivery.jpg
`)

export const API_CALLS = list(`
  /api/store /api/category /api/page /api/country /api/banner /api/shipping?country=GB /api/store/ext
  /api/product?limit=12 /api/product?limit=12&page=2&category=home-shirts /api/product/none /api/page/delivery
  /api${SHIRT}/review /api${SHIRT}/question /api/search?keyword=shirt&limit=12&page=1&facets=1 /api/search /api/user
  /api/order /api/address /api/message /api/checkout /api/verify/captcha /api/crawl
`)

export const NO_POST = list(
  '/ /no/such/page /robots.txt /assets/icon.svg /image/none.webp /healthz /_next/static/none.js',
)

/** Every kind of page, for the other languages. */
export const KINDS = list(`
  / /category /category/home-shirts /category/home-shirts?page=2 /product?size=m /page/delivery /page/faq /cart
  ${searchFor('shirt')} /search ${SHIRT}/review ${SHIRT}/question /service-center /newsletter /order-track /login /register
  /checkout /no/such/page /llms.txt /robots.txt /account
`)
