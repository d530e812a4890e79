import type { Done } from './work/worker-pool'

/** Printed claims per run. */
const MAX_CLAIMS = 6

/** Printed characters per claim. */
const MAX_CLAIM_LENGTH = 300

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** The command that repeats a run. */
export const repeatOf = ({ task: { scenario, seed, delay } }: Done): string =>
  `npm run test:concurrency -- --no-mutants --runs 1 --only ${scenario} --seed ${seed} --delay ${delay}`

/** A run in one line, followed by its broken claims. */
export function lineOf(done: Done): string {
  const { task, violations, milliseconds, retryCount } = done
  const sign = violations.length === 0 ? '✔' : '✘'
  const delayText = task.delay > 0 ? `, ${task.delay} ms between statements` : ''
  const retries = retryCount > 0 ? `, ${retryCount} retries` : ''
  const head = `${sign} ${task.scenario}, seed ${task.seed}${delayText} (${seconds(milliseconds)}${retries})`
  if (violations.length === 0) return head
  const omitted = violations.length > MAX_CLAIMS ? [`and ${violations.length - MAX_CLAIMS} more`] : []
  return [
    head,
    ...[
      ...violations.slice(0, MAX_CLAIMS).map((claim) => claim.slice(0, MAX_CLAIM_LENGTH)),
      ...omitted,
      repeatOf(done),
    ].map((line) => `    ${line}`),
  ].join('\n')
}

/** A table of all scenarios with their runs. */
export function summaryOf(all: Done[]): string {
  const names = [...new Set(all.map(({ task }) => task.scenario))]
  const width = Math.max(...names.map((name) => name.length))
  const rows = names.flatMap((name) =>
    [...new Set(all.map(({ task }) => task.delay))].map((delay) => {
      const runs = all.filter(({ task }) => task.scenario === name && task.delay === delay)
      const failed = runs.filter(({ violations }) => violations.length > 0).length
      const time = seconds(runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, runs.length))
      const delayText = `${delay} ms`.padStart(6)
      return `${name.padEnd(width)}  ${delayText}  ${runs.length} runs, ${failed} failed, ${time} each`
    }),
  )
  return rows.join('\n')
}
