import { ASKED_PATH_HEADER } from '../asked-path-header'
import { CHECKOUT_PATH } from '../checkout/paths'
import { env, isDevelopment, isSecureOrigin, payPageOrigin } from '../env'
import { deviceCookie, deviceCookieName, readDevice } from '../session/device'
import { contentSecurityPolicy, POLICY_HEADER } from './content-security'

/** Tells every cache before us, in its own tongue, to keep nothing: Next writes the page's own headers for browsers. */
const FOR_NO_CACHE = { 'cdn-cache-control': 'no-store', 'surrogate-control': 'no-store', 'x-accel-expires': '0' }

/** A proxy before us sends on what there is of a page, and does not wait for the rest. */
const SENT_AS_IT_COMES = { 'x-accel-buffering': 'no' }

/**
 * Addresses that hold a mail's token: no request may tell it to anybody. With `no-referrer` a browser would not even say
 * which origin a form was sent from, and it would be refused.
 */
const TOLD_TO_NOBODY: readonly string[] = ['/reset-password', '/verify']

/** The device of a visitor, and its cookie where it is new. A page for one person is in no cache: it may bring one. */
export function deviceOf(cookie: string | undefined) {
  const known = readDevice(cookie)
  const uuid = known ?? crypto.randomUUID()
  return { uuid, newCookie: known === null ? deviceCookie(uuid, isSecureOrigin()) : null }
}

const isCheckout = (path: string) => path === CHECKOUT_PATH || path.startsWith(`${CHECKOUT_PATH}/`)

/** The headers a page for one person is answered with, and those it is asked for inside with. */
export function privateHeaders(
  url: Pick<URL, 'pathname' | 'search'>,
  asked: Headers,
  device: ReturnType<typeof deviceOf>,
) {
  const nonce = btoa(crypto.randomUUID())
  const formOrigin = isCheckout(url.pathname) ? payPageOrigin() : ''
  const policy = contentSecurityPolicy({ nonce, formOrigin, isDevelopment: isDevelopment() })
  const inside = new Headers(asked)
  // Next reads the nonce of its own scripts out of it.
  inside.set(POLICY_HEADER, policy)
  inside.set(ASKED_PATH_HEADER, (asked.get(ASKED_PATH_HEADER) ?? '') + url.search)
  if (device.newCookie) inside.set('cookie', withDevice(asked.get('cookie'), device.uuid))
  const told: Record<string, string> = { [POLICY_HEADER]: policy, ...FOR_NO_CACHE, ...SENT_AS_IT_COMES }
  if (TOLD_TO_NOBODY.includes(url.pathname)) told['referrer-policy'] = 'strict-origin'
  return { inside, told }
}

/** What the page inside reads of a device that has its cookie with this very answer. A cookie that is none goes. */
function withDevice(cookies: string | null, uuid: string): string {
  const name = deviceCookieName(isSecureOrigin())
  const others = (cookies ?? '').split(/;\s*/).filter((pair) => pair && !pair.startsWith(`${name}=`))
  return [...others, `${name}=${uuid}`].join('; ')
}

const policyForEveryone = () =>
  contentSecurityPolicy({ scriptOrigins: env().EXTENSION_SCRIPT_ORIGINS, isDevelopment: isDevelopment() })

/** Nearly every request is answered with it, and it is always the same. */
let knownPolicy: string | undefined

/** The headers of a page that everybody may be shown. */
export const publicHeaders = (isRestricted: boolean): Record<string, string> => ({
  [POLICY_HEADER]: (knownPolicy ??= policyForEveryone()),
  ...(isRestricted && FOR_NO_CACHE),
})

/**
 * A request for a page that no cache before us may keep. Whoever kept it before might ask whether it is still the same,
 * and a cache that is told so shows it on, to whomever.
 */
export function unconditional(asked: Headers): Headers {
  const headers = new Headers(asked)
  headers.delete('if-none-match')
  headers.delete('if-modified-since')
  return headers
}
