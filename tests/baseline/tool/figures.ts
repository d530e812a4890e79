import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const SNAPSHOTS = join('store-api', 'db', 'migrations', 'meta')

/** A hash of the newest snapshot of the database's schema, without the ids that drizzle-kit makes up. */
export function schemaHash(folder = SNAPSHOTS): string {
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  if (!newest) throw new Error(`There is no schema in ${folder}.`)
  const {
    id: _id,
    prevId: _prevId,
    ...schema
  } = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as Record<string, unknown>
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex')
}

const SCRIPT = /\/_next\/static\/[^"'\s)<>?,\\]+\.(?:js|css)/g

/** Scripts and styles a page names, and their size when each is compressed by gzip: `14 files, 231 kB`. */
export function bundleOf(html: string, buildFolder = '.next'): string {
  const files = [...new Set(html.match(SCRIPT) ?? [])].map((path) => join(buildFolder, path.replace('/_next/', '')))
  const there = files.filter((file) => statSync(file, { throwIfNoEntry: false }))
  const bytes = there.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
  return `${there.length} files, ${Math.round(bytes / 1000)} kB`
}
