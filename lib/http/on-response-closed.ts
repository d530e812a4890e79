import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const callbacks = new WeakMap<Socket, Set<() => void>>()

function callbacksOf(socket: Socket): Set<() => void> {
  const known = callbacks.get(socket)
  if (known) return known
  const all = new Set<() => void>()
  callbacks.set(socket, all)
  socket.once('close', () => all.forEach((callback) => callback()))
  return all
}

/**
 * Calls back once, when a response was sent or its connection has closed. Node emits no event for responses that wait behind
 * another one on the same connection (HTTP pipelining) when that connection closes; `on-finished` misses them too.
 */
export function onResponseClosed({ socket }: IncomingMessage, response: ServerResponse, callback: () => void): void {
  const all = callbacksOf(socket)
  const once = () => {
    if (all.delete(once)) callback()
  }
  all.add(once)
  response.once('close', once)
}
