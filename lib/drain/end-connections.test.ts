/** @jest-environment node */
import { EventEmitter } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endConnections } from './end-connections'

it('each answer is the last of its connection, once the process was asked to end (R12)', async () => {
  const source = new EventEmitter()
  endConnections(source)
  const server = createServer((_, response) => response.end('ok'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
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
