/**
 * Cookie access of a page's scripts at their start. One file, because the bundler would repeat shared code, here the
 * cookie library, in each lazily loaded file.
 */
export * as consent from './consent-source'
export { agreeToCookies } from './cookie-consent'
export { setFlashCookie, takeFlashMessage } from './flash-cookie'
export { notifyTabs } from './tabs'
export * as hint from '../account/session-hint-source'
