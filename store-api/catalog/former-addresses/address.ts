/** Longest path or target, in characters. */
export const MAX_ADDRESS_LENGTH = 500

/** Any origin: it shows whether an address would lead to another one. */
const BASE = 'https://shop.invalid'

/** Characters that browsers remove from an address, or read as a slash, and halves of characters. */
const UNSAFE = /[\p{Cc}\p{Cs}\\]/u

/** An address of a former shop. */
export interface FormerAddress {
  /** Decoded, in small letters, without a slash at its end. */
  path: string
  /** Its parts, decoded, in the letters they were written in. */
  segments: string[]
  /** Parameters in the order of their names. */
  query: [name: string, value: string][]
}

function decodeSegment(text: string): string | null {
  try {
    const segment = decodeURIComponent(text).normalize('NFC')
    return segment === '.' || segment === '..' || segment.includes('/') || UNSAFE.test(segment) ? null : segment
  } catch {
    return null
  }
}

/** Parameters as the text that rows have. */
export const queryKey = (pairs: readonly [string, string][]): string => new URLSearchParams([...pairs]).toString()

/** An address in one text: two that are the same are equal. */
export const addressKey = ({ path, query }: Pick<FormerAddress, 'path' | 'query'>): string =>
  query.length > 0 ? `${path}?${queryKey(query)}` : path

/**
 * Normalizes an address as shop systems compare them: letter case, percent-encoding, empty segments, a trailing slash
 * and the order of parameters make no difference. The fragment is removed, because servers never receive it.
 * @param text path and query
 * @returns null for an invalid address
 */
export function parseAddress(text: string): FormerAddress | null {
  const [address = ''] = text.split('#', 1)
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  if (!path.startsWith('/')) return null
  const segments = path.split('/').filter(Boolean).map(decodeSegment)
  if (!segments.every((segment) => segment !== null)) return null
  const query = at < 0 ? [] : [...new URLSearchParams(address.slice(at + 1))]
  const order = ([name, value]: [string, string]) => `${name}\0${value}`
  return {
    path: `/${segments.join('/')}`.toLowerCase().normalize('NFC'),
    segments,
    query: query.filter(([name]) => name !== '').toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
  }
}

/**
 * A path with query and fragment for a `Location` header.
 * @returns null unless it is a path of the same origin
 */
export function parseTarget(text: string): string | null {
  if (!/^\/(?!\/)/.test(text) || UNSAFE.test(text) || !URL.canParse(text, BASE)) return null
  const { origin, pathname, search, hash } = new URL(text, BASE)
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return origin === BASE && parseAddress(path) ? path + search + hash : null
}

/** The path of a target. */
export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? ''

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/**
 * An address without its scheme and host, if it has them.
 * @param hosts that are accepted, with or without `www.`
 */
export function stripHost(text: string, hosts: readonly string[]): { path: string } | { problem: string } {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'is empty' }
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[/\\]{2}/.test(trimmed)
  if (!isAbsolute) return trimmed.startsWith('/') ? { path: trimmed } : { problem: 'must begin with /' }
  const url = URL.canParse(trimmed, BASE) ? new URL(trimmed, BASE) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return { problem: 'is no address of a web page' }
  if (hosts.some((host) => withoutWww(host) === withoutWww(url.host)))
    return { path: url.pathname + url.search + url.hash }
  return { problem: `leads to ${url.host}, which is another host` }
}
