import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../harness/ports'
import { type Processes, waitUntilReady } from '../../harness/processes'

/** Cards of the bare dynamic page: as many as on a page of search results. */
export const BARE_CARDS = 12

const DYNAMIC_PAGE = `
import { headers } from 'next/headers'
export const dynamic = 'force-dynamic'
const CARDS = Array.from({ length: ${BARE_CARDS} }, (_, at) => ({ id: at, name: 'Product ' + at, price: '€' + at }))
export default async function Page() {
  await headers()
  return (
    <main>
      <h1>Search</h1>
      <ul>
        {CARDS.map(({ id, name, price }) => (
          <li key={id}>
            <article>
              <a href={'/product/' + id}><img src={'/image/' + id + '.webp'} alt={name} width="300" height="400" /></a>
              <h2><a href={'/product/' + id}>{name}</a></h2>
              <p>{price}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  )
}
`

/** A middleware with nothing but the rewrite that each page of a shop without locale prefixes needs. */
const EMPTY_MIDDLEWARE = `
import { NextResponse } from 'next/server'
export const middleware = (request) => NextResponse.rewrite(new URL('/', request.url))
export const config = { matcher: '/empty-middleware' }
`

/** The smallest app Next can serve: a root layout, a static page and a dynamic one. */
const FILES: Record<string, string> = {
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>\n',
  // Without these two files Next would use those of the parent folder. They affect neither the browser nor `/`.
  'instrumentation.js': 'export function register() {}\n',
  'middleware.js': EMPTY_MIDDLEWARE,
  'app/page.jsx': 'export default () => <h1>Bare</h1>\n',
  'app/dynamic/page.jsx': DYNAMIC_PAGE,
  'next.config.mjs': 'export default { poweredByHeader: false }\n',
  'package.json': '{ "private": true, "type": "module" }\n',
}

/**
 * Builds a bare Next app of the same version in a folder of this repository, so that it finds the same packages.
 * @returns the folder
 * @throws Error if the build fails
 */
export function buildBareApp(): string {
  const folder = join('.data', 'bench-bare')
  rmSync(folder, { recursive: true, force: true })
  for (const [file, content] of Object.entries(FILES)) {
    const path = join(folder, file)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, content)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`The bare app could not be built:\n${stdout}${stderr}`)
  return folder
}

/** Builds and starts the bare app: `/` is static, `/dynamic` is rendered for every request. @returns its origin */
export async function startBare(processes: Processes): Promise<string> {
  const port = await findFreePort()
  // By IP address: after HSTS from nginx a browser requests everything on localhost by HTTPS.
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
  await waitUntilReady({ url, name: 'The bare app', timeoutMs: 30_000, signal: new AbortController().signal })
  return url
}
