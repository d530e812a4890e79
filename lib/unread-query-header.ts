/**
 * Fields of a query that the page asked for does not read, told to the middleware: an address it leads to has them as
 * well. Set by the door (lib/door/read-query.ts), never by whoever asks.
 */
export const UNREAD_QUERY_HEADER = 'x-shop-unread-query'
