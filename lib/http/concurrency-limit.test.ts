/** @jest-environment node */
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { testServer } from './testing/test-server'
import { concurrencyLimit } from './concurrency-limit'

const MAX_CONCURRENT_REQUESTS = 3
const waiting: ServerResponse[] = []
const received = jest.fn()
const limit = concurrencyLimit({
  maxRequests: MAX_CONCURRENT_REQUESTS,
  isStaticFile: (path) => path === '/_next/static/x.js',
  onOverload: (_, response) => void response.writeHead(503).end(),
})
const upstream = (_: IncomingMessage, response: ServerResponse) => {
  waiting.push(response)
  received()
}
const { server, get } = testServer((request, response) => limit(request, response, () => upstream(request, response)))

/** Resolves when upstream has received `count` requests. */
const waitForRequests = (count: number) =>
  new Promise<void>((done) => {
    const check = () => {
      if (waiting.length < count) return
      received.mockReset()
      done()
    }
    received.mockImplementation(check)
    check()
  })
const finish = () => waiting.splice(0).forEach((response) => response.end('served'))
const port = () => (server.address() as AddressInfo).port

/** Asserts that three more requests are handled. */
const expectFreeSlots = async () => {
  const requests = ['/d', '/e', '/f'].map((path) => get(path))
  await waitForRequests(MAX_CONCURRENT_REQUESTS)
  finish()
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200])
}

describe('the concurrency limit', () => {
  it('rejects requests beyond it immediately, and handles the next when one has finished', async () => {
    const requests = ['/a', '/b', '/c'].map((path) => get(path))
    await waitForRequests(MAX_CONCURRENT_REQUESTS)
    expect((await get('/d')).status).toBe(503)
    finish()
    await Promise.all(requests)
    await expectFreeSlots()
  })

  it('never rejects static files and monitoring requests', async () => {
    const paths = ['/a', '/b', '/c', '/_next/static/x.js?dpl=v1', '/healthz', '/readyz?x=1']
    const requests = paths.map((path) => get(path))
    await waitForRequests(paths.length)
    finish()
    expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('counts requests for missing static files, which are rendered as pages', async () => {
    const requests = ['/a', '/b', '/c'].map((path) => get(path))
    await waitForRequests(MAX_CONCURRENT_REQUESTS)
    expect((await get('/_next/static/none.js')).status).toBe(503)
    expect((await get('/metrics')).status).toBe(503)
    finish()
    await Promise.all(requests)
  })

  it('frees the slot of a client that disconnects', async () => {
    const requests = ['/a', '/b', '/c'].map((path) => httpRequest({ port: port(), path }).on('error', () => {}))
    requests.forEach((request) => request.end())
    await waitForRequests(MAX_CONCURRENT_REQUESTS)
    const closed = waiting.splice(0).map((response) => new Promise((done) => response.once('close', done)))
    requests.forEach((request) => request.destroy())
    await Promise.all(closed)
    await expectFreeSlots()
  })

  it('frees the slots of all pipelined requests of a connection that closes', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.write('GET /a HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(MAX_CONCURRENT_REQUESTS))
    await waitForRequests(MAX_CONCURRENT_REQUESTS)
    const closed = new Promise((done) => waiting[0]?.once('close', done))
    waiting.splice(0)
    socket.destroy()
    await closed
    await expectFreeSlots()
  })
})
