import { CALLS } from '../../contract/calls'
import { findRoute } from '../routes'
import { FORM_ROUTES, FURTHER_NAMES, OWN_ROUTES } from './own-routes'

/** A page, a file the build made, something a program answers by itself, or nothing the shop has. */
export type Kind = 'page' | 'file' | 'handler' | 'health' | 'other'

export interface AskedRoute {
  kind: Kind
  /** One of few, whatever is asked for: a label of metrics, and what the log says instead of the path. */
  route: string
}

/** As far as a label goes, anything may stand in place of a `{name}`. */
const toPattern = (template: string) => new RegExp(`^${template.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

const templates = [...new Set(Object.values(CALLS).map(({ path }) => path))]
const HANDLERS = [...OWN_ROUTES, ...FURTHER_NAMES, ...templates].map((route) => ({ route, pattern: toPattern(route) }))
const FORMS: ReadonlySet<string> = new Set(FORM_ROUTES)
const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** The route of a path, without its query. */
export function routeOf(path: string): AskedRoute {
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
