/**
 * What a page's scripts do with cookies when they start. One file, because the bundler repeats in each late file what
 * several of them share, here the cookie library.
 */
export * as consent from './consent-source'
export { agreeToCookies } from './cookie-consent'
export { setFlashCookie, takeFlashMessage } from './flash-cookie'
export { notifyTabs } from './tabs'
export * as hint from '../account/hint-source'
