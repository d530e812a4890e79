import { fillPath } from '../contract/path-template'
import { LIMITS } from '../contract/limits'
import type { StoreSettings } from '../contract/entities/store'
import { chooseLocale } from '../i18n/locales'
import { findRoute } from '../routes'
import { loginPath, passesGuards } from './guard'
import { isRestricted, type Platform } from './restrict'

/** A request at the door. What costs time to find out is a function, asked only when it matters. */
export interface Visit {
  path: string
  /** Query with its question mark, or empty. */
  search: string
  /** Undefined as long as the store was never heard of: then nothing is restricted. */
  settings: StoreSettings | undefined
  platform: () => Platform
  language: () => string
  isSignedIn: () => Promise<boolean>
  exists: (storePath: string) => Promise<boolean>
}

/** What becomes of it: an inner page, the not-found page with its status, or the way to the login page. */
export type Decision = { page: string } | { missing: string } | { redirect: string }

/** Decides a visit by the table of routes (spec §2), the restrict lists (spec §4) and what the store API has. */
export async function decide(visit: Visit): Promise<Decision> {
  const { path, search, settings } = visit
  const locale = chooseLocale(settings?.language.code ?? '')
  const missing = { missing: `/${locale}/missing` }
  const found = findRoute(path)
  if (!found || (settings && isShutOut(visit, settings))) return missing

  const { route, params } = found
  if (route.guards.length > 0 && !passesGuards(route.guards, { isSignedIn: await visit.isSignedIn() })) {
    return { redirect: loginPath(path + search) }
  }
  const further = furtherPage(search)
  const exists = route.pages && further ? `${route.pages}&page=${further}` : route.exists
  if (exists && !(await visit.exists(fillQuery(exists, params)))) return missing
  return { page: `/${locale}${innerPath(path, further)}` }
}

function isShutOut(visit: Visit, { restrict }: StoreSettings): boolean {
  if (restrict.platform.length === 0 && restrict.language.length === 0) return false
  return isRestricted(restrict, { platform: visit.platform(), language: visit.language() })
}

const fillQuery = (template: string, params: Record<string, string>) =>
  template.includes('?')
    ? template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    : fillPath(template, params)

/** The page of a listing that is asked for beyond the first; null for the first, and for what is no page. */
function furtherPage(search: string): number | null {
  const page = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(page) && page >= 2 && page <= LIMITS.page ? page : null
}

/** A listing's further pages are cached pages of their own; a cached page cannot read its query. */
function innerPath(path: string, further: number | null): string {
  const category = /^\/category\/([^/]+)$/.exec(path)?.[1]
  if (further && category) return `/listing/${category}/${further}`
  if (further && path === '/product') return `/products/${further}`
  return path === '/' ? '' : path
}
