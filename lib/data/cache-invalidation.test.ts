/** @jest-environment node */
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { handleInvalidationWebhook } from './cache-invalidation'

const SECRET = 'a-secret-of-changes-0123456789-abcdef'
const NOW = 1_790_000_000_000

interface Sent {
  id?: string
  body?: string
  secret?: string
  at?: number
  /** The body as received, if it was changed in transit. */
  arrives?: string
}

function send({
  id = 'chg_1',
  body = '{"changes":["product:home"]}',
  secret = SECRET,
  at = NOW,
  arrives = body,
}: Sent) {
  const webhook = { id, timestamp: String(at / 1000), body }
  const headers = {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: webhook.timestamp,
    [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, webhookKey(secret), webhook),
  }
  return new Request('http://shop.example/api/hook/revalidate', { method: 'POST', headers, body: arrives })
}

const expire = jest.fn(async () => {})
const seen = new Set<string>()
const cache = { expire, isFirst: async (id: string) => !seen.has(id) && Boolean(seen.add(id)) }
const take = async (sent: Sent, secret: string | undefined = SECRET) =>
  (await handleInvalidationWebhook(send(sent), { secret, cache, now: NOW })).status

beforeEach(() => {
  seen.clear()
  expire.mockClear()
})

describe('the webhook of changes', () => {
  it('makes out of date what it names', async () => {
    expect(await take({ body: '{"changes":["product:home","store"]}' })).toBe(204)
    expect(expire.mock.calls).toEqual([[['product:home', 'store']]])
  })

  it('has its effect once, however often it comes', async () => {
    expect([await take({}), await take({}), await take({ id: 'chg_2' })]).toEqual([204, 204, 204])
    expect(expire).toHaveBeenCalledTimes(2)
  })

  it.each<[string, Sent]>([
    ['signed with another secret', { secret: 'another-secret-of-changes-0123456789' }],
    ['changed on its way', { arrives: '{"changes":["store"]}' }],
    ['older than five minutes', { at: NOW - 301_000 }],
    ['from the future', { at: NOW + 301_000 }],
    ['that names what is no change', { body: '{"changes":["_N_T_/layout"]}' }],
    ['that names nothing', { body: '{"changes":[]}' }],
    ['that is no JSON', { body: 'store' }],
  ])('is refused %s', async (_, sent) => {
    expect(await take(sent)).toBe(401)
    expect(expire).not.toHaveBeenCalled()
  })

  it('is refused where the shop has no secret for it, and where it is too large', async () => {
    const request = send({})
    expect((await handleInvalidationWebhook(request, { secret: undefined, cache, now: NOW })).status).toBe(401)
    expect(await take({ arrives: ' '.repeat(70_000) })).toBe(413)
    expect(expire).not.toHaveBeenCalled()
  })
})
