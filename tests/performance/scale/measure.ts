import type { testClient } from '../../../store-api/testing/test-shop'
import type { Question } from './questions'

/** Samples of one question, after some that warm up. */
const SAMPLES = 120
const WARM = 15

export interface Measured {
  /** Milliseconds. */
  p50: number
  p95: number
}

const at = (times: number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Asks a question again and again, each time about something else. @throws Error when it is not answered */
export async function measure(
  ask: ReturnType<typeof testClient>,
  { path }: Question,
  shop: { teams: number },
): Promise<Measured> {
  const times: number[] = []
  for (let sample = -WARM; sample < SAMPLES; sample++) {
    const asked = path(Math.abs(sample), shop)
    const start = performance.now()
    const { code, msg } = await ask('GET', asked)
    const took = performance.now() - start
    if (code !== 0) throw new Error(`${asked}: ${code} ${msg}`)
    if (sample >= 0) times.push(took)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }
}
