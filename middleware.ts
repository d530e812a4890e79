import { allowMethods } from './lib/middleware/allow-methods'
import { compose } from './lib/middleware/compose'
import { guard } from './lib/middleware/guard'
import { loadSettings } from './lib/middleware/load-settings'
import { localize } from './lib/middleware/localize'
import { resolveRoute } from './lib/middleware/resolve-route'
import { restrict } from './lib/middleware/restrict'
import { stripQuery } from './lib/middleware/strip-query'

/** Pages only: assets, images, the proxy and files for crawlers pass it by. */
export const config = {
  matcher: [
    '/((?!_next/static/|api/|image/|share/|assets/[a-z0-9-]+\\.(?:svg|webp)$|favicon.ico$|healthz$|readyz$|menu$|robots\\.txt$|llms\\.txt$|sitemap\\.xml$|sitemap[-/][a-z0-9-]+\\.xml$|feed/products\\.xml$).*)',
  ],
}

/** The first step that responds ends the chain (docs/decisions/060). */
export const middleware = compose(allowMethods, loadSettings, restrict, guard, stripQuery, resolveRoute, localize)
