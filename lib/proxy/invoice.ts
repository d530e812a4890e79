import 'server-only'
import { logFailure } from '../api/log-failure'
import { fetchBytes } from '../api/store-api'
import { CALLS } from '../contract/calls'
import { KEY_PATTERN } from '../contract/limits'
import { fillPath } from '../contract/path-template'
import { knowCaller } from './browser'
import { refusal } from './reply'

/**
 * The invoice of an order as a file to be kept. Of the store API's headers none goes on: what is sent is a PDF, or why
 * there is none.
 */
export async function passInvoice(number: string): Promise<Response> {
  if (!KEY_PATTERN.test(number)) return refusal(404, 'Not Found')
  try {
    const { status, bytes } = await fetchBytes(fillPath(CALLS.getInvoice.path, { number }), await knowCaller())
    if (status === 200) return invoiceFile(number, bytes)
    return status >= 500 ? refusal(502, 'Bad Gateway') : refusal(404, 'Not Found')
  } catch (error) {
    logFailure(error, 'an invoice could not be fetched')
    return refusal(502, 'Bad Gateway')
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
