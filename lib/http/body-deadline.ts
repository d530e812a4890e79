import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { rejectRequest } from './error-page'
import { onResponseClosed } from './on-response-closed'
import {
  BODY_DEADLINE_MS,
  hasBody,
  receiveBody,
  UnfinishedBodies,
  UPLOAD_LIMITS,
  watchUpload,
} from './request-deadlines'
import { isUpload } from './uploads'
import type { Middleware } from './middleware'

interface BodyDeadlineOptions {
  /** The network address of a request's client. */
  addressOf: (request: IncomingMessage) => string
  deadlineMs?: number
  uploads?: Parameters<typeof watchUpload>[1]
}

/**
 * Passes requests on once their body has arrived, so that a slow client occupies no slot of the concurrency limit: 408
 * after ten seconds, 429 while its network address is already sending too many bodies. Uploads are streamed, limited to
 * a few at a time and to a minimum rate.
 */
export function bodyDeadline({ addressOf, deadlineMs = BODY_DEADLINE_MS, uploads }: BodyDeadlineOptions): Middleware {
  const unfinished = new UnfinishedBodies()
  const unfinishedUploads = new UnfinishedBodies(UPLOAD_LIMITS)
  return (request, response, next) => {
    if (!hasBody(request)) return next()
    if (isUpload(request)) {
      const release = unfinishedUploads.acquire(addressOf(request))
      if (!release) return rejectRequest(request, response, 'tooManyRequests')
      const stop = watchUpload(request, uploads)
      onResponseClosed(request, response, () => {
        stop()
        release()
      })
      return next()
    }
    const receive = () => {
      if (request.complete || request.destroyed) return next()
      const release = unfinished.acquire(addressOf(request))
      if (!release) return rejectRequest(request, response, 'tooManyRequests')
      const onTimeout = () => rejectRequest(request, response, 'timeout')
      const cancel = receiveBody(request, { deadlineMs, onReceived: next, onTimeout, onFinished: release })
      onResponseClosed(request, response, cancel)
    }
    // Most bodies arrive together with the head; those are not counted.
    setImmediate(AsyncResource.bind(receive))
  }
}
