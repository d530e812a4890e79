import type { IncomingMessage, ServerResponse } from 'node:http'
import { MISSING_PAGE_HEADER } from '../missing-page-header'
import { hasRoomForPath, withAskedPath } from './asked-path'
import { headersOf, isOutOfCache } from './copy-page'
import { lendPage } from './lend-page'
import type { PageCopies, PageCopy } from './page-copies'
import { copyKey } from './repeat-page'

/** What its copy is found by: an address begins with a stroke. */
const KEY = 'missing'

const IS_ITS_INNER_PATH = /^\/[a-z]+\/missing$/

type Send = (...sent: unknown[]) => ServerResponse

/** Whether an answer is the page itself, as Next keeps it for everybody. */
const isMissingPage = (response: ServerResponse) =>
  IS_ITS_INNER_PATH.test(String(response.getHeader('x-middleware-rewrite') ?? '')) &&
  isOutOfCache(response) &&
  !response.hasHeader('set-cookie')

/**
 * Lends the middleware the page that says there is none: it is one for all addresses, and there are as many of those as
 * anybody likes to make up. What becomes of a request is still decided there; the page alone need not be fetched again.
 * Has to see what goes out before it is compressed and after everything else.
 */
export function lendMissingPage(copies: PageCopies, request: IncomingMessage, response: ServerResponse) {
  delete request.headers[MISSING_PAGE_HEADER]
  if (copyKey(request) === null) return
  const copy = copies.fresh(KEY)
  if (!copy) return keepMissingPage(copies, response)
  const page = () => withAddress(copy, request.url ?? '')
  lendPage(request, response, { header: MISSING_PAGE_HEADER, value: 'lent', page })
}

/** With the address that was asked for. */
const withAddress = ({ headers, body }: PageCopy, address: string) => ({
  headers,
  body: Buffer.from(withAskedPath(body.toString('latin1'), address), 'latin1'),
})

/** The next time there is a copy, if this answer is the page. It goes out in one piece. */
function keepMissingPage(copies: PageCopies, response: ServerResponse) {
  const { era } = copies
  const end = response.end.bind(response) as Send
  response.end = ((...sent: unknown[]) => {
    const [page] = sent
    if (!response.headersSent && page instanceof Uint8Array && isMissingPage(response)) {
      const html = Buffer.from(page).toString('latin1')
      const body = Buffer.from(withAskedPath(html, ''), 'latin1')
      if (hasRoomForPath(html)) copies.keep(KEY, { headers: headersOf(response), body, etag: '' }, era)
    }
    return end(...sent)
  }) as ServerResponse['end']
}
