/** @jest-environment node */
import { EventEmitter } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gracefulShutdown } from './graceful-shutdown'

const agents: Agent[] = []
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()))

/** A server that is shut down by signals of `source`, and a client that sends requests on persistent connections. */
async function start(listener: RequestListener, { delayMs = 0, isManual = true } = {}) {
  const source = new EventEmitter()
  const onDraining = jest.fn()
  let exit: (code: number) => void = () => {}
  const exited = new Promise<number>((done) => (exit = done))
  const shutdown = gracefulShutdown({ source, delayMs, onDraining, isManual, exit })
  const server = createServer((request, response) =>
    shutdown.middleware(request, response, () => listener(request, response)),
  )
  server.keepAliveTimeout = 65_000
  shutdown.onServer(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const agent = new Agent({ keepAlive: true })
  agents.push(agent)
  const { port } = server.address() as AddressInfo
  const request = () =>
    new Promise<string | undefined>((resolve) =>
      get({ port, host: '127.0.0.1', agent }, (reply) => {
        reply.resume().once('end', () => resolve(reply.headers.connection))
      }),
    )
  return { source, server, request, exited, onDraining }
}

const respondOk: RequestListener = (_, response) => void response.end('ok')

describe('a process that gets a signal', () => {
  it('says so at once, answers for a while, each response the last of its connection, and exits (R12)', async () => {
    const { source, server, request, exited, onDraining } = await start(respondOk, { delayMs: 200 })
    expect([await request(), await request()]).toEqual(['keep-alive', 'keep-alive'])
    source.emit('SIGTERM')
    expect([onDraining.mock.calls.length, server.listening]).toEqual([1, true])
    expect(await request()).toBe('close')
    expect(await exited).toBe(143)
    expect(server.listening).toBe(false)
  })

  it('finishes responses that had begun, and does not wait for their idle connections (R12)', async () => {
    const { source, server, request, exited } = await start((_, response) => {
      setTimeout(() => response.end('ok'), 300)
    })
    const requestReceived = new Promise((done) => server.once('request', done))
    const response = request()
    await requestReceived
    source.emit('SIGTERM')
    expect(await response).toBe('keep-alive')
    expect(await exited).toBe(143)
  })

  it('exits once, with the code of the first signal, and at once with SIGINT', async () => {
    const { source, exited, onDraining } = await start(respondOk, { delayMs: 60_000 })
    source.emit('SIGINT')
    source.emit('SIGTERM')
    expect(await exited).toBe(130)
    expect(onDraining).toHaveBeenCalledTimes(1)
  })

  it('does not close servers if Next handles signals', async () => {
    const { source, server, request, onDraining } = await start(respondOk, { isManual: false })
    source.emit('SIGTERM')
    expect([await request(), server.listening, onDraining.mock.calls.length]).toEqual(['close', true, 1])
    await new Promise((done) => server.close(done))
  })
})
