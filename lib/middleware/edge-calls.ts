import { ANYONE, signedHeaders, type Caller } from '../contract/signed-headers'
import { open } from '../contract/cipher'
import { cryptoJsEngine as engine } from '../contract/engines/crypto-js'
import { CALLS } from '../contract/calls'
import { deriveKeys, type ContractKeys } from '../contract/keys'
import { env } from '../env'
import type { CrawlKind } from '../contract/entities/crawl'
import { KEY_PATTERN } from '../contract/limits'
import { fillPath } from '../contract/path-template'
import type { Former } from './former-keys'
import { readDoorSettings, type DoorSettings } from './door-settings'

/** Longest wait of a shopper at the door, in milliseconds: for what the shop is, and for whether there is something. */
const TIMEOUT = 2000
const STATUS_TIMEOUT = 1000

let keys: ContractKeys | undefined

/** A signed call from the edge runtime, which has neither node:crypto nor undici. */
async function send(method: 'GET' | 'HEAD', path: string, caller: Caller, timeout = TIMEOUT) {
  const { STORE_API_URL, STORE_API_SECRET, SIGN_SCHEME } = env()
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
  const signal = AbortSignal.timeout(timeout)
  const url = STORE_API_URL.replace(/\/+$/, '') + path
  const response = await fetch(url, { method, headers, signal, cache: 'no-store', redirect: 'manual' })
  return { response, keys, binding: { method, path, timestamp: headers.Timestamp, answers: headers.Sign } }
}

/** What the door needs of the store settings. @throws when they cannot be had */
export async function fetchSettings(): Promise<DoorSettings> {
  const { response, keys, binding } = await send('GET', CALLS.getStore.path, ANYONE)
  const { data } = (await response.json()) as { data: string }
  return readDoorSettings(JSON.parse(open(engine, keys.reply, data, binding)))
}

/** What became of a key of something that has a page. @throws when it cannot be found out */
export async function fetchFormer(kind: CrawlKind, key: string): Promise<Former> {
  const { response, keys, binding } = await send('GET', fillPath(CALLS.getFormerKey.path, { kind, key }), ANYONE)
  if (response.status === 404) return null
  const { data } = (await response.json()) as { data: string }
  const { key: now } = JSON.parse(open(engine, keys.reply, data, binding)) as { key: unknown }
  if (now === null) return 'gone'
  return typeof now === 'string' && KEY_PATTERN.test(now) ? { key: now } : null
}

/** The HTTP status of a path of the store API, as it answers this caller. @throws when there is no answer */
export async function fetchStatus(path: string, caller = ANYONE): Promise<number> {
  const { response } = await send('HEAD', path, caller, STATUS_TIMEOUT)
  await response.body?.cancel()
  return response.status
}
