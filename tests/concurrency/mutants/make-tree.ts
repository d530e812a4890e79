import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../harness/user-error'
import type { Edit } from './mutants'

/** What the proof needs of the repository. */
const PARTS = ['store-api', 'lib', 'invariants', 'scripts', 'package.json', 'tsconfig.json']

function apply(folder: string, { file, find, replace }: Edit) {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  const times = source.split(find).length - 1
  if (times !== 1) throw new UserError(`${file} has this ${times} times, not once: ${find}`)
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
}

/**
 * The repository once more, with some places of it changed.
 * @throws UserError when a place is not found: then it proves nothing any more, and has to be described anew
 */
export function makeTree(from: string, folder: string, edits: Edit[]): void {
  mkdirSync(folder, { recursive: true })
  for (const part of PARTS) cpSync(join(from, part), join(folder, part), { recursive: true })
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'))
  for (const edit of edits) apply(folder, edit)
}
