/** What the guards look at. */
export interface Visitor {
  isSignedIn: boolean
  /** Whether they chose to order without an account. */
  isGuest: boolean
}

/** Each guard says whether a visitor may pass. */
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

export const LOGIN_PATH = '/login'

/** The login page's address for somebody who was stopped: `from` is the full path they wanted (spec §2). */
export const loginPath = (from: string): string => `${LOGIN_PATH}?from=${encodeURIComponent(from)}`
