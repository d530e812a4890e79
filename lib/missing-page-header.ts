/**
 * Says to the middleware that the door has the page for what there is none of, and needs no more than to be told that it is
 * wanted; and, with the same name, to the door that it is. Set by lib/door/missing-page.ts, never by whoever asks.
 */
export const MISSING_PAGE_HEADER = 'x-shop-missing-page'
