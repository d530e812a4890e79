import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright, sumCounts, withExitCode } from './counts'

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (report: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('counts a Jest file that cannot be loaded as failed', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 4,
    numTodoTests: 1,
  }
  expect(countJest(written(report))).toEqual({ passed: 3, failed: 3, skipped: 5 })
})

it('counts errors outside of browser tests as failed', () => {
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 2 },
    errors: [{ message: 'No tests found' }],
  }
  expect(countPlaywright(written(report))).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

it('counts a browser test that passed at the second attempt as failed', () => {
  const report = { stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } }
  expect(countPlaywright(written(report))).toEqual({ passed: 7, failed: 1, skipped: 0 })
})

it('counts a run without a report as failed', () => {
  expect(countJest(join(folder, 'none.json')).failed).toBe(1)
  expect(countPlaywright(join(folder, 'none.json')).failed).toBe(1)
})

it('never takes a run with a bad exit code for a success', () => {
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0)
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, null).failed).toBe(1)
})

it('adds up', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 }
  expect(sumCounts([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
