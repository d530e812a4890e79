import { setTimeout as pause } from 'node:timers/promises'
import { PlainFailure } from './plain-failure'

/** Between two questions, in milliseconds. */
const PAUSE = 150

/** Longest wait for one answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

export interface Wait {
  url: string
  /** Who is waited for, for the failure: `The store API`. */
  name: string
  /** Longest wait, in milliseconds. */
  patience: number
  /** Gives up: the one who is waited for is gone. */
  signal: AbortSignal
}

/**
 * Asks an address until it answers with success.
 * @throws PlainFailure when that takes too long
 * @throws the signal's reason when it is given up
 */
export async function waitUntilReady({ url, name, patience, signal }: Wait): Promise<void> {
  const end = Date.now() + patience
  while (!(await isReady(url))) {
    signal.throwIfAborted()
    if (Date.now() > end) throw new PlainFailure(`${name} did not answer at ${url} within ${patience / 1000} seconds.`)
    await pause(PAUSE)
  }
  signal.throwIfAborted()
}
