import { CALLS } from '../../contract/calls'
import { FORM_NAMES } from '../forms/form-names'
import { findRoute } from '../routes'

/** Route handlers beside the calls of the contract; a test compares them with the folders of app/. */
export const OWN_ROUTES: readonly string[] = [
  '/api/hook/revalidate',
  '/api/login',
  '/api/logout',
  '/api/order/{number}/invoice',
  '/api/order/{number}/open',
  '/api/report/csp',
  '/api/session/cookies',
  '/api/session/lost',
  '/api/verify/captcha',
  '/feed/products.xml',
  '/image/{file}',
  '/llms.txt',
  '/menu',
  '/robots.txt',
  '/security.txt',
  '/share/{kind}/{file}',
  '/sitemap.xml',
  '/sitemap/{part}',
]

/** Paths that next.config.mjs rewrites to one of them. */
const REWRITTEN_PATHS: readonly string[] = ['/sitemap-{part}', '/.well-known/security.txt']

/** Actions of plain forms. */
export const FORM_ROUTES: readonly string[] = FORM_NAMES.map((name) => `/api/form/${name}`)

/** `other`: the shop has no such path. */
type Kind = 'page' | 'file' | 'handler' | 'health' | 'other'

interface RouteLabel {
  kind: Kind
  /** Of few values, whatever clients request: a label of metrics, logged instead of the path. */
  route: string
}

/** Matches any segment in place of a `{name}`. */
const toPattern = (template: string) => new RegExp(`^${template.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

const templates = [...new Set(Object.values(CALLS).map(({ path }) => path))]
const HANDLERS = [...OWN_ROUTES, ...REWRITTEN_PATHS, ...templates].map((route) => ({
  route,
  pattern: toPattern(route),
}))
const FORMS: ReadonlySet<string> = new Set(FORM_ROUTES)
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** @param path without its query */
export function routeLabel(path: string): RouteLabel {
  if (path.startsWith('/_next/static/')) return { kind: 'file', route: '/_next/static' }
  if (HEALTH.has(path)) return { kind: 'health', route: path }
  if (FORMS.has(path)) return { kind: 'handler', route: path }
  const page = findRoute(path)
  if (page) return { kind: 'page', route: page.route.path }
  const own = HANDLERS.find(({ pattern }) => pattern.test(path))
  if (own) return { kind: 'handler', route: own.route }
  if (path.startsWith('/api/')) return { kind: 'handler', route: '/api/other' }
  return path.startsWith('/assets/') ? { kind: 'file', route: '/assets' } : { kind: 'other', route: 'other' }
}
