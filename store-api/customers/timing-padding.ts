import { setTimeout as wait } from 'node:timers/promises'

/** Longer than writing a few rows and an email takes. */
const MIN_DURATION_MS = 100

/** Timing-attack padding: the response takes at least this long, whether the account exists or not. */
export async function padTiming(work: () => Promise<unknown>): Promise<void> {
  await Promise.all([work(), wait(MIN_DURATION_MS)])
}
