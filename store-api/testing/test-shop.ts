import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { open, seal } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import type { Reply } from '../../contract/envelope'
import { type ContractKeys, deriveKeys } from '../../contract/keys'
import { sign } from '../../contract/signing'
import { createApp } from '../app'
import { CatalogIndex } from '../catalog/facet-index/catalog-index'
import { memoryStorage } from '../catalog/media/storage'
import type { Database, OpenDatabase } from '../db/database'
import { migrate } from '../db/migrate'
import type { Catalogue } from '../demo/catalogue/catalogue'
import { imageRenderer } from '../demo/demo'
import { seed } from '../demo/seed/seed'
import type { Shop } from '../http/context'
import { textsOf } from '../i18n/texts'
import { SMALL_CATALOGUE } from './catalogue'
import { openTestDatabase } from './database'

export const TEST_KEYS = deriveKeys(nodeEngine, 'the-secret-of-the-tests-0123456789')

interface ShopOptions extends Partial<Shop> {
  /** Null leaves the database unchanged. */
  catalogue?: Catalogue | null
  database?: OpenDatabase
}

/** A seeded shop on a new in-memory database, or on the given one. */
export async function openTestShop({ catalogue = SMALL_CATALOGUE, database, ...change }: ShopOptions = {}) {
  const opened = database ?? (await openTestDatabase())
  await migrate(opened.db)
  if (catalogue) await seed(opened.db, catalogue, { now: change.now ?? Date.now, language: change.language ?? 'en' })
  const shop: Shop = {
    db: opened.db,
    keys: [TEST_KEYS],
    language: 'en',
    texts: textsOf(change.language ?? 'en'),
    publicOrigin: 'https://shop.example',
    hasDevTools: false,
    hasAdminPages: false,
    acceptsPathSign: false,
    logger: pino({ level: 'silent' }),
    pictures: { get: (_, produce) => produce() },
    imageRenderer,
    media: memoryStorage(),
    mediaMaxBytes: 1e9,
    catalog: new CatalogIndex(opened.db),
    payments: null,
    guestsMayOrder: true,
    orderEmails: [],
    unpaidOrderTtlMs: 3_600_000,
    unpaidGuestOrderTtlMs: 3_600_000,
    now: Date.now,
    ...change,
  }
  return { app: createApp(shop), shop, db: opened.db as Database, close: opened.close }
}

export interface TestRequest {
  body?: unknown
  token?: string
  uuid?: string
  /** The shopper's network address. */
  address?: string
  keys?: ContractKeys
  idempotencyKey?: string
  /** Milliseconds since the epoch. */
  now?: number
  /** Changes the finished request, as an attacker on the network would. */
  tamper?: (request: { path: string; headers: Record<string, string>; body: string | undefined }) => void
}

let lastTime = 0
/** Times that never repeat: two equal writes within one millisecond would be a replay. */
const nextTime = () => (lastTime = Math.max(Date.now(), lastTime + 1))

/** A target of requests: an app, or a remote program. */
export interface Requestable {
  request: (path: string, init: RequestInit) => Response | Promise<Response>
}

/** A client of one device: signs, encrypts and decrypts as the contract defines. */
export function testClient(app: Requestable, device: string = randomUUID()) {
  return async (method: string, path: string, options: TestRequest = {}) => {
    const { token = '', uuid = device, address = '', idempotencyKey = '', keys = TEST_KEYS, now = nextTime() } = options
    const timestamp = String(now)
    const associatedData = { method, path, timestamp, answers: '' }
    const data =
      options.body === undefined
        ? undefined
        : seal(nodeEngine, keys.request, JSON.stringify(options.body), associatedData)
    const body = data === undefined ? undefined : JSON.stringify({ data })
    const request = { timestamp, method, path, uuid, token, address, idempotencyKey, body: body ?? '' }
    const signature = sign(nodeEngine, keys.sign, request)
    const headers = {
      token,
      uuid,
      Timestamp: timestamp,
      Sign: signature,
      'Client-Address': address,
      'Idempotency-Key': idempotencyKey,
    }
    const outgoing = { path, headers, body }
    options.tamper?.(outgoing)
    const response = await app.request(outgoing.path, {
      method,
      headers: outgoing.headers,
      body: outgoing.body ?? null,
    })
    return { response, ...(await decryptReply(response, keys, { ...associatedData, answers: signature })) }
  }
}

async function decryptReply(response: Response, keys: ContractKeys, associatedData: Parameters<typeof open>[3]) {
  const text = await response.clone().text()
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  if (!isJson || text === '') return { code: response.status, msg: '', data: null as unknown, text }
  const { code, msg, data } = JSON.parse(text) as Reply<string | null>
  const opened: unknown = data === null ? null : JSON.parse(open(nodeEngine, keys.reply, data, associatedData))
  return { code, msg, data: opened, text }
}
