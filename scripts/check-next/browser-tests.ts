import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Processes } from '../../tests/harness/processes'
import { runBrowserTests } from '../test/steps'

/** Runs the browser tests of this folder, all or the named ones, on their own shop. */
const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'check-next-'))
try {
  const output = openSync(join(folder, 'shop.log'), 'a')
  const { passed, failed } = await runBrowserTests({ processes, folder }, { output, specs: process.argv.slice(2) })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
}
