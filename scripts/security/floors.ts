/** The oldest version of a package without a known vulnerability that concerns this shop, and the vulnerability. */
interface Floor {
  name: string
  /** `major.minor.patch` */
  least: string
  why: string
}

/** Registry mirrors often do not support `npm audit`, so the relevant minimum versions are listed here. */
export const FLOORS: Floor[] = [
  { name: 'next', least: '16.4.1', why: 'GHSA-2464-fhr4-w9xw, GHSA-673q-mjm6-r5xr: code run from pictures and caches' },
  { name: 'sharp', least: '0.35.5', why: 'GHSA-2xp9-vwfh-vxw4: code run from SVG and AVIF' },
  { name: 'hono', least: '4.13.5', why: 'CVE-2026-44456, CVE-2026-54290: body limit passed by, CORS reflected' },
  { name: '@hono/node-server', least: '1.19.15', why: 'GHSA-92pp: files served past their folder' },
  { name: 'drizzle-orm', least: '0.45.2', why: 'CVE-2026-39356: SQL in identifiers' },
  {
    name: 'iron-session',
    least: '8.0.4',
    why: 'the last version for Node 20; logout is the store API’s, so that 9.0.1 closes nothing here',
  },
  { name: 'undici', least: '7.5.0', why: 'CVE-2025-22150, CVE-2025-47279: guessable boundaries, memory kept' },
  { name: 'sanitize-html', least: '2.12.1', why: 'CVE-2024-21501: server files revealed through style attributes' },
  { name: 'nodemailer', least: '7.0.7', why: 'GHSA-mm7p-fcc7-pg87: mails sent to another recipient' },
]

/** A package in a lock file. */
export interface Locked {
  packages: Record<string, { version?: string }>
}

const numbersOf = (version: string) => version.split(/[.-]/, 3).map(Number)

/** Whether one version is older than another; a pre-release counts as its release. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)]
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** All copies of packages in a lock file, at any depth, that are older than the minimum version. */
export function belowFloor({ packages }: Locked, floors: Floor[] = FLOORS): string[] {
  return Object.entries(packages).flatMap(([path, { version = '' }]) => {
    const floor = floors.find(({ name }) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    return floor && isOlder(version, floor.least) ? [`${path} ${version}, at least ${floor.least}: ${floor.why}`] : []
  })
}
