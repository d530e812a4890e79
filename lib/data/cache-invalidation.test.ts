/** @jest-environment node */
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'
import { handleInvalidationWebhook } from './cache-invalidation'

const SECRET = 'a-secret-of-changes-0123456789-abcdef'
const NOW = 1_790_000_000_000

interface WebhookOptions {
  id?: string
  body?: string
  secret?: string
  at?: number
  /** The body as received, if it was changed in transit. */
  receivedBody?: string
}

function send({
  id = 'chg_1',
  body = '{"changes":["product:home"]}',
  secret = SECRET,
  at = NOW,
  receivedBody = body,
}: WebhookOptions) {
  const webhook = { id, timestamp: String(at / 1000), body }
  const headers = {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: webhook.timestamp,
    [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, webhookKey(secret), webhook),
  }
  return new Request('http://shop.example/api/hook/revalidate', { method: 'POST', headers, body: receivedBody })
}

const expire = jest.fn(async () => {})
const handledIds = new Set<string>()
const cache = { expire, isFirst: async (id: string) => !handledIds.has(id) && Boolean(handledIds.add(id)) }
const deliver = async (sent: WebhookOptions, secret: string | undefined = SECRET) =>
  (await handleInvalidationWebhook(send(sent), { secret, cache, now: NOW })).status

beforeEach(() => {
  handledIds.clear()
  expire.mockClear()
})

describe('the invalidation webhook', () => {
  it('expires the tags in its body', async () => {
    expect(await deliver({ body: '{"changes":["product:home","store"]}' })).toBe(204)
    expect(expire.mock.calls).toEqual([[['product:home', 'store']]])
  })

  it('takes effect once, however often it is delivered', async () => {
    expect([await deliver({}), await deliver({}), await deliver({ id: 'chg_2' })]).toEqual([204, 204, 204])
    expect(expire).toHaveBeenCalledTimes(2)
  })

  it.each<[string, WebhookOptions]>([
    ['signed with another secret', { secret: 'another-secret-of-changes-0123456789' }],
    ['changed in transit', { receivedBody: '{"changes":["store"]}' }],
    ['older than five minutes', { at: NOW - 301_000 }],
    ['from the future', { at: NOW + 301_000 }],
    ['with an unknown tag', { body: '{"changes":["_N_T_/layout"]}' }],
    ['without tags', { body: '{"changes":[]}' }],
    ['that is not JSON', { body: 'store' }],
  ])('is rejected %s', async (_, sent) => {
    expect(await deliver(sent)).toBe(401)
    expect(expire).not.toHaveBeenCalled()
  })

  it('is rejected without a configured secret, and when it is too large', async () => {
    const request = send({})
    expect((await handleInvalidationWebhook(request, { secret: undefined, cache, now: NOW })).status).toBe(401)
    expect(await deliver({ receivedBody: ' '.repeat(70_000) })).toBe(413)
    expect(expire).not.toHaveBeenCalled()
  })
})
