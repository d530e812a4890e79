import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATE_VARIABLE as DATABASE_TEMPLATE_VARIABLE } from '../../store-api/testing/database'
import { prepareFolder, TEMPLATE_VARIABLE } from '../../tests/harness/demo-template'
import { fillTemplate } from '../../tests/harness/fill-template'
import { EMPTY_DATABASE, ownDatabase } from '../../tests/harness/own-database'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { secretsIn } from '../../tests/harness/log-secrets'
import type { Processes } from '../../tests/harness/processes'
import { startShop, LONG_TIMEOUTS } from '../../tests/harness/shop'
import { countJest, countPlaywright, withExitCode, type Counts } from './counts'

export interface Run {
  processes: Processes
  /** For reports, logs and data; deleted if the run succeeds. */
  folder: string
}

/** Reports of a run, in its folder. */
export const REPORTS = { jest: 'jest.json', playwright: 'playwright.json', starts: 'starts.jsonl' } as const

const PASSED: Counts = { passed: 0, failed: 0, skipped: 0 }

const node = async ({ processes }: Run, args: string[], env: Record<string, string> = {}) =>
  (await processes.run({ name: args[0] ?? '', args, env: { NEXT_TELEMETRY_DISABLED: '1', ...env } })).code

/** A step without tests: it counts only if it fails. */
export async function runScript({ processes }: Run, script: string): Promise<Counts> {
  const { code } = await processes.run({ name: script, file: 'npm', args: ['run', '--silent', script] })
  return withExitCode(PASSED, code)
}

/** Every unit, component and store API test, and the concurrency tests if there is a PostgreSQL server. */
export async function runJest(run: Run, databaseUrl: string): Promise<Counts> {
  const report = join(run.folder, REPORTS.jest)
  // PGlite loads its WebAssembly by import(), which Jest allows only with this flag.
  const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`]
  const code = await node(run, args, { NODE_ENV: 'test', TEST_DATABASE_URL: databaseUrl })
  return withExitCode(countJest(report), code)
}

/** The production build of the storefront; another step checks the types. */
export async function runBuild(run: Run): Promise<Counts> {
  const env = { NODE_ENV: 'production', TYPES_ARE_CHECKED: 'true' }
  return withExitCode(PASSED, await node(run, ['--import', 'tsx', 'scripts/build.ts'], env))
}

interface BrowserTests {
  /** File descriptor for the output of the shop's programs. */
  output: number
  /** A PostgreSQL server for the databases of all shops; each has PGlite if it is empty. */
  databaseUrl?: string
  /** Spec files; all if empty. */
  specs?: string[]
}

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

/** Playwright keeps compiled files in the temporary folder. */
async function compileSpecs({ processes }: Run, specs: string[]): Promise<void> {
  await processes.run({ name: 'Playwright', args: [...PLAYWRIGHT, '--list', ...specs], stdout: 'ignore' })
}

/** Browser tests of the built shop, with its own ports and data. */
export async function runBrowserTests(
  run: Run,
  { output, databaseUrl = '', specs = [] }: BrowserTests,
): Promise<Counts> {
  const secrets = makeSecrets()
  const template = join(run.folder, 'template')
  // Filling keeps one core busy, compiling the other one.
  await Promise.all([fillTemplate(run.processes, template, databaseUrl), compileSpecs(run, specs)])
  const settings = {
    port: await findFreePort(),
    storeApiPort: await findFreePort(),
    paymentPort: await findFreePort(),
    dataDir: join(run.folder, 'data'),
    secrets,
    logLevel: 'info',
    output,
    env: {
      ...LONG_TIMEOUTS,
      ...{ DATABASE_URL: '', IMAGE_BASE_URL: '', SIGN_SCHEME: 'full', STORE_LANGUAGE: 'en' },
      ...(await ownDatabase(databaseUrl)),
    },
  }
  prepareFolder(settings, { [TEMPLATE_VARIABLE]: template })
  const shop = await startShop(run.processes, settings)
  const report = join(run.folder, REPORTS.playwright)
  const code = await node(run, [...PLAYWRIGHT, '--reporter=list,json', ...specs], {
    E2E_BASE_URL: shop.url,
    E2E_STORE_API_URL: shop.storeApiUrl,
    E2E_PAYMENT_URL: shop.paymentUrl,
    E2E_PAYMENT_SECRET: secrets.payments,
    E2E_STORE_API_SECRET: secrets.storeApi,
    E2E_SESSION_SECRET: secrets.session,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    [TEMPLATE_VARIABLE]: template,
    TEST_DATABASE_URL: databaseUrl,
    [DATABASE_TEMPLATE_VARIABLE]: databaseUrl && EMPTY_DATABASE,
  })
  return withExitCode(countPlaywright(report), code)
}

/** Short resilience scenarios; nginx, PostgreSQL and Redis must be installed. @param ids such as R03 */
export async function runResilience(run: Run, ids: string[]): Promise<Counts> {
  const code = await node(run, ['--import', 'tsx', 'tests/resilience/run.ts', '--short', '--only', ids.join(',')])
  return withExitCode({ ...PASSED, passed: ids.length }, code)
}

/** Recorded screens that every test run compares. */
const SCREENS = 10

/** Ten recorded screens, in a shop of their own whose clock and data no other test changes. */
export async function compareScreens(run: Run): Promise<Counts> {
  const code = await node(run, ['--import', 'tsx', 'tests/screens/run.ts', 'compare', '--short'])
  return withExitCode({ ...PASSED, passed: SCREENS }, code)
}

/** Checks the log of a whole run, in which every secret of the tests was used. */
export function checkLog(path: string): Counts {
  const found = secretsIn(readFileSync(path, 'utf8'))
  for (const secret of found) console.error(`In the log is ${secret}`)
  return { passed: found.length === 0 ? 1 : 0, failed: found.length, skipped: 0 }
}
