import { existsSync, readFileSync } from 'node:fs'
import { median, total } from '../../tests/harness/measure'

/** A named duration in milliseconds. */
export interface Duration {
  name: string
  durationMs: number
}

interface JestReport {
  testResults?: { name: string; startTime: number; endTime: number }[]
}

interface PlaywrightSuite {
  file?: string
  specs?: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null

const slowestFirst = (durations: Duration[]) => durations.toSorted((one, other) => other.durationMs - one.durationMs)

/** Test files of `jest --json`, the slowest first. */
export function jestDurations(report: string, root = process.cwd()): Duration[] {
  const { testResults = [] } = readReport<JestReport>(report) ?? {}
  return slowestFirst(
    testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(`${root}/`, ''),
      durationMs: endTime - startTime,
    })),
  )
}

const suiteDuration = ({ specs = [], suites = [] }: PlaywrightSuite): number =>
  total(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  total(suites.map(suiteDuration))

/** Spec files of Playwright's JSON report, the slowest first: a file counts once for all projects that run it. */
export function specDurations(report: string): Duration[] {
  const { suites = [] } = readReport<{ suites?: PlaywrightSuite[] }>(report) ?? {}
  const byFile = new Map<string, number>()
  for (const suite of suites) byFile.set(suite.file ?? '', (byFile.get(suite.file ?? '') ?? 0) + suiteDuration(suite))
  return slowestFirst([...byFile].map(([name, durationMs]) => ({ name, durationMs })))
}

/** All recorded starts of programs (`recordStart`). */
export const readStarts = (file: string): Duration[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Duration)
    : []

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`

/** The longest durations as lines to print; empty without any. */
export const slowestLines = (title: string, durations: Duration[], count = 20): string[] =>
  durations.length === 0
    ? []
    : [`\n${title}`, ...durations.slice(0, count).map(({ name, durationMs }) => `${seconds(durationMs)}  ${name}`)]

/** One line per program: number of starts, and the time until it was ready. */
export function startLines(starts: Duration[]): string[] {
  const programs = [...new Set(starts.map(({ name }) => name))].map((name) => {
    const times = starts.filter((start) => start.name === name).map(({ durationMs }) => durationMs)
    return { name, durationMs: total(times), median: median(times), count: times.length }
  })
  return programs.length === 0
    ? []
    : [
        '\nStart-up of each program: all starts, median, number',
        ...programs
          .toSorted((one, other) => other.durationMs - one.durationMs)
          .map(
            (one) => `${seconds(one.durationMs)} ${seconds(one.median)} ${String(one.count).padStart(4)}  ${one.name}`,
          ),
      ]
}
