import { readable } from '../readable-path'
import { escapeHtml } from '../format/escape-html'

/** Where components/errors/asked-path.tsx has room for it. */
const ROOM = /(<code [^<>]*data-asked-path="">)[^<]*/

/** Whether a path can be written into a page. */
export const hasRoomForPath = (html: string): boolean => ROOM.test(html)

/**
 * Writes the path that was asked for into the page that says it is none: that page is one for all of them, made and kept
 * once (docs/decisions/001). What stood there before goes.
 * @param html the page or a part of it, one character for each byte, no tag cut in two
 * @param address as it stands in the request, with its query
 */
export function withAskedPath(html: string, address: string): string {
  const [path = ''] = address.split('?', 1)
  return html.replace(
    ROOM,
    (_, room: string) => room + Buffer.from(escapeHtml(readable(path)), 'utf8').toString('latin1'),
  )
}
