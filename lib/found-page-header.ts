/**
 * Names to the middleware the page inside that the door has put together itself, a search nobody made before; and, with the
 * same name, to the door that it is wanted. Set by lib/door/found-page.ts, never by whoever asks.
 */
export const FOUND_PAGE_HEADER = 'x-shop-found-page'
