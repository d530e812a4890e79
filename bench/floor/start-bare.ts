import { findFreePort } from '../../scripts/ports'
import type { Processes } from '../../scripts/processes'
import { waitUntilReady } from '../../scripts/wait-until-ready'
import { buildBareApp } from './bare-app'

/** Builds and starts the bare app: `/` is static, `/dynamic` is rendered for every request. @returns its origin */
export async function startBare(processes: Processes): Promise<string> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const args = ['node_modules/next/dist/bin/next', 'start', buildBareApp(), '-H', 'localhost', '-p', String(port)]
  processes.start({ name: 'The bare app', args, stdout: 'ignore', env: { NODE_ENV: 'production' } })
  await waitUntilReady({ url, name: 'The bare app', patience: 30_000, signal: new AbortController().signal })
  return url
}
