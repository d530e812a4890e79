import { GOALS, missedGoals, percentile, programStats, readFiles, statsPerArea } from './stats'

const files = (count: number, path: (n: number) => string, lines = 60) =>
  Array.from({ length: count }, (_, n) => ({ path: path(n), lines }))

describe('percentile', () => {
  it('takes the value of the nearest rank', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2)
    expect(percentile([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.9)).toBe(90)
    expect(percentile([], 0.5)).toBe(0)
  })
})

describe('statsPerArea', () => {
  it('counts files, lines and direct subfolders per area', () => {
    const sample = [
      { path: 'lib/env.ts', lines: 30 },
      { path: 'lib/cart/use-cart.ts', lines: 100 },
      { path: 'lib/cart/deep/count.ts', lines: 50 },
      { path: 'lib/http/cache.ts', lines: 70 },
      { path: 'lib/http/cache.test.ts', lines: 500 },
    ]
    expect(statsPerArea(sample)).toEqual([{ area: 'lib', files: 4, lines: 250, median: 50, p90: 100, folders: 2 }])
  })

  it('keeps the demo apart from the engine of the store API', () => {
    const sample = [
      { path: 'store-api/main.ts', lines: 10 },
      { path: 'store-api/demo/seed.ts', lines: 20 },
      { path: 'store-api/orders/place.ts', lines: 30 },
    ]
    expect(statsPerArea(sample).map(({ area, files: count, folders }) => [area, count, folders])).toEqual([
      ['store-api/demo', 1, 0],
      ['store-api engine', 2, 1],
    ])
  })
})

describe('programStats', () => {
  it('leaves out tests, tests/ and e2e/', () => {
    const sample = [
      'lib/a.ts',
      'lib/a.test.ts',
      'tests/harness/b.ts',
      'e2e/c.spec.ts',
      'scripts/d.ts',
      'next.config.mjs',
    ]
    expect(programStats(sample.map((path) => ({ path, lines: 1 }))).files).toBe(3)
  })
})

describe('missedGoals', () => {
  it('finds nothing where every goal holds', () => {
    expect(missedGoals(files(50, (n) => `app/${n}.ts`))).toEqual([])
  })

  it('names long files', () => {
    const long = files(3, (n) => `app/long-${n}.ts`, GOALS.maxP90Lines + 1)
    expect(missedGoals([...files(9, (n) => `app/${n}.ts`), ...long])).toEqual([
      'Nine of ten files have up to 201 lines: at most 200.',
    ])
  })

  it.each([GOALS.minMedianLines - 1, GOALS.maxMedianLines + 1])('names a median of %d lines', (lines) => {
    expect(missedGoals(files(3, (n) => `app/${n}.ts`, lines))).toEqual([
      `The median file has ${lines} lines: 55 to 90.`,
    ])
  })

  it('names too many folders of lib and of store-api without demo', () => {
    const lib = files(GOALS.maxLibFolders + 1, (n) => `lib/area-${n}/file.ts`)
    const storeApi = files(GOALS.maxStoreApiFolders, (n) => `store-api/area-${n}/file.ts`)
    const demo = files(1, () => 'store-api/demo/file.ts')
    expect(missedGoals([...lib, ...storeApi, ...demo])).toEqual(['lib/ has 19 folders: at most 18.'])
    expect(missedGoals([...storeApi, { path: 'store-api/extra/file.ts', lines: 60 }])).toEqual([
      'store-api/ has 16 folders besides demo/: at most 15.',
    ])
  })
})

it('names a pipeline that is too long, tests included', () => {
  const steps = files(2, (n) => `server/step-${n}.test.ts`, GOALS.maxServerLines / 2 + 1)
  expect(missedGoals([...steps, ...files(1, () => 'lib/env.ts')])).toEqual([
    'server/ has 1802 lines with its tests: at most 1800.',
  ])
})

it('this repository meets the goals', () => {
  expect(missedGoals(readFiles())).toEqual([])
})
