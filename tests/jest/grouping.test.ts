import { groupFiles } from './group-files.mjs'
import { splitResult } from './split-result.mjs'

const test = (path: string, { id = 'lib', testEnvironment = 'node' } = {}) => ({
  path,
  context: { config: { id, testEnvironment } },
})
type Test = ReturnType<typeof test>

const texts: Record<string, string> = {
  '/mocked': "jest.mock('./session')",
  '/jsdom': '/**\n * What a page does.\n * @jest-environment jsdom\n */',
}
const read = (path: string) => texts[path] ?? 'x'.repeat(10)

const group = (tests: Test[], isLong?: (test: Test) => boolean) =>
  groupFiles(tests, { read, size: 25, ...(isLong ? { isLong } : {}) }).map((files) => files.map(({ path }) => path))

describe('groups of test files', () => {
  it('are neighbours up to a size, and start in the order of their first file', () => {
    expect(group([test('/d'), test('/a'), test('/b'), test('/c')])).toEqual([
      ['/c', '/d'],
      ['/a', '/b'],
    ])
  })

  it('never mix projects', () => {
    expect(group([test('/a'), test('/b', { id: 'api' }), test('/c')])).toEqual([['/a', '/c'], ['/b']])
  })

  it('leave out files that replace modules, run in jsdom or take long', () => {
    const tests = [
      test('/a'),
      test('/mocked'),
      test('/jsdom'),
      test('/long'),
      test('/page', { testEnvironment: 'jsdom' }),
    ]
    expect(group([...tests, test('/z')], ({ path }) => path === '/long')).toEqual([
      ['/a', '/z'],
      ['/mocked'],
      ['/jsdom'],
      ['/long'],
      ['/page'],
    ])
  })
})

it('the result of a group is split into those of its files', () => {
  const one = (title: string, status: string, duration: number) => ({
    ...{
      ancestorTitles: [title, 'a price'],
      fullName: `${title} a price is shown`,
      title: 'is shown',
      status,
      duration,
    },
  })
  const result = {
    ...{ failureMessage: 'a price was not shown', perfStats: { start: 100, end: 900, runtime: 800 } },
    testResults: [one('a', 'passed', 20), one('b', 'failed', 30), one('b', 'pending', 0)],
  } as unknown as Parameters<typeof splitResult>[0]
  const [first, second] = splitResult(result, [
    { path: '/a', title: 'a' },
    { path: '/b', title: 'b' },
  ])
  expect(first).toMatchObject({
    ...{ testFilePath: '/a', numPassingTests: 1, numFailingTests: 0, failureMessage: 'a price was not shown' },
    perfStats: { start: 100, end: 120, runtime: 20 },
    testResults: [{ ancestorTitles: ['a price'], fullName: 'a price is shown' }],
  })
  expect(second).toMatchObject({ testFilePath: '/b', numPassingTests: 0, numFailingTests: 1, numPendingTests: 1 })
  expect(second?.failureMessage).toBeNull()
})
