import { findFreePort } from '../../harness/ports'
import { type Processes, waitUntilReady } from '../../harness/processes'
import { buildBareApp } from './bare-app'

/** Builds and starts the bare app: `/` is static, `/dynamic` is rendered for every request. @returns its origin */
export async function startBare(processes: Processes): Promise<string> {
  const port = await findFreePort()
  // By number: a browser that nginx has told of HTTPS asks for everything on localhost by it.
  const url = `http://127.0.0.1:${port}`
  const args = [
    '--dns-result-order=ipv4first',
    'node_modules/next/dist/bin/next',
    'start',
    buildBareApp(),
    '-H',
    'localhost',
    '-p',
    String(port),
  ]
  processes.start({ name: 'The bare app', args, stdout: 'ignore', env: { NODE_ENV: 'production' } })
  await waitUntilReady({ url, name: 'The bare app', patience: 30_000, signal: new AbortController().signal })
  return url
}
