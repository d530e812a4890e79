import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePrograms } from './build/bundle-programs'
import { addCompileHints } from './build/compile-hints'
import { compressStatic } from './build/compress-static'
import { exitOnSignal, Processes } from '../tests/harness/processes'
import { retainStaticFiles } from './build/static-archive'

/**
 * `npm run build`: builds the storefront and bundles the store API and the payment service. The storefront's scripts are
 * marked for early compilation, scripts and styles are compressed once, and those of earlier releases added, so that pages
 * still open in browsers keep working. Releases in separate folders share an archive by STATIC_ARCHIVE_DIR; its default is
 * a folder that Next preserves between builds.
 */
const { STATIC_KEPT_DAYS } = process.env
if (STATIC_KEPT_DAYS !== undefined)
  console.warn('STATIC_KEPT_DAYS is now called STATIC_RETENTION_DAYS; the old name is read until version 1.0')
const DAYS = Number(process.env.STATIC_RETENTION_DAYS || STATIC_KEPT_DAYS || 7)
const BUILD_ID = join('.next', 'BUILD_ID')
const STATIC_OUTPUT = join('.next', 'static')
const DAY = 86_400_000

if (!(DAYS >= 0)) {
  console.error('STATIC_RETENTION_DAYS must be a number of days.')
  process.exit(1)
}

// Building a shop is not consent to telemetry.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'

const processes = new Processes()
exitOnSignal(processes)
const { code } = await processes.run({ name: 'next build', args: ['node_modules/next/dist/bin/next', 'build'] })
if (code !== 0) process.exit(code ?? 1)

await bundlePrograms()
const hintedCount = addCompileHints(STATIC_OUTPUT)
const compressed = await compressStatic(STATIC_OUTPUT)
const { added, removed } = retainStaticFiles({
  output: STATIC_OUTPUT,
  archive: process.env.STATIC_ARCHIVE_DIR || join('.next', 'cache', 'kept-static'),
  // A release that is rebuilt under the same name is a different build.
  build: `${readFileSync(BUILD_ID, 'utf8')} ${statSync(BUILD_ID).mtimeMs}`,
  retentionMs: DAYS * DAY,
  now: Date.now(),
})
console.log(
  `${hintedCount} scripts marked and ${compressed} files compressed; ${added} of earlier releases are served as well, ${removed} were forgotten.`,
)
process.exit(0)
