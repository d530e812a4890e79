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
  /** What the build has made: `.next/static`. */
  made: string
  /** Where the files of earlier releases wait. */
  archive: string
  /** Names the build. */
  build: string
}

interface Options extends Places {
  /** How long a file is kept after the last release that needed it, in milliseconds. */
  keepFor: number
  /** Milliseconds since the epoch. */
  now: number
}

/** The release that was archived last, and what it needs. */
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

/** Archives what a new build needs. What only the one before needed is no longer needed from now on. */
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
 * Gives a build the files of earlier releases: a browser that has one of their pages open goes on requesting them.
 * @returns how many were added to the build, and how many were forgotten
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
