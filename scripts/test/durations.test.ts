import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestDurations, readStarts, slowestLines, specDurations, startLines } from './durations'

const folder = mkdtempSync(join(tmpdir(), 'durations-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (text: string) => {
  const file = join(folder, 'report')
  writeFileSync(file, text)
  return file
}

it('lists Jest files by the time between their start and their end, the slowest first', () => {
  const report = {
    testResults: [
      { name: '/shop/lib/a.test.ts', startTime: 1000, endTime: 1500 },
      { name: '/shop/lib/b.test.ts', startTime: 1000, endTime: 4000 },
    ],
  }
  expect(jestDurations(write(JSON.stringify(report)), '/shop')).toEqual([
    { name: 'lib/b.test.ts', durationMs: 3000 },
    { name: 'lib/a.test.ts', durationMs: 500 },
  ])
})

it('adds up a spec file over its nested suites and its projects', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const report = {
    suites: [
      { file: 'cart.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20, 30)] }] },
      { file: 'cart.spec.ts', specs: [spec(50)] },
      { file: 'login.spec.ts', specs: [spec(400)] },
    ],
  }
  expect(specDurations(write(JSON.stringify(report)))).toEqual([
    { name: 'login.spec.ts', durationMs: 400 },
    { name: 'cart.spec.ts', durationMs: 200 },
  ])
})

it('is empty without a report', () => {
  const none = join(folder, 'none')
  expect([jestDurations(none), specDurations(none), readStarts(none)]).toEqual([[], [], []])
  expect([...slowestLines('Slowest', []), ...startLines([])]).toEqual([])
})

it('prints at most as many lines as asked, below their title', () => {
  const durations = [3000, 2000, 1000].map((durationMs) => ({ name: `${durationMs}.test.ts`, durationMs }))
  expect(slowestLines('Slowest', durations, 2)).toEqual([
    '\nSlowest',
    '    3.0 s  3000.test.ts',
    '    2.0 s  2000.test.ts',
  ])
})

it('sums up the starts of each program', () => {
  const lines = ['The storefront 2000', 'Redis 100', 'The storefront 4000'].map((line) => {
    const [, name, durationMs] = /^(.*) (\d+)$/.exec(line) ?? []
    return JSON.stringify({ name, durationMs: Number(durationMs) })
  })
  expect(startLines(readStarts(write(`${lines.join('\n')}\n`)))).toEqual([
    '\nStart-up of each program: all starts, median, number',
    '    6.0 s     3.0 s    2  The storefront',
    '    0.1 s     0.1 s    1  Redis',
  ])
})
