import type { Environment } from './harness/environment'

/** What has to hold whatever runs at the same time. */
export interface Scenario {
  /** As `--only` names it. */
  name: string
  /** The claim, in a sentence. */
  title: string
  /** Does what could break it, and claims; what holds in every environment is looked at afterwards. */
  run: (environment: Environment) => Promise<void>
}

/** How many times each code was answered, as in `{ 0: 10, 4005: 190 }`. */
export const tally = (codes: number[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** Runs `work` `count` times at once. */
export const atOnce = <Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
