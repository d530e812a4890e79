import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is to be done when a connection ends. */
const waiting = new WeakMap<Socket, Set<() => void>>()

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket)
  if (known) return known
  const all = new Set<() => void>()
  waiting.set(socket, all)
  socket.once('close', () => all.forEach((act) => act()))
  return all
}

/**
 * Acts once, when an answer is out or nobody waits for it any more. Of answers that wait on one connection for the one before
 * them (pipelining) Node tells none that the connection has ended: they never close.
 */
export function whenOver({ socket }: IncomingMessage, response: ServerResponse, act: () => void): void {
  const all = waitingOn(socket)
  const once = () => {
    if (all.delete(once)) act()
  }
  all.add(once)
  response.once('close', once)
}
