import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const read = (file: string): Record<string, unknown> | null => {
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof report === 'object' && report !== null ? { ...report } : null
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** A run without a report did not reach its tests. */
const NO_REPORT: Counts = { passed: 0, failed: 1, skipped: 0 }

/** The counts of `jest --json`; a file that cannot be loaded counts as one failure. */
export function countJest(file: string): Counts {
  const report = read(file)
  if (!report) return NO_REPORT
  return {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests) + number(report.numRuntimeErrorTestSuites),
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
  }
}

/**
 * The counts of Playwright's JSON reporter; errors outside of tests, and tests that passed only on retry, are failures.
 */
export function countPlaywright(file: string): Counts {
  const report = read(file)
  if (!report || typeof report.stats !== 'object' || report.stats === null) return NO_REPORT
  const stats: Record<string, unknown> = { ...report.stats }
  const errors = Array.isArray(report.errors) ? report.errors.length : 0
  return {
    passed: number(stats.expected),
    failed: number(stats.unexpected) + number(stats.flaky) + errors,
    skipped: number(stats.skipped),
  }
}

/** Adds up counts. */
export function sumCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/**
 * A run can fail outside its tests, such as by a crash after the last one. That is added to the counts as a failure.
 * @param code the run's exit code
 */
export function withExitCode(counts: Counts, code: number | null): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
