/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { ReplicaLag } from './replica'

/** A server with a fixed response to each query. */
const server = (answer: (question: string, values?: (string | null)[]) => object) =>
  ({
    query: async (question: string, values?: (string | null)[]) => ({ rows: [answer(question, values)] }),
  }) as unknown as Pool

/** Milliseconds after which a replica that was not confirmed up to date counts as lagging. */
const LONG_MS = 1700

describe("while the primary's position is unknown", () => {
  it.each([
    ['behind', 'has not replayed all it was sent', false],
    ['read', 'has', true],
  ])('a replica is %s that %s', async (standing, _, hasAllSent) => {
    const warnings: Error[] = []
    const primary = server(() => {
      throw new Error('query timeout')
    })
    const replica = server((_, [place] = []) => ({ has: place !== null || hasAllSent }))
    const lag = new ReplicaLag({ primary, replica }, (error) => warnings.push(error))
    await pause(LONG_MS)
    expect(lag.isBehind()).toBe(standing === 'behind')
    expect(warnings).toHaveLength(standing === 'behind' ? 1 : 0)
    await lag.stop()
  })
})
