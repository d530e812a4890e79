import type { CrawlKind } from '../contract/entities/crawl'
import { fillPath } from '../contract/path-template'
import { DEFAULT_LOCALE } from '../i18n/locales'
import { findRoute } from '../routes'
import type { DoorSettings } from './door-settings'
import type { Former } from './former-keys'
import { loginPath, passesGuards } from './guard'
import { innerPage } from './inner-page'
import { isRestricted, restrictsAnyone, type Platform } from './restrict'

/** A request at the door. What costs time to find out is a function, asked only when it matters. */
export interface Visit {
  path: string
  /** Query with its question mark, or empty. */
  search: string
  /** Undefined as long as the store was never heard of: then nothing is restricted. */
  settings: DoorSettings | undefined
  platform: () => Platform
  language: () => string
  isSignedIn: () => Promise<boolean>
  isGuest: () => boolean
  exists: (storePath: string) => Promise<boolean>
  /** The same of what belongs to the visitor: another's is as good as none. */
  existsForVisitor: (storePath: string) => Promise<boolean>
  /** What became of a key nothing is found by. */
  former: (kind: CrawlKind, key: string) => Promise<Former>
}

/** What becomes of it: an inner page, the not-found page with its status, or another address, for now or for good. */
export type Decision =
  | { page: string; isPrivate?: true }
  | { missing: string; isGone?: true }
  | { redirect: string }
  | { moved: string; isPrivate?: true }

type Found = NonNullable<ReturnType<typeof findRoute>>

/** Decides a visit by the table of routes (spec §2), the restrict lists (spec §4) and what the store API has. */
export async function decide(visit: Visit): Promise<Decision> {
  const { path, search, settings } = visit
  const locale = settings?.locale ?? DEFAULT_LOCALE
  const missing = { missing: `/${locale}/missing` }
  const found = findRoute(path)
  if (!found || (settings && isShutOut(visit, settings))) return missing

  const { route, params } = found
  if (route.guards.length > 0 && !passesGuards(route.guards, await whoIs(visit))) {
    return { redirect: loginPath(path + search) }
  }
  const inner = innerPage({ path, search, route, params })
  if ('redirect' in inner) return inner
  if ('missing' in inner) return missing
  const exists = route.isPrivate ? visit.existsForVisitor : visit.exists
  if (inner.exists && !(await exists(inner.exists))) {
    const former = await formerOf(visit, found)
    if (former === 'gone') return { ...missing, isGone: true }
    return former ?? missing
  }
  const page = `/${locale}${inner.path}`
  return route.isPrivate ? { page, isPrivate: true } : { page }
}

/** Where something of another key is found now: one step, with the rest of the path and the query as they were. */
async function formerOf({ search, former }: Visit, { route, params }: Found) {
  const [[name, key] = []] = Object.entries(params)
  if (!route.names || !name || !key) return null
  const found = await former(route.names, key)
  if (found === null || found === 'gone') return found
  const moved = fillPath(route.path, { [name]: found.key }) + search
  return route.isPrivate ? { moved, isPrivate: true as const } : { moved }
}

const whoIs = async ({ isSignedIn, isGuest }: Visit) => ({ isSignedIn: await isSignedIn(), isGuest: isGuest() })

function isShutOut(visit: Visit, { restrict }: DoorSettings): boolean {
  if (!restrictsAnyone(restrict)) return false
  return isRestricted(restrict, { platform: visit.platform(), language: visit.language() })
}
