import 'server-only'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { KEY_PATTERN } from '../../../contract/limits'
import { orderPath, orderConfirmationPath, sessionLostPath } from '../../paths'
import { log } from '../../telemetry/log'
import { logFailure } from '../api-error'
import { fetchBytes } from '../store-api'
import { refusal, seeOther } from './bodies'
import { getOrCreateCaller } from './caller'

const UNAUTHORIZED = 401
const SERVER_ERROR = 500

/** Redirects to the login after a lost session, else to the confirmation page, which shows the error. */
function failureRedirect(number: string, status: number): Response {
  if (status === UNAUTHORIZED) return seeOther(sessionLostPath(orderPath(number)))
  return seeOther(status >= SERVER_ERROR ? `${orderConfirmationPath(number)}?failed` : orderConfirmationPath(number))
}

/**
 * The invoice of an order as a download. No headers of the store API are forwarded: the response is a PDF or a redirect
 * to a page, because a person follows a link here.
 */
export async function proxyInvoice(number: string): Promise<Response> {
  if (!KEY_PATTERN.test(number)) return refusal(404, 'Not Found')
  try {
    const { status, bytes } = await fetchBytes(fillPath(CALLS.getInvoice.path, { number }), await getOrCreateCaller())
    return status === 200 ? invoiceResponse(number, bytes) : failureRedirect(number, status)
  } catch (error) {
    logFailure(error, 'an invoice could not be fetched')
    return failureRedirect(number, SERVER_ERROR)
  }
}

const invoiceResponse = (number: string, bytes: Buffer) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${number.toUpperCase()}.pdf"`,
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  })

const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** The device's captcha image. No headers of the store API are passed on: the response is a PNG or empty. */
export async function proxyCaptcha(): Promise<Response> {
  const caller = await getOrCreateCaller()
  try {
    const { status, bytes } = await fetchBytes(CALLS.getCaptcha.path, caller)
    if (status !== 200) return new Response(null, { status: status === 429 ? status : 502, headers: HEADERS })
    return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, 'content-type': 'image/png' } })
  } catch (error) {
    log().warn({ err: error }, 'a captcha could not be fetched')
    return new Response(null, { status: 502, headers: HEADERS })
  }
}
