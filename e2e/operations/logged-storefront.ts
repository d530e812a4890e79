import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../../tests/harness/secrets'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { startStorefront } from '../../tests/harness/shop'

interface Options {
  storeApiUrl: string
  secret: string
  env?: Record<string, string>
}

/** A separate storefront in front of a store API, whose log and metrics can be read. */
export async function openLoggedStorefront({ storeApiUrl, secret, env }: Options) {
  const processes = new Processes()
  const folder = mkdtempSync(join(tmpdir(), 'logged-storefront-'))
  const file = join(folder, 'storefront.log')
  const metricsPort = await findFreePort()
  const settings = {
    port: await findFreePort(),
    storeApiPort: 0,
    dataDir: folder,
    secrets: { ...makeSecrets(), storeApi: secret },
    logLevel: 'info',
    output: openSync(file, 'a'),
    env: { WARM_UP: 'false', METRICS_PORT: String(metricsPort), ...env },
  }
  const { url } = await startStorefront(processes, settings, storeApiUrl)
  return {
    url,
    /** The lines of the log, without Next's own. */
    lines: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** The value of a metric; null if it has none. */
    metric: async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]
      return value === undefined ? null : Number(value)
    },
    close: async () => {
      await processes.stopAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
