import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Told by Node of every request to a server of this process (nodejs.org/api/diagnostics_channel.html#http). */
const CHANNEL = 'http.server.request.start'

/** A request nobody has begun to answer. */
export interface StartedRequest {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/**
 * Tells of every request to any server of this process before anybody has it: of Next's too, which makes its server
 * itself.
 * @returns how to stop
 */
export function eachRequest(listener: (started: StartedRequest) => void): () => void {
  const hear = (message: unknown) => listener(message as StartedRequest)
  subscribe(CHANNEL, hear)
  return () => void unsubscribe(CHANNEL, hear)
}
