/** @jest-environment node */
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { signPath } from '../../contract/signing'
import { openTestShop, TEST_KEYS, testClient, type TestRequest } from '../testing/test-shop'

const MINUTE = 60_000
const OTHER_KEYS = deriveKeys(nodeEngine, 'another-secret-0123456789-0123456789')

const opened = openTestShop()
afterAll(async () => (await opened).close())

const send = async (method: string, path: string, sent: TestRequest = {}) =>
  testClient((await opened).app)(method, path, sent)
const cartItem = async () => {
  const { data } = await send('GET', '/api/product/home')
  const [group] = (data as { optionGroups: { optionList: { id: number; title: string }[] }[] }).optionGroups
  const option = group?.optionList.find(({ title }) => title === 'M')
  return { key: 'home', optionIds: [option?.id ?? 0], quantity: 1 }
}

/** The only response, byte for byte. */
const REJECTION = '{"code":400,"msg":"That request could not be read.","data":null}'

describe('a request that is not as it was signed', () => {
  const flipLastDigit = (text: string) => (text.endsWith('0') ? text.slice(0, -1) + '1' : text.slice(0, -1) + '0')

  it.each<[string, TestRequest['tamper'], TestRequest?]>([
    ['path', (request) => (request.path = '/api/cart?page=2&limit=10')],
    ['Timestamp', ({ headers }) => (headers.Timestamp = flipLastDigit(headers.Timestamp ?? ''))],
    ['Sign', ({ headers }) => (headers.Sign = flipLastDigit(headers.Sign ?? ''))],
    ['missing Sign', ({ headers }) => delete headers.Sign],
    ['token', ({ headers }) => (headers.token = 'stolen')],
    ['uuid', ({ headers }) => (headers.uuid = flipLastDigit(headers.uuid ?? ''))],
    ['an address it did not name', ({ headers }) => (headers['Client-Address'] = '203.0.113.7')],
    ['the address it named', ({ headers }) => (headers['Client-Address'] = '203.0.113.8'), { address: '203.0.113.7' }],
    ['time, five minutes and a second late', undefined, { now: Date.now() - 5 * MINUTE - 1000 }],
    ['time, nine minutes early', undefined, { now: Date.now() + 9 * MINUTE }],
    ['keys', undefined, { keys: OTHER_KEYS }],
    ['form of the uuid', undefined, { uuid: 'not-a-uuid' }],
  ])('is refused with the same response: %s', async (_, tamper, sent = {}) => {
    const { response, text } = await send('GET', '/api/cart?page=1&limit=10', { ...sent, ...(tamper && { tamper }) })
    expect([response.status, text]).toEqual([400, REJECTION])
  })

  it('is refused with the same response: any changed byte of the body, a plain body, no body', async () => {
    const body = await cartItem()
    const bodyTamperings: ((body: string) => string | undefined)[] = [
      (text) => text.replace('"data":"', '"data":"A'),
      (text) => text.replace(/.{3}"}$/, '000"}'),
      () => JSON.stringify(body),
      () => undefined,
    ]
    for (const change of bodyTamperings) {
      const tamper: TestRequest['tamper'] = (request) => (request.body = change(request.body ?? ''))
      const { response, text } = await send('POST', '/api/cart', { body, tamper })
      expect([response.status, text]).toEqual([400, REJECTION])
    }
    expect((await send('GET', '/api/cart')).data).toMatchObject({ carts: [] })
  })

  it('is rejected with the same response if it has a valid signature but was sealed with other keys', async () => {
    const { app } = await opened
    const keys = { ...TEST_KEYS, request: OTHER_KEYS.request }
    const { text } = await testClient(app)('POST', '/api/cart', { keys, body: await cartItem() })
    expect(text).toBe(REJECTION)
  })
})

describe('the time window', () => {
  it.each([-4 * MINUTE, 4 * MINUTE])('accepts a clock that is %i ms off', async (off) => {
    expect((await send('GET', '/api/store', { now: Date.now() + off })).code).toBe(0)
  })
})

describe('a write', () => {
  it('is accepted once: a replay is rejected, an equal new one is accepted', async () => {
    const client = testClient((await opened).app)
    const sent = { body: await cartItem(), now: Date.now() }
    let replayed: RequestInit & { path: string } = { path: '' }
    const first = await client('POST', '/api/cart', {
      ...sent,
      tamper: ({ path, headers, body }) => (replayed = { path, method: 'POST', headers, body: body ?? null }),
    })
    expect(first.code).toBe(0)
    const repeated = await (await opened).app.request(replayed.path, replayed)
    expect([repeated.status, await repeated.text()]).toEqual([400, REJECTION])
    expect((await client('POST', '/api/cart', { body: sent.body })).code).toBe(0)
    expect((await client('GET', '/api/cart')).data).toMatchObject({ carts: [{ quantity: 2 }] })
  })
})

describe('secrets in rotation', () => {
  it('are both accepted, and the reply is sealed with the secret of the request', async () => {
    const { app, close } = await openTestShop({ keys: [OTHER_KEYS, TEST_KEYS] })
    for (const keys of [OTHER_KEYS, TEST_KEYS]) {
      expect((await testClient(app)('GET', '/api/store', { keys })).data).toMatchObject({ name: 'Touchline' })
    }
    await close()
  })
})

describe("the spec's plain hash", () => {
  const plain: TestRequest['tamper'] = ({ path, headers }) => {
    headers.Sign = signPath(nodeEngine, { timestamp: headers.Timestamp ?? '', path })
  }

  it('is refused unless the operator accepts it', async () => {
    expect((await send('GET', '/api/store', { tamper: plain })).text).toBe(REJECTION)
  })
})

describe('limits', () => {
  it('refuse a body over 64 KiB, a query over 2 KiB, and JSON too deep or too long', async () => {
    expect((await send('POST', '/api/cart', { body: { key: 'x'.repeat(70_000) } })).code).toBe(413)
    expect((await send('GET', `/api/product?x=${'y'.repeat(3000)}`)).code).toBe(414)
    const deep = JSON.parse('['.repeat(30) + ']'.repeat(30)) as unknown
    expect((await send('POST', '/api/cart', { body: deep })).text).toBe(REJECTION)
    expect((await send('POST', '/api/cart', { body: { optionIds: Array(1001).fill(1) } })).text).toBe(REJECTION)
  })
})

describe('failures', () => {
  it('are JSON in the envelope, also for an unknown path or token', async () => {
    expect(await send('GET', '/api/nothing')).toMatchObject({ code: 404, data: null })
    expect(await send('GET', '/api/cart', { token: 'unknown' })).toMatchObject({ code: 401, msg: 'Invalid Token' })
    const response = await (await opened).app.request('/elsewhere')
    expect([response.status, await response.json()]).toEqual([404, { code: 404, msg: 'Not found.', data: null }])
  })
})
