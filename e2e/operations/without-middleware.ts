import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startStorefront } from '../../tests/harness/shop'

const EXCLUDED = new Set(['.git', '.next', 'test-results'])

/** The build without its middleware. */
function copyBuildWithoutMiddleware(): string {
  const folder = mkdtempSync(join(tmpdir(), 'without-middleware-'))
  for (const name of readdirSync('.')) if (!EXCLUDED.has(name)) symlinkSync(resolve(name), join(folder, name))
  const isCopied = (path: string) => !/\.next\/(cache|dev)(\/|$)/.test(path)
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: isCopied })
  const emptyManifest = { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }
  writeFileSync(join(folder, '.next/server/middleware-manifest.json'), JSON.stringify(emptyManifest))
  rmSync(join(folder, '.next/server/middleware'), { recursive: true, force: true })
  return folder
}

/** A storefront without its middleware in front of the shared store API, which has the sessions of all tests. */
export async function openWithoutMiddleware() {
  const processes = new Processes()
  const folder = copyBuildWithoutMiddleware()
  const storeApi = process.env.E2E_STORE_API_SECRET ?? ''
  const { url } = await startStorefront(
    processes,
    {
      port: await findFreePort(),
      storeApiPort: 0,
      dataDir: folder,
      secrets: { ...makeSecrets(), storeApi, session: process.env.E2E_SESSION_SECRET ?? '' },
      logLevel: 'silent',
      env: { WARM_UP: 'false' },
      buildFolder: folder,
    },
    process.env.E2E_STORE_API_URL ?? '',
  )
  const close = async () => {
    await processes.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, close }
}
