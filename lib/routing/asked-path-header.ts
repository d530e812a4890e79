/** The address a shopper asked for, told to the pages inside: the middleware rewrites it, and they cannot see it. */
export const ASKED_PATH_HEADER = 'x-shop-path'
