import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readOptions, type CheckOptions } from './check-next/options'
import { describeError } from '../tests/harness/user-error'
import { exitOnSignal, Processes } from '../tests/harness/processes'

/**
 * `npm run check:next -- <version>`: installs another version of Next in a copy of this checkout, builds the shop,
 * compares it with the baseline and runs the browser tests.
 */
const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'next-'))

interface Step {
  name: string
  file?: string
  args: string[]
  env?: Record<string, string>
  /** Whether the following steps cannot pass if it fails. */
  isRequired?: boolean
}

/** Copies all files that are tracked or not ignored; no build and no installed packages. */
function copyCheckout() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
}

const tsx = (script: string, ...args: string[]) => ['--import', 'tsx', script, ...args]

const stepsOf = ({ version, specs }: CheckOptions): Step[] => [
  {
    name: `install next@${version}`,
    file: 'npm',
    // Ignores peer dependencies: compatibility with this version of Next is what is tested.
    args: [
      'install',
      '--loglevel',
      'error',
      '--no-audit',
      '--no-fund',
      '--legacy-peer-deps',
      '--save-exact',
      `next@${version}`,
    ],
    isRequired: true,
  },
  { name: 'types', file: 'npm', args: ['run', '--silent', 'typecheck'] },
  { name: 'build', args: tsx('scripts/build.ts'), env: { NODE_ENV: 'production' }, isRequired: true },
  { name: 'baseline', args: tsx('tests/baseline/run.ts', 'compare') },
  ...(specs ? [{ name: 'browser tests', args: tsx('scripts/check-next/browser-tests.ts', ...specs) }] : []),
]

async function runStep({ name, file, args, env }: Step): Promise<boolean> {
  console.log(`\n▶ ${name}`)
  const { code } = await processes.run({ name, file, args, cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1', ...env } })
  return code === 0
}

/** @returns whether every step passed */
async function check(options: CheckOptions): Promise<boolean> {
  console.log(`A copy of this checkout in ${folder}`)
  copyCheckout()
  const results: string[] = []
  let [hasPassed, isAborted] = [true, false]
  for (const step of stepsOf(options)) {
    if (isAborted) {
      results.push(`- ${step.name}: not tried`)
      continue
    }
    const startedAt = Date.now()
    const passed = await runStep(step)
    results.push(`${passed ? '✔' : '✘'} ${step.name} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`)
    hasPassed &&= passed
    isAborted = !passed && step.isRequired === true
  }
  const installed = join(folder, 'node_modules', 'next', 'package.json')
  const version = existsSync(installed)
    ? (JSON.parse(readFileSync(installed, 'utf8')) as { version: string }).version
    : options.version
  console.log(`\nNext ${version}\n${results.join('\n')}`)
  return hasPassed
}

exitOnSignal(processes)

let keepsFolder = false
try {
  const options = readOptions(process.argv.slice(2))
  keepsFolder = options.keepsFolder
  process.exitCode = (await check(options)) ? 0 : 1
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
} finally {
  await processes.stopAll()
  if (!keepsFolder) rmSync(folder, { recursive: true, force: true })
}
