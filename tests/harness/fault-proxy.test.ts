import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy'

const SEALED = JSON.stringify({ code: 0, msg: '', data: 'sealed' })
const server = createServer((_, response) => response.end(SEALED))
let proxy: FaultProxy

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => 0.5)
})
afterAll(async () => {
  await proxy.stop()
  server.closeAllConnections()
  server.close()
})
afterEach(() => proxy.heal())

const send = async (path = '/', timeoutMs = 2000) => {
  const response = await fetch(proxy.url + path, { signal: AbortSignal.timeout(timeoutMs) })
  return `${response.status} ${await response.text()}`
}
const broken = async (fault: Fault) => {
  await proxy.break(fault)
  return send('/', 300).catch(() => 'nothing')
}

it('forwards requests and records them', async () => {
  expect(await send('/api/cart?page=1')).toBe(`200 ${SEALED}`)
  expect(proxy.requests.at(-1)).toMatchObject({ method: 'GET', path: '/api/cart?page=1' })
})

it.each<Fault>([{ kind: 'hang' }, { kind: 'refuse' }, { kind: 'reset' }, { kind: 'cut' }])(
  'sends no response: $kind',
  async (fault) => {
    expect(await broken(fault)).toBe('nothing')
    await proxy.heal()
    // A kept-alive connection may be closing at this moment.
    expect(await send().catch(() => send())).toBe(`200 ${SEALED}`)
  },
)

it.each<[Fault, string]>([
  [{ kind: 'status', status: 503 }, '503 {"code":503,"msg":"broken","data":null}'],
  [{ kind: 'code 500' }, '200 {"code":500,"msg":"broken","data":null}'],
  [{ kind: 'wrong seal' }, '200 {"code":0,"msg":"","data":"Aealed"}'],
])('sends a faulty response: %j', async (fault, outcome) => {
  expect(await broken(fault)).toBe(outcome)
})

it('responds with a body that is not JSON', async () => {
  expect(await broken({ kind: 'garbage' })).toMatch(/^200 <html>/)
})

it.each<Fault>([
  { kind: 'slow', delay: 150, jitter: 100 },
  { kind: 'thin', bytesPerSecond: 150 },
])('delays the response: %j', async (fault) => {
  const startedAt = performance.now()
  expect(await broken(fault)).toBe(`200 ${SEALED}`)
  expect(performance.now() - startedAt).toBeGreaterThan(140)
})

it('affects matching requests only', async () => {
  await proxy.break({ kind: 'status', status: 500 }, (path) => path.startsWith('/api/cart'))
  expect([(await send('/api/cart')).slice(0, 3), (await send('/api/store')).slice(0, 3)]).toEqual(['500', '200'])
})
