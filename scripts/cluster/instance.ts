import { setTimeout as pause } from 'node:timers/promises'
import type { Ending, Started } from '../../tests/harness/processes'

/** Longer than nginx leaves one alone that it could not reach: whole seconds beyond `fail_timeout`. In milliseconds. */
const REMEMBERED = 3000

/** One program of a cluster. */
export interface Instance {
  /** As in `storefront 1`. */
  name: string
  /** Where it listens itself. */
  url: string
  /** Of the process that runs now. */
  pid: () => number
  /** Ends it, in its own way if nothing else is said. @returns how it ended */
  stop: (signal?: NodeJS.Signals) => Promise<Ending>
  /** Starts it again. @returns when it answers */
  start: () => Promise<void>
  /** Ends it, starts it again, and waits until nginx sends it requests again. */
  restart: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program that can be ended and started again.
 * @param open starts it and waits until it answers
 * @param ownSignal what asks it to end
 */
export async function startInstance(
  name: string,
  open: () => Promise<Started & { url: string }>,
  ownSignal: NodeJS.Signals = 'SIGTERM',
): Promise<Instance> {
  let running = await open()
  const { url } = running
  const stop = async (signal = ownSignal) => {
    running.child.kill(signal)
    return running.ended
  }
  const start = async () => {
    running = await open()
  }
  const restart = async (signal?: NodeJS.Signals) => {
    await stop(signal)
    await start()
    await pause(REMEMBERED)
  }
  return { name, url, pid: () => running.child.pid ?? 0, stop, start, restart }
}
