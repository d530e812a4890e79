import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'

/** `npm run stats`: size and shape of the code per area; fails if it exceeds the goals. */

interface SourceFile {
  path: string
  lines: number
}

interface AreaStats {
  area: string
  files: number
  lines: number
  median: number
  p90: number
  /** Direct subfolders. */
  folders: number
}

/** A file belongs to the first area whose path it is below. */
const AREAS: readonly { name: string; path: string }[] = [
  ...['app', 'components', 'lib', 'server', 'contract'].map((name) => ({ name, path: name })),
  { name: 'store-api/demo', path: 'store-api/demo' },
  { name: 'store-api engine', path: 'store-api' },
  ...['payment-service', 'scripts', 'tests', 'e2e'].map((name) => ({ name, path: name })),
  { name: 'other', path: '' },
]

export const GOALS = {
  minMedianLines: 55,
  maxMedianLines: 90,
  maxP90Lines: 200,
  maxLibFolders: 18,
  maxStoreApiFolders: 15,
  /** Of the HTTP pipeline, its tests included (docs/decisions/057). */
  maxServerLines: 1800,
} as const

const CODE = /\.(?:ts|tsx|mjs|cjs)$/
const TEST = /\.test\.tsx?$/

const areaOf = (path: string) => AREAS.find((area) => area.path === '' || path.startsWith(`${area.path}/`))

/** Whether the goals count a file: code of the programs, not their tests. */
const isProgramSource = (path: string) => !TEST.test(path) && !/^(?:tests|e2e)\//.test(path)

/** The value that a share of the sorted values does not exceed (nearest rank); 0 for no values. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * fraction) - 1)] ?? 0
}

/** Number of direct subfolders. */
function countFolders(paths: readonly string[], folder: string): number {
  const below = folder === '' ? paths : paths.map((path) => path.slice(folder.length + 1))
  return new Set(below.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')))).size
}

function measure(area: string, files: readonly SourceFile[], folder: string): AreaStats {
  const lines = files.map((file) => file.lines)
  return {
    area,
    files: files.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: percentile(lines, 0.5),
    p90: percentile(lines, 0.9),
    folders: countFolders(
      files.map(({ path }) => path),
      folder,
    ),
  }
}

/** One row per area with files; tests beside the code are excluded, except in areas that contain only tests. */
export const statsPerArea = (files: readonly SourceFile[]): AreaStats[] =>
  AREAS.map(({ name, path }) =>
    measure(
      name,
      files.filter((file) => areaOf(file.path)?.name === name && !TEST.test(file.path)),
      path,
    ),
  ).filter((stats) => stats.files > 0)

/** Statistics of the files to which the goals apply. */
export const programStats = (files: readonly SourceFile[]): AreaStats =>
  measure(
    'programs',
    files.filter(({ path }) => isProgramSource(path)),
    '',
  )

/** @returns a sentence for each missed goal */
export function missedGoals(files: readonly SourceFile[]): string[] {
  const programs = programStats(files)
  const folders = (area: string) => statsPerArea(files).find((stats) => stats.area === area)?.folders ?? 0
  const serverLines = files.reduce((sum, { path, lines }) => sum + (path.startsWith('server/') ? lines : 0), 0)
  const messageIf = (isViolated: boolean, sentence: string) => (isViolated ? [sentence] : [])
  return [
    ...messageIf(
      programs.median < GOALS.minMedianLines || programs.median > GOALS.maxMedianLines,
      `The median file has ${programs.median} lines: ${GOALS.minMedianLines} to ${GOALS.maxMedianLines}.`,
    ),
    ...messageIf(
      programs.p90 > GOALS.maxP90Lines,
      `Nine of ten files have up to ${programs.p90} lines: at most ${GOALS.maxP90Lines}.`,
    ),
    ...messageIf(
      folders('lib') > GOALS.maxLibFolders,
      `lib/ has ${folders('lib')} folders: at most ${GOALS.maxLibFolders}.`,
    ),
    ...messageIf(
      folders('store-api engine') > GOALS.maxStoreApiFolders,
      `store-api/ has ${folders('store-api engine')} folders besides demo/: at most ${GOALS.maxStoreApiFolders}.`,
    ),
    ...messageIf(
      serverLines > GOALS.maxServerLines,
      `server/ has ${serverLines} lines with its tests: at most ${GOALS.maxServerLines}.`,
    ),
  ]
}

/** Lines as `wc -l` counts them. */
const countLines = (text: string) => text.split('\n').length - 1

/** Code that is under version control, in the working directory. */
export const readFiles = (): SourceFile[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => CODE.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({ path, lines: countLines(readFileSync(path, 'utf8')) }))

function main() {
  const files = readFiles()
  console.table(
    Object.fromEntries([...statsPerArea(files), programStats(files)].map(({ area, ...stats }) => [area, stats])),
  )
  const missed = missedGoals(files)
  for (const sentence of missed) console.error(sentence)
  process.exitCode = missed.length > 0 ? 1 : 0
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) main()
