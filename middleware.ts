import { allowMethods, capability, guard, restrict } from './lib/routing/guards'
import { loadSettings } from './lib/routing/load-settings'
import { localize } from './lib/routing/localize'
import { compose } from './lib/routing/request-context'
import { resolveRoute, stripQuery } from './lib/routing/resolve-route'

/** Matches pages only: assets, images, the proxy and files for crawlers are excluded. */
export const config = {
  matcher: [
    '/((?!_next/static/|api/|image/|share/|assets/[a-z0-9-]+\\.(?:svg|webp)$|favicon.ico$|healthz$|readyz$|menu$|drawer/cart$|robots\\.txt$|security\\.txt$|\\.well-known/security\\.txt$|llms\\.txt$|service-worker\\.js$|offline\\.html$|sitemap\\.xml$|sitemap[-/][a-z0-9-]+\\.xml$|feed/products\\.xml$).*)',
  ],
}

/** The first step that responds ends the chain (docs/decisions/060). */
export const middleware = compose(
  allowMethods,
  loadSettings,
  restrict,
  capability,
  guard,
  stripQuery,
  resolveRoute,
  localize,
)
