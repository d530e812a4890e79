import type { IncomingMessage } from 'node:http'
import { findRoute } from '../routes'
import { UNREAD_QUERY_HEADER } from '../unread-query-header'

/** Fields Next adds to what it asks for itself. */
const OF_NEXT = ['_rsc', 'dpl']

const nameOf = (field: string) => [...new URLSearchParams(field).keys()][0] ?? ''

/** An address in two: what the page at it reads of its query, and the fields that it does not. */
export function splitQuery(address: string): { read: string; unread: string } {
  const at = address.indexOf('?')
  const reads = at < 0 ? undefined : findRoute(address.slice(0, at))?.route.reads
  if (!reads) return { read: address, unread: '' }
  const fields = address
    .slice(at + 1)
    .split('&')
    .filter(Boolean)
  const isRead = (field: string) => [...reads, ...OF_NEXT].includes(nameOf(field))
  const kept = fields.filter(isRead)
  const read = kept.length > 0 ? `${address.slice(0, at)}?${kept.join('&')}` : address.slice(0, at)
  return { read, unread: fields.filter((field) => !isRead(field)).join('&') }
}

/**
 * Takes out of a request what the page it is for does not read. Next writes the address of whoever asks first into the
 * page it keeps for everybody; and who comes with a mark of a campaign of their own finds the page that is kept.
 */
export function readQuery(request: IncomingMessage): void {
  delete request.headers[UNREAD_QUERY_HEADER]
  const { read, unread } = splitQuery(request.url ?? '/')
  if (unread === '') return
  request.url = read
  request.headers[UNREAD_QUERY_HEADER] = unread
}
