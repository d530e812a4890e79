import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { UserError } from '../../harness/user-error'
import type { Edit } from '../mutants/mutants'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const MIGRATIONS = 'store-api/db/migrations'
const isMigration = (file: string) => file.startsWith(`${MIGRATIONS}/`)

/** Edited text by file. @throws UserError if the source of an edit is not found: the mutant must be updated */
function editedFiles(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, find, replace } of edits) {
    const source = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8')
    const times = source.split(find).length - 1
    if (times !== 1) throw new UserError(`${file} contains this ${times} times, not once: ${find}`)
    texts.set(
      file,
      source.replace(find, () => replace),
    )
  }
  return texts
}

/** Reads edited texts in place of their files, and removes each from `unusedFiles`. */
const readEdited = (texts: ReadonlyMap<string, string>, unusedFiles: Set<string>): Plugin => ({
  name: 'edits',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const [file, contents] = [...texts].find(([name]) => join(ROOT, name) === path) ?? []
      if (file === undefined || contents === undefined) return undefined
      unusedFiles.delete(file)
      return { contents, loader: 'ts' }
    })
  },
})

/**
 * Compiles `worker.ts` into a folder, with what it reads beside itself: it starts faster than its source, and executes
 * faster than in Jest.
 * @param folder an empty one
 * @param edits of the shop's source, for a mutant
 * @returns the file
 * @throws UserError if an edit has no effect
 */
export async function bundleWorker(folder: string, edits: readonly Edit[] = []): Promise<string> {
  const texts = editedFiles(edits)
  const outfile = join(folder, 'worker.mjs')
  const unusedFiles = new Set([...texts.keys()].filter((file) => !isMigration(file)))
  await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    outfile,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    bundle: true,
    packages: 'external',
    tsconfig: join(ROOT, 'tsconfig.json'),
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: texts.size > 0 ? [readEdited(texts, unusedFiles)] : [],
  })
  if (unusedFiles.size > 0) throw new UserError(`The scenarios do not use ${[...unusedFiles].join(', ')}.`)
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  cpSync(join(ROOT, MIGRATIONS), join(folder, 'migrations'), { recursive: true })
  for (const [file, text] of texts)
    if (isMigration(file)) writeFileSync(join(folder, 'migrations', file.slice(MIGRATIONS.length + 1)), text)
  return outfile
}
