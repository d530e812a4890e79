import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { BUNDLED } from '../../tests/harness/programs'

interface Service {
  folder: string
  /** Source files that are programs. */
  programs: string[]
  /** Files and folders that the programs read beside themselves. */
  files: string[]
}

const SERVICES: Service[] = [
  { folder: 'store-api', programs: ['main.ts', 'cli.ts'], files: ['db/migrations'] },
  { folder: 'payment-service', programs: ['main.ts'], files: ['pages/page.css', 'pages/card-form.js'] },
]

/** Packages stay in node_modules. Names are kept, since errors and logs show them. */
async function bundleService({ folder, programs, files }: Service): Promise<void> {
  const outdir = join(folder, 'dist')
  rmSync(outdir, { recursive: true, force: true })
  await build({
    entryPoints: programs.map((file) => join(folder, file)),
    outdir,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    format: 'esm',
    bundle: true,
    splitting: true,
    packages: 'external',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })
  for (const file of files) cpSync(join(folder, file), join(outdir, basename(file)), { recursive: true })
}

/**
 * Compiles the store API and the payment service to JavaScript in their `dist/`, so that they start without a compiler,
 * with less processor time and memory (docs/decisions/087).
 * @throws if the sources cannot be bundled
 */
export async function bundlePrograms(): Promise<void> {
  for (const service of SERVICES) await bundleService(service)
  // Not empty: a file that is written after it was created is newer than its folder.
  writeFileSync(BUNDLED, '\n')
}
