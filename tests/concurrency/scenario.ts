import type { Environment } from './harness/environment'

/** A claim that must hold under concurrent requests. */
export interface Scenario {
  /** Name for `--only`. */
  name: string
  /** The claim, in a sentence. */
  title: string
  /** Sends the requests and checks the claims. What must hold in every environment is audited afterwards. */
  run: (environment: Environment) => Promise<void>
}

/** Number of occurrences of each code: `{ 0: 10, 4005: 190 }`. */
export const countByCode = (codes: number[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** Runs `work` `count` times concurrently. */
export const atOnce = <Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
