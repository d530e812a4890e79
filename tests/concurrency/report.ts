import type { Done } from './work/worker-pool'

/** Claims that are printed of one run. */
const MAX_CLAIMS = 6

/** Characters of a claim that are printed. */
const MAX_CLAIM_LENGTH = 300

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** How to see a run once more. */
export const repeatOf = ({ task: { scenario, seed, delay } }: Done): string =>
  `npm run test:concurrency -- --no-mutants --runs 1 --only ${scenario} --seed ${seed} --delay ${delay}`

/** A run in a line, and what did not hold below it. */
export function lineOf(done: Done): string {
  const { task, broken, milliseconds, busy } = done
  const sign = broken.length === 0 ? '✔' : '✘'
  const late = task.delay > 0 ? `, ${task.delay} ms between statements` : ''
  const waits = busy > 0 ? `, asked to wait ${busy} times` : ''
  const head = `${sign} ${task.scenario}, seed ${task.seed}${late} (${seconds(milliseconds)}${waits})`
  if (broken.length === 0) return head
  const more = broken.length > MAX_CLAIMS ? [`and ${broken.length - MAX_CLAIMS} more`] : []
  return [
    head,
    ...[...broken.slice(0, MAX_CLAIMS).map((claim) => claim.slice(0, MAX_CLAIM_LENGTH)), ...more, repeatOf(done)].map(
      (line) => `    ${line}`,
    ),
  ].join('\n')
}

/** Every scenario with its runs. */
export function summaryOf(all: Done[]): string {
  const names = [...new Set(all.map(({ task }) => task.scenario))]
  const width = Math.max(...names.map((name) => name.length))
  const rows = names.flatMap((name) =>
    [...new Set(all.map(({ task }) => task.delay))].map((delay) => {
      const runs = all.filter(({ task }) => task.scenario === name && task.delay === delay)
      const failed = runs.filter(({ broken }) => broken.length > 0).length
      const time = seconds(runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, runs.length))
      const late = `${delay} ms`.padStart(6)
      return `${name.padEnd(width)}  ${late}  ${runs.length} runs, ${failed} failed, ${time} each`
    }),
  )
  return rows.join('\n')
}
