import { NextResponse } from 'next/server'
import { loginPath } from '../paths'
import type { Step } from './request-context'
import { notFound, redirectTo } from './responses'
import { isRestricted, isRestricting } from './restriction'

/** The state of a visitor that the guards check. */
interface Visitor {
  isSignedIn: boolean
  /** Whether they chose to order without an account. */
  isGuest: boolean
}

/** Each guard returns whether a visitor may pass. */
const GUARDS: Record<string, (visitor: Visitor) => boolean> = {
  auth: ({ isSignedIn }) => isSignedIn,
  'auth-checkout': ({ isSignedIn, isGuest }) => isSignedIn || isGuest,
}

/**
 * Whether a visitor passes every guard of a route.
 * @throws Error 'Unknown route middleware' for a guard that does not exist (spec §2)
 */
export function passesGuards(guards: readonly string[], visitor: Visitor): boolean {
  return guards.every((name) => {
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined
    if (!guard) throw new Error('Unknown route middleware', { cause: name })
    return guard(visitor)
  })
}

/**
 * Redirects to the login page if a guard of the route rejects the visitor. A convenience: each data function checks
 * again.
 */
export const guard: Step = async ({ request, match, isSignedIn, isGuest }) => {
  const guards = match?.route.guards ?? []
  if (guards.length === 0) return
  if (passesGuards(guards, { isSignedIn: await isSignedIn(), isGuest: isGuest() })) return
  return redirectTo(loginPath(request.nextUrl.pathname + request.nextUrl.search))
}

const ALLOWED_METHODS = ['GET', 'HEAD']

/** Responds with 405 to every method that does not read: forms are sent to `/api`, which the matcher excludes. */
export const allowMethods: Step = ({ request }) => {
  if (ALLOWED_METHODS.includes(request.method)) return
  return new NextResponse(null, { status: 405, headers: { allow: ALLOWED_METHODS.join(', ') } })
}

/** Responds with the not-found page to a platform or browser language that the store restricts (spec §4). */
export const restrict: Step = (context) => {
  const { settings, platform, language } = context
  if (!settings || !isRestricting(settings.restrict)) return
  if (isRestricted(settings.restrict, { platform: platform(), language: language() })) return notFound(context)
}

/** Responds with the not-found page to every address of a part that the shop has switched off. */
export const capability: Step = (context) => {
  const { settings, match } = context
  if (match?.route.capability && settings?.disabled.includes(match.route.capability)) return notFound(context)
}
