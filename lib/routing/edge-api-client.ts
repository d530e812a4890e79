import { fillPath } from '../../contract/call'
import { CALLS } from '../../contract/calls'
import { open } from '../../contract/cipher'
import { cryptoJsEngine as engine } from '../../contract/engines/crypto-js'
import type { SitemapKind } from '../../contract/entities/sitemap'
import { deriveKeys, type ContractKeys } from '../../contract/keys'
import { KEY_PATTERN } from '../../contract/limits'
import { ANONYMOUS, signedHeaders, type Caller } from '../../contract/signing'
import { createDeadline } from '../api/deadline'
import { env } from '../env'
import { readRestrictionSettings, type RestrictionSettings } from './restriction'

const OK = 200
const NOT_FOUND = 404

/** Parts of `STORE_API_TIMEOUT_MS`: by default 2 s, and 1 s for calls that each first view of a page waits for. */
const TIMEOUT_SHARE = { usual: 2 / 3, firstView: 1 / 3 }

let keys: ContractKeys | undefined

/** A signed call from the edge runtime, which has neither node:crypto nor undici. */
async function send(method: 'GET' | 'HEAD', path: string, caller: Caller, share: keyof typeof TIMEOUT_SHARE = 'usual') {
  const { STORE_API_URL, STORE_API_SECRET, SIGN_SCHEME, STORE_API_TIMEOUT_MS } = env()
  keys ??= deriveKeys(engine, STORE_API_SECRET)
  const headers = signedHeaders({
    engine,
    keys,
    scheme: SIGN_SCHEME,
    method,
    path,
    caller,
    body: '',
    now: Date.now(),
  })
  const url = STORE_API_URL.replace(/\/+$/, '') + path
  const { signal, clear } = createDeadline(Math.round(STORE_API_TIMEOUT_MS * TIMEOUT_SHARE[share]))
  try {
    const response = await fetch(url, { method, headers, signal, cache: 'no-store', redirect: 'manual' })
    const associatedData = { method, path, timestamp: headers.Timestamp, answers: headers.Sign }
    return { status: response.status, text: await response.text(), keys, associatedData }
  } finally {
    clear()
  }
}

/** The data of a reply. @throws if it is not encrypted for this request */
const decryptReply = <Data>({ text, keys, associatedData }: Awaited<ReturnType<typeof send>>): Data =>
  JSON.parse(open(engine, keys.reply, (JSON.parse(text) as { data: string }).data, associatedData)) as Data

/** The store settings that the middleware reads. @throws if the store API does not respond, or violates the contract */
export async function fetchSettings(): Promise<RestrictionSettings> {
  return readRestrictionSettings(decryptReply(await send('GET', CALLS.getStore.path, ANONYMOUS)))
}

/**
 * The current key of a renamed resource; `gone` for a withdrawn one, or the path of its replacement; null for a slug
 * that never existed.
 */
export type SlugRedirect = { key: string } | { instead: string } | 'gone' | null

/** A product or category of this shop. */
const isReplacementPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?:product|category)\/[\w-]+$/.test(path)

/** Looks up the redirect of a slug without a resource. @throws as fetchSettings does */
export async function fetchSlugRedirect(kind: SitemapKind, key: string): Promise<SlugRedirect> {
  const reply = await send('GET', fillPath(CALLS.getFormerKey.path, { kind, key }), ANONYMOUS)
  if (reply.status === NOT_FOUND) return null
  const { key: currentKey, instead } = decryptReply<Record<string, unknown>>(reply)
  if (currentKey === null) return isReplacementPath(instead) ? { instead } : 'gone'
  return typeof currentKey === 'string' && KEY_PATTERN.test(currentKey) ? { key: currentKey } : null
}

/** The target of an address of the former shop: a path of this one, or `gone`. */
export interface FormerAddress {
  to: string | 'gone'
  /** Names of the query's parameters that decided it. */
  used: readonly string[]
  /** Path of the replacement of a withdrawn resource. */
  instead?: string
}

/** A path of this shop, however a browser parses it. */
const isOwnPath = (to: unknown): to is string =>
  typeof to === 'string' && /^\/(?!\/)[!-~]*$/.test(to) && !to.includes('\\')

const TIMEOUT = 408
const TOO_MANY_REQUESTS = 429

/** Whether the store API rejects only this address: others can be looked up. */
const isRejected = (status: number) =>
  status >= 400 && status < 500 && status !== TIMEOUT && status !== TOO_MANY_REQUESTS

/** Looks up an address without a page; null for one that leads nowhere. @throws as fetchSettings does */
export async function fetchFormerAddress(address: string): Promise<FormerAddress | null> {
  // Encoded as by `fetch`, which encodes an apostrophe, for example: the signature covers the sent path.
  const path = `${CALLS.getFormerAddress.path}?${new URLSearchParams({ address })}`
  const reply = await send('GET', path, ANONYMOUS, 'firstView')
  if (reply.status === NOT_FOUND || isRejected(reply.status)) return null
  if (reply.status !== OK) throw new Error(`status ${reply.status}`)
  const { to, used, instead } = decryptReply<Record<string, unknown>>(reply)
  if (to !== null && !isOwnPath(to)) return null
  const names = Array.isArray(used) ? used.filter((name) => typeof name === 'string') : []
  return { to: to ?? 'gone', used: names, ...(to === null && isReplacementPath(instead) && { instead }) }
}

/** The HTTP status of a path of the store API for this caller. @throws if it does not respond */
export async function fetchStatus(path: string, caller = ANONYMOUS): Promise<number> {
  return (await send('HEAD', path, caller, 'firstView')).status
}
