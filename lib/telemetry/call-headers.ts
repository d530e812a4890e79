import 'server-only'
import { context, propagation } from '@opentelemetry/api'
import { REQUEST_ID_HEADER } from '../../contract/request-id'
import { currentRequestId } from './request-scope'

/** What tells another program which request, and which trace, a call belongs to. None of it is signed: it decides nothing. */
export function callHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const id = currentRequestId()
  if (id) headers[REQUEST_ID_HEADER] = id
  // Adds traceparent where somebody traces, and nothing elsewhere.
  propagation.inject(context.active(), headers)
  return headers
}
