import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Send<Result = ServerResponse> = (...sent: unknown[]) => Result

/** A page as it goes out. The status is the middleware's. */
export interface LentPage {
  headers: OutgoingHttpHeaders
  body: Buffer
}

interface Loan {
  /** By which the middleware is told of the page, and says that it is wanted. */
  header: string
  /** What it is told. */
  value: string
  page: () => LentPage
}

/**
 * Lends the middleware a page that the door has. What becomes of a request is still decided there; where it says no more
 * than that the page is wanted, it goes out. Has to see what goes out before it is compressed and after everything else.
 */
export function lendPage(request: IncomingMessage, response: ServerResponse, { header, value, page }: Loan) {
  request.headers[header] = value
  const write = response.write.bind(response) as Send<boolean>
  const end = response.end.bind(response) as Send
  const flushHeaders = response.flushHeaders.bind(response)
  const isWanted = () => !response.headersSent && response.hasHeader(header)
  // Of an answer without a body Next sends the headers and an empty part before it ends it.
  response.flushHeaders = () => {
    if (!isWanted()) flushHeaders()
  }
  response.write = ((...sent: unknown[]) => isWanted() || write(...sent)) as ServerResponse['write']
  response.end = ((...sent: unknown[]) => {
    if (!isWanted()) return end(...sent)
    response.removeHeader(header)
    const { headers, body } = page()
    const all = { ...headers, 'content-length': body.length }
    for (const [name, value] of Object.entries(all)) if (value !== undefined) response.setHeader(name, value)
    return end(body)
  }) as ServerResponse['end']
}
