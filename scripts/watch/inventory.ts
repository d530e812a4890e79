import { createHash } from 'node:crypto'
import { isPageData } from '../../server/html/csp-hashes'

/** The parts of a page that determine which code runs in it. */
export interface Inventory {
  /** URLs of scripts outside the build, and hashes of inline scripts. */
  scripts: string[]
  /** Security headers, without the nonce and the hashes of inline content. */
  headers: Record<string, string>
}

const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

/** Files of the build: they change with every deployment, and the policy covers them. */
const BUILD_FILE = /^\/_next\/static\//

/** How a page loads the build's scripts after its first paint (server/html/defer-scripts.ts). */
const DEFER_CALLS = /;?__storefront\.defer\("\/_next\/static\/[^"\\]+"\)/g

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const attribute = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

/** The part of a header that is the same for every page and response. */
const withoutVaryingParts = (value: string, inlineHashes: readonly string[]) =>
  value
    .replace(/'nonce-[^']+'/g, "'nonce'")
    .replace(/ '(sha256-[^']+)'/g, (all, one: string) => (inlineHashes.includes(one) ? '' : all))

/** Reads a page as a browser received it. */
export function inventoryOf(html: string, headers: Record<string, unknown>): Inventory {
  const scriptTags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const scripts = scriptTags.flatMap(([, attributes = '', content = '']) => {
    const src = attribute(attributes, 'src')
    if (src) return BUILD_FILE.test(src) ? [] : [src]
    if (attribute(attributes, 'type') === 'application/ld+json' || isPageData(content)) return []
    const inlineCode = content.replace(DEFER_CALLS, '')
    return inlineCode === '' ? [] : [hash(inlineCode)]
  })
  const inlineHashes = scriptTags.map(([, , content = '']) => hash(content))
  const normalizedHeaders = HEADERS.map((name) => [
    name,
    withoutVaryingParts(String(headers[name] ?? ''), inlineHashes),
  ])
  return {
    scripts: [...new Set(scripts)].sort(),
    headers: Object.fromEntries(normalizedHeaders) as Record<string, string>,
  }
}

/** Describes the changes, page by page. */
export function changesOf(before: Record<string, Inventory>, current: Record<string, Inventory>): string[] {
  return Object.entries(current).flatMap(([page, { scripts, headers }]) => {
    const known = before[page]
    if (!known) return [`${page} was not looked at before`]
    return [
      ...scripts
        .filter((script) => !known.scripts.includes(script))
        .map((script) => `${page} has a new script: ${script}`),
      ...known.scripts.filter((script) => !scripts.includes(script)).map((script) => `${page} has no more: ${script}`),
      ...Object.entries(headers)
        .filter(([name, value]) => known.headers[name] !== value)
        .map(([name, value]) => `${page} says another ${name}: ${value || 'none'}`),
    ]
  })
}
