import 'server-only'
import { fetchBytes } from '../store-api'
import { CALLS } from '../../../contract/calls'
import { log } from '../../telemetry/log'
import { knowCaller } from './browser'

const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** The device's captcha picture. Of the store API's headers none goes on: what is sent is a PNG or nothing. */
export async function passCaptcha(): Promise<Response> {
  const caller = await knowCaller()
  try {
    const { status, bytes } = await fetchBytes(CALLS.getCaptcha.path, caller)
    if (status !== 200) return new Response(null, { status: status === 429 ? status : 502, headers: HEADERS })
    return new Response(new Uint8Array(bytes), { headers: { ...HEADERS, 'content-type': 'image/png' } })
  } catch (error) {
    log().warn({ err: error }, 'a captcha could not be fetched')
    return new Response(null, { status: 502, headers: HEADERS })
  }
}
