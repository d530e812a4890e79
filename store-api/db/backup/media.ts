import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../../catalog/media/store-media'
import type { MediaStorage } from '../../catalog/media/storage'
import { writeAtomically } from '../write-file'

/** Where the originals of photographs lie beside a backup of the database. */
export const mediaFolder = (backup: string): string => `${backup}.media`

/**
 * Copies originals beside a backup; existing files are skipped, so that a folder of backups can share them.
 * @returns the number of copied files
 */
export async function backUpMedia(storage: MediaStorage, backup: string): Promise<number> {
  const hashes = await storage.list()
  if (hashes.length === 0) return 0
  const folder = mediaFolder(backup)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const known = new Set(await readdir(folder))
  const missing = hashes.filter((hash) => !known.has(hash))
  for (const hash of missing) {
    const bytes = await storage.read(hash)
    await writeAtomically(join(folder, hash), (file) => file.writeFile(bytes))
  }
  return missing.length
}

/**
 * Restores the originals of a backup; files whose content does not match their name are skipped.
 * @returns the number of restored files, and the names of damaged ones
 */
export async function restoreMedia(storage: MediaStorage, backup: string) {
  const folder = mediaFolder(backup)
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.part'))
  const damaged: string[] = []
  for (const name of names) {
    const bytes = await readFile(join(folder, name))
    if (hashOf(bytes) === name) await storage.write(name, bytes)
    else damaged.push(name)
  }
  return { restored: names.length - damaged.length, damaged }
}
