import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The smallest page Next can serve: a root layout, a page, nothing of ours. */
const FILES: Record<string, string> = {
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>\n',
  // Without these of its own it would run ours, which stand above it. Neither reaches the browser.
  'instrumentation.js': 'export function register() {}\n',
  'middleware.js': "export function middleware() {}\nexport const config = { matcher: '/never' }\n",
  'app/page.jsx': 'export default () => <h1>Bare</h1>\n',
  'next.config.mjs': 'export default { poweredByHeader: false }\n',
  'package.json': '{ "private": true, "type": "module" }\n',
}

/**
 * Builds a bare Next app of the same version in a folder of this repository, so that it finds the same packages.
 * @returns the folder
 * @throws Error when it cannot be built
 */
export function buildBarePage(): string {
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
  if (status !== 0) throw new Error(`The bare page could not be built:\n${stdout}${stderr}`)
  return folder
}
