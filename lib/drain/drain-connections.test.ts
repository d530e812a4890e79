/** @jest-environment node */
import { EventEmitter } from 'node:events'
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drainConnections } from './drain-connections'

const source = new EventEmitter()

function createDrained(listener: RequestListener): Server {
  const drain = drainConnections(source)
  const server = createServer((request, response) =>
    drain.middleware(request, response, () => listener(request, response)),
  )
  drain.onServer(server)
  return server
}

const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

it('each answer is the last of its connection, once the process was asked to end (R12)', async () => {
  const server = createDrained((_, response) => response.end('ok'))
  const port = await listen(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve) =>
      get({ port, host: '127.0.0.1', agent }, (reply) => {
        reply.resume().once('end', () => resolve(reply.headers.connection))
      }),
    )

  expect([await ask(), await ask()]).toEqual(['keep-alive', 'keep-alive'])
  source.emit('SIGTERM')
  expect(await ask()).toBe('close')
  await new Promise((done) => server.close(done))
  agent.destroy()
})

it('a connection whose answer had begun before is not waited for once it is idle (R12)', async () => {
  const server = createDrained((_, response) => void setTimeout(() => response.end('ok'), 300))
  server.keepAliveTimeout = 65_000
  const port = await listen(server)
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise((done) => get({ port, agent }, (reply) => reply.resume().once('end', done)))
  await new Promise((done) => server.once('request', done))
  source.emit('SIGTERM')
  const closed = new Promise((done) => server.close(done))
  await answered
  await closed
  agent.destroy()
})
