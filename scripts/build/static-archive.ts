import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

interface Locations {
  /** Output of the build: `.next/static`. */
  output: string
  /** Folder with the files of earlier releases. */
  archive: string
  /** Names the build. */
  build: string
}

interface Options extends Locations {
  /** Retention of a file after the last release that needed it, in milliseconds. */
  retentionMs: number
  /** Milliseconds since the epoch. */
  now: number
}

/** The last archived release and the files it needs. */
interface Release {
  build: string
  files: string[]
}

const FILES = 'files'
const RELEASE = 'release.json'

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile())
    : []

function readRelease(archive: string): Release {
  const file = join(archive, RELEASE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : { build: '', files: [] }
}

const copy = (from: string, to: string, name: string) => {
  mkdirSync(dirname(join(to, name)), { recursive: true })
  cpSync(join(from, name), join(to, name))
}

/** Archives the files of a new build. The retention of files that only the previous build needed starts now. */
function addRelease({ output, archive, build, now }: Options) {
  const archivedFiles = join(archive, FILES)
  const previous = readRelease(archive)
  if (previous.build === build) return
  const files = filesIn(output)
  for (const name of previous.files)
    if (existsSync(join(archivedFiles, name))) utimesSync(join(archivedFiles, name), now / 1000, now / 1000)
  for (const name of files) {
    if (!existsSync(join(archivedFiles, name))) copy(output, archivedFiles, name)
    utimesSync(join(archivedFiles, name), now / 1000, now / 1000)
  }
  writeFileSync(join(archive, RELEASE), JSON.stringify({ build, files } satisfies Release))
}

/**
 * Adds the files of earlier releases to a build, because browsers with open pages of these releases still request them.
 * @returns the number of files added to the build, and of files removed from the archive
 */
export function retainStaticFiles(options: Options): { added: number; removed: number } {
  const { output, archive, retentionMs, now } = options
  const archivedFiles = join(archive, FILES)
  mkdirSync(archivedFiles, { recursive: true })
  addRelease(options)
  const currentFiles = new Set(readRelease(archive).files)
  const expired = filesIn(archivedFiles).filter(
    (name) => !currentFiles.has(name) && statSync(join(archivedFiles, name)).mtimeMs < now - retentionMs,
  )
  for (const name of expired) rmSync(join(archivedFiles, name))
  const missing = filesIn(archivedFiles).filter((name) => !existsSync(join(output, name)))
  for (const name of missing) copy(archivedFiles, output, name)
  return { added: missing.length, removed: expired.length }
}
