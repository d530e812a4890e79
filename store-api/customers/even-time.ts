import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the writing of a few rows and a mail takes: milliseconds. */
const SPAN = 100

/** Does work that only some callers cause, and takes as long for the others: the time of the answer tells nobody. */
export async function inEvenTime(work: () => Promise<unknown>): Promise<void> {
  await Promise.all([work(), wait(SPAN)])
}
