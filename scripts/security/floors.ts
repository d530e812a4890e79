/** The oldest version of a package without a known vulnerability that concerns this shop, and the vulnerability. */
interface MinimumVersion {
  name: string
  /** `major.minor.patch` */
  minVersion: string
  reason: string
}

/** Registry mirrors often do not support `npm audit`, so the relevant minimum versions are listed here. */
export const MINIMUM_VERSIONS: MinimumVersion[] = [
  {
    name: 'next',
    minVersion: '16.4.1',
    reason: 'GHSA-2464-fhr4-w9xw, GHSA-673q-mjm6-r5xr: code run from pictures and caches',
  },
  { name: 'sharp', minVersion: '0.35.5', reason: 'GHSA-2xp9-vwfh-vxw4: code run from SVG and AVIF' },
  {
    name: 'hono',
    minVersion: '4.13.5',
    reason: 'CVE-2026-44456, CVE-2026-54290: body limit passed by, CORS reflected',
  },
  { name: '@hono/node-server', minVersion: '1.19.15', reason: 'GHSA-92pp: files served past their folder' },
  { name: 'drizzle-orm', minVersion: '0.45.2', reason: 'CVE-2026-39356: SQL in identifiers' },
  {
    name: 'iron-session',
    minVersion: '8.0.4',
    reason: 'the last version for Node 20; logout is the store API’s, so that 9.0.1 closes nothing here',
  },
  { name: 'undici', minVersion: '7.5.0', reason: 'CVE-2025-22150, CVE-2025-47279: guessable boundaries, memory kept' },
  {
    name: 'sanitize-html',
    minVersion: '2.12.1',
    reason: 'CVE-2024-21501: server files revealed through style attributes',
  },
  { name: 'nodemailer', minVersion: '7.0.7', reason: 'GHSA-mm7p-fcc7-pg87: mails sent to another recipient' },
]

/** A package in a lock file. */
export interface LockFile {
  packages: Record<string, { version?: string }>
}

const numbersOf = (version: string) => version.split(/[.-]/, 3).map(Number)

/** Whether one version is older than another; a pre-release counts as its release. */
export function isOlder(version: string, reference: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(reference)]
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** All copies of packages in a lock file, at any depth, that are older than the minimum version. */
export function findOutdated({ packages }: LockFile, minimums: MinimumVersion[] = MINIMUM_VERSIONS): string[] {
  return Object.entries(packages).flatMap(([path, { version = '' }]) => {
    const minimum = minimums.find(
      ({ name }) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
    )
    return minimum && isOlder(version, minimum.minVersion)
      ? [`${path} ${version}, at least ${minimum.minVersion}: ${minimum.reason}`]
      : []
  })
}
