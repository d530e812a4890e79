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

interface Places {
  /** Output of the build: `.next/static`. */
  made: string
  /** Folder with the files of earlier releases. */
  archive: string
  /** Names the build. */
  build: string
}

interface Options extends Places {
  /** Retention of a file after the last release that needed it, in milliseconds. */
  keepFor: number
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
function addRelease({ made, archive, build, now }: Options) {
  const kept = join(archive, FILES)
  const before = readRelease(archive)
  if (before.build === build) return
  const files = filesIn(made)
  for (const name of before.files)
    if (existsSync(join(kept, name))) utimesSync(join(kept, name), now / 1000, now / 1000)
  for (const name of files) {
    if (!existsSync(join(kept, name))) copy(made, kept, name)
    utimesSync(join(kept, name), now / 1000, now / 1000)
  }
  writeFileSync(join(archive, RELEASE), JSON.stringify({ build, files } satisfies Release))
}

/**
 * Adds the files of earlier releases to a build, because browsers with open pages of these releases still request them.
 * @returns the number of files added to the build, and of files removed from the archive
 */
export function retainStaticFiles(options: Options): { added: number; forgotten: number } {
  const { made, archive, keepFor, now } = options
  const kept = join(archive, FILES)
  mkdirSync(kept, { recursive: true })
  addRelease(options)
  const needed = new Set(readRelease(archive).files)
  const over = filesIn(kept).filter((name) => !needed.has(name) && statSync(join(kept, name)).mtimeMs < now - keepFor)
  for (const name of over) rmSync(join(kept, name))
  const missing = filesIn(kept).filter((name) => !existsSync(join(made, name)))
  for (const name of missing) copy(kept, made, name)
  return { added: missing.length, forgotten: over.length }
}
