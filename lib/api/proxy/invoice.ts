import 'server-only'
import { orderPath } from '../../account/order-paths'
import { logFailure } from '../log-failure'
import { fetchBytes } from '../store-api'
import { placedPath } from '../../checkout/paths'
import { CALLS } from '../../../contract/calls'
import { KEY_PATTERN } from '../../../contract/limits'
import { fillPath } from '../../../contract/path-template'
import { knowCaller } from './browser'
import { refusal } from './reply'
import { seePage } from './see-page'
import { sessionLostPath } from './session-lost'

const UNAUTHORIZED = 401
const SERVER_ERROR = 500

/** Where somebody is led who gets no file: to who they are, or to the page of the order, which tells what is wrong. */
function otherwise(number: string, status: number): Response {
  if (status === UNAUTHORIZED) return seePage(sessionLostPath(orderPath(number)))
  return seePage(status >= SERVER_ERROR ? `${placedPath(number)}?failed` : placedPath(number))
}

/**
 * The invoice of an order as a file to be kept. Of the store API's headers none goes on: what is sent is a PDF, or the
 * way to a page. A link leads here, and a person follows it.
 */
export async function passInvoice(number: string): Promise<Response> {
  if (!KEY_PATTERN.test(number)) return refusal(404, 'Not Found')
  try {
    const { status, bytes } = await fetchBytes(fillPath(CALLS.getInvoice.path, { number }), await knowCaller())
    return status === 200 ? invoiceFile(number, bytes) : otherwise(number, status)
  } catch (error) {
    logFailure(error, 'an invoice could not be fetched')
    return otherwise(number, SERVER_ERROR)
  }
}

const invoiceFile = (number: string, bytes: Buffer) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${number.toUpperCase()}.pdf"`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  })
