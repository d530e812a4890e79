/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { open, seal } from '../../contract/cipher'
import { nodeEngine as engine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { SignatureMonitor } from '../../contract/signature-check'
import { isSignedBy } from '../../contract/signing'
import { ApiError } from './api-error'
import { createApiClient } from './client'
import { Breaker } from './resilience'
import { undiciTransport } from './transport'

const keys = deriveKeys(engine, 'a-secret-of-at-least-thirty-two-bytes')
const caller = { token: 'tok', uuid: '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3' }

interface RecordedRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}
type Respond = (seen: RecordedRequest, reply: ServerResponse) => void

/** A store API with one page: records requests and responds as the test defines. */
/** Long enough for a response on a busy machine, in milliseconds. */
const LONG_TIMEOUT_MS = 10_000

async function startServer(respond: Respond, watch?: SignatureMonitor, timeoutMs = LONG_TIMEOUT_MS) {
  const seen: RecordedRequest[] = []
  const server: Server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += String(part)
    const recorded = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    seen.push(recorded)
    respond(recorded, reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const client = createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    engine,
    keys,
    scheme: 'full',
    transport: undiciTransport(),
    breaker: new Breaker(),
    timeout: () => timeoutMs,
    ...(watch && { watch }),
  })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { seen, client, stop }
}

const header = (seen: RecordedRequest, name: string) => String(seen.headers[name] ?? '')

/** Responds as the contract defines: data encrypted for this very request. */
const reply =
  (code: number, status: number, data: unknown): Respond =>
  (seen, response) => {
    const associatedData = {
      method: seen.method,
      path: seen.path,
      timestamp: header(seen, 'timestamp'),
      answers: header(seen, 'sign'),
    }
    const sealed = data === null ? null : seal(engine, keys.reply, JSON.stringify(data), associatedData)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code, msg: code ? 'no' : '', data: sealed }))
  }

const started: { stop: () => void }[] = []
async function start(respond: Respond, watch?: SignatureMonitor, timeoutMs?: number) {
  const server = await startServer(respond, watch, timeoutMs)
  started.push(server)
  return server
}
afterEach(() => started.splice(0).forEach(({ stop }) => stop()))

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )

