import 'server-only'
import type { EventEmitter } from 'node:events'

interface Options {
  /** Where the signal arrives: the process. */
  source: EventEmitter
  /** Milliseconds between saying that one leaves and leaving: a balancer asks that often. */
  delay: number
  /** Says so. */
  onLeaving: () => void
}

/**
 * Puts a while before what happens on SIGTERM, in which requests are still answered: whoever balances them has to find
 * out first. What is done then stays the server's own affair: it takes no more, finishes those under way, and ends.
 */
export function leaveSlowly({ source, delay, onLeaving }: Options): void {
  const serversOwn = source.listeners('SIGTERM')
  source.removeAllListeners('SIGTERM')
  let isLeaving = false
  source.on('SIGTERM', (...args: unknown[]) => {
    if (isLeaving) return
    isLeaving = true
    onLeaving()
    setTimeout(() => serversOwn.forEach((listener) => listener.apply(source, args)), delay)
  })
}
