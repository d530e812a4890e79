import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describeError, UserError } from '../tests/harness/user-error'
import { onStopSignal, Processes } from '../tests/harness/processes'

/**
 * `npm run test:node-versions`: runs a quick part of the tests, the build, and one page of the shop on the oldest
 * Node.js of every supported release line, or on the given versions: `npm run test:node-versions -- 22`. Builds in this
 * folder.
 */
const VERSIONS = ['20.19', '22', '24']

/** Tests of the code that depends most on Node.js: keys and ciphers, HTTP, folders, the in-memory database. */
const UNIT_TESTS = ['contract/', 'server/pipeline.property.test', 'scripts/node-versions', 'store-api/http/routes/cart']

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'node-versions-'))

/** @throws UserError if it exits with a code other than 0 */
async function run(name: string, file: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n▶ ${name}`)
  const { code, signal } = await processes.run({ name, file, args, env: { NEXT_TELEMETRY_DISABLED: '1', ...env } })
  if (code !== 0) throw new UserError(`${name}: ended with ${signal ?? code}`)
}

/** Installs a Node.js beside all others. @returns its folder and its executable */
async function install(version: string) {
  const scratch = join(folder, version)
  await run(`npm i node@${version}`, 'npm', ['i', '--no-audit', '--no-fund', '--prefix', scratch, `node@${version}`])
  const bin = join(scratch, 'node_modules', 'node', 'bin')
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node)) throw new UserError(`node@${version} brings no program for this system.`)
  return { bin, node }
}

async function tryVersion(version: string) {
  const { bin, node } = await install(version)
  const env = { PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  const on = (name: string, args: string[], more = {}) =>
    run(`Node.js ${version}: ${name}`, node, args, { ...env, ...more })
  await on('its version is one that is promised', ['scripts/check-node.mjs'])
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '-w', '1', ...UNIT_TESTS]
  await on('unit tests', jest, { NODE_ENV: 'test' })
  await on('the build', ['--import', 'tsx', 'scripts/build.ts'], { NODE_ENV: 'production' })
  await on('the shop answers', ['--import', 'tsx', 'scripts/node-versions/try-shop.ts'])
}

async function main() {
  // Without it npm would use a parent folder with a package.json.
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const requestedVersions = process.argv.slice(2)
  const failed: string[] = []
  for (const version of requestedVersions.length > 0 ? requestedVersions : VERSIONS)
    try {
      await tryVersion(version)
      console.log(`\n✔ Node.js ${version}`)
    } catch (error) {
      console.error(`\n✘ Node.js ${version}: ${describeError(error)}`)
      failed.push(version)
    }
  return failed
}

async function end(code: number) {
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

onStopSignal(() => void end(1))

void main().then(
  (failed) => end(failed.length > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(describeError(error))
    return end(1)
  },
)
