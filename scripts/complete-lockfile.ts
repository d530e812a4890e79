import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds the optional binaries of other platforms to package-lock.json. With a registry mirror that lacks them, `npm
 * install` omits them, and `npm ci` then rejects the file everywhere. Run it after every change of dependencies; it
 * does not change a complete file.
 */

interface Entry {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const FILE = 'package-lock.json'
const EXACT = /^\d+\.\d+\.\d+$/
const SYSTEM = /darwin|win32|linux|freebsd|openbsd|netbsd|android|aix|sunos|openharmony/
const PROCESSOR = /arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64|mips64el|wasm32/

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Entry> }

/** The entry of a platform's binary, derived from its name. */
function toEntry(name: string, version: string): Entry | null {
  const [os] = SYSTEM.exec(name) ?? []
  const [cpu] = PROCESSOR.exec(name.split('/').at(-1) ?? '') ?? []
  if (!os || !EXACT.test(version)) return null
  return { version, ...(cpu && { cpu: [cpu] }), optional: true, os: [os] }
}

const added: [string, Entry][] = []
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const isInstalled = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => lock.packages[place])
    const entry = isInstalled ? null : toEntry(name, version)
    if (entry) added.push([`node_modules/${name}`, entry])
  }
}

const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`${added.length} platform packages added to ${FILE}`)