describe('a call to the store API', () => {
  it('is signed over everything and carries an encrypted body', async () => {
    const { seen, client } = await start(reply(0, 200, { ok: true }))
    const result = await client.send({ method: 'POST', path: '/api/cart', caller, body: { key: 'home-shirt' } })
    expect(result).toEqual({ code: 0, msg: '', data: { ok: true } })

    const [request] = seen as [RecordedRequest]
    const timestamp = header(request, 'timestamp')
    const signed = { timestamp, method: 'POST', path: '/api/cart', ...caller, body: request.body }
    expect(isSignedBy(engine, keys.sign, signed, header(request, 'sign'))).toBe(true)
    expect(request.body).not.toContain('home-shirt')
    const { data } = JSON.parse(request.body) as { data: string }
    const associatedData = { method: 'POST', path: '/api/cart', timestamp, answers: '' }
    expect(JSON.parse(open(engine, keys.request, data, associatedData))).toEqual({ key: 'home-shirt' })
  })

  it('throws the code and message of a refusal', async () => {
    const { client } = await start(reply(4005, 409, { available: 3 }))
    const error = await failure(client.send({ method: 'POST', path: '/api/cart', caller, body: {} }))
    expect(error).toMatchObject({ name: 'ApiError', code: 4005, status: 409, msg: 'no', data: { available: 3 } })
  })

  it('is retried once, with a new signature, when the status allows it', async () => {
    let count = 0
    const { seen, client } = await start((now, response) => reply(0, count++ ? 200 : 503, 'fine')(now, response))
    expect((await client.send({ method: 'GET', path: '/api/store', caller })).data).toBe('fine')
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['with DELETE succeeds if the retry finds nothing: the first call removed it', 503],
    ['with DELETE fails if the first call finds nothing', 404],
  ])('%s', async (_, first) => {
    let count = 0
    const { seen, client } = await start((now, response) => {
      const status = count++ ? 404 : first
      reply(status, status, null)(now, response)
    })
    const removed = client.send({ method: 'DELETE', path: '/api/cart/7', caller })
    if (first === 404) expect((await failure(removed)).code).toBe(404)
    else expect((await removed).code).toBe(0)
    expect(seen).toHaveLength(first === 404 ? 1 : 2)
  })

  it('with a body is never sent twice', async () => {
    const { seen, client } = await start(reply(503, 503, null))
    await failure(client.send({ method: 'POST', path: '/api/cart', caller, body: {} }))
    expect(seen).toHaveLength(1)
  })

  it('that hangs ends with 504 within its time-out', async () => {
    const { seen, client } = await start(() => {}, undefined, 200)
    expect(await failure(client.send({ method: 'GET', path: '/api/cart', caller }))).toMatchObject({
      code: 504,
      status: 504,
    })
    expect(seen).toHaveLength(1)
  })

  it.each<[string, Respond]>([
    ['not JSON', (_, response) => response.end('<html>')],
    ['not the envelope', (_, response) => response.end('{"data":"x"}')],
    ['not sealed', (_, response) => response.end('{"code":0,"msg":"","data":"eyJhIjoxfQ=="}')],
    [
      'cut off',
      (_, response) => response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
    ],
  ])('with a reply that is %s ends with 502', async (_, respond) => {
    const { client } = await start(respond)
    expect(await failure(client.send({ method: 'GET', path: '/api/cart', caller }))).toMatchObject({ code: 502 })
  })

  it('refuses a reply sealed for another request', async () => {
    const { client } = await start((seen, response) => reply(0, 200, 1)({ ...seen, path: '/api/other' }, response))
    expect(await failure(client.send({ method: 'GET', path: '/api/cart', caller }))).toMatchObject({ code: 502 })
  })

  it('is answered at once with 503 after five failures in a row', async () => {
    const { seen, client } = await start(reply(503, 503, null))
    for (let n = 0; n < 3; n++) await failure(client.send({ method: 'GET', path: '/api/cart', caller }))
    const sent = seen.length
    expect(await failure(client.send({ method: 'GET', path: '/api/cart', caller }))).toMatchObject({
      code: 503,
      status: 503,
    })
    expect(seen).toHaveLength(sent)
  })
})

describe('SignWatch', () => {
  const other = deriveKeys(engine, 'another-secret-of-thirty-two-bytes')
  const refuse =
    (date: string, status = 400, data: string | null = null): Respond =>
    (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json', date })
      response.end(JSON.stringify({ code: status === 200 ? 0 : status, msg: '', data }))
    }
  const sealedByOther: Respond = (seen, response) => {
    const associatedData = { method: seen.method, path: seen.path, timestamp: '0', answers: '' }
    refuse(new Date().toUTCString(), 200, seal(engine, other.reply, '1', associatedData))(seen, response)
  }
  const fiveMinutesLater = () => new Date(Date.now() + 400_000).toUTCString()

  it.each<[string, Respond, 'clock' | 'secret' | null]>([
    ['a different clock', refuse(fiveMinutesLater()), 'clock'],
    ['the same clock', refuse(new Date().toUTCString()), 'secret'],
    ['a reply sealed with other keys', sealedByOther, 'secret'],
    ['a missing resource', refuse(fiveMinutesLater(), 404), null],
    ['an ended session', refuse(fiveMinutesLater(), 401), null],
    ['too many calls', refuse(fiveMinutesLater(), 429), null],
    ['a sealed error of an invalid query', (seen, response) => reply(400, 400, { errors: [] })(seen, response), null],
  ])('classifies a rejection with %s', async (_, respond, trouble) => {
    const watch = new SignatureMonitor({ report: () => {} })
    const { client } = await start(respond, watch)
    await failure(client.send({ method: 'GET', path: '/api/store', caller }))
    expect(watch.problem).toBe(trouble)
  })

  it('reports no trouble after the first accepted call', async () => {
    const watch = new SignatureMonitor({ report: () => {} })
    watch.recordRejected(undefined)
    const { client } = await start(reply(0, 200, {}), watch)
    await client.send({ method: 'GET', path: '/api/store', caller })
    expect(watch.problem).toBeNull()
  })
})
