import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Time of the last write to a file, or to anything in a folder, in milliseconds since the epoch. */
function lastWritten(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => lastWritten(join(path, name))))
}

/** Whether a source is newer than the build. */
export const isOutOfDate = (build: string, sources: readonly string[]): boolean =>
  sources.some((path) => existsSync(path) && lastWritten(path) > statSync(build).mtimeMs)
