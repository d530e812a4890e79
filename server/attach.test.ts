/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { attach } from './attach'
import type { Middleware } from '../lib/http/middleware'

const servers: Server[] = []
const listen = async (port = 0) => {
  const server = createServer((request, response) => response.end(`next:${request.url}`))
  servers.push(server)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
const get = async (port: number, path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

const middleware: Middleware = (request, response, next) => {
  if (request.url === '/own') return void response.end('own')
  request.url = '/changed'
  next()
}
let detach = () => {}
afterEach(() => detach())
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())))

describe('attach', () => {
  it('puts the middleware in front of the listeners of the server on the port, and of no other', async () => {
    const [port, metricsPort] = [await listen(), await listen()]
    const onConnection = jest.fn()
    const onServer = jest.fn((server: Server) => void server.on('connection', onConnection))
    detach = attach({ port, middleware, onServer })
    expect(await get(metricsPort, '/own')).toBe('next:/own')
    expect(onServer).not.toHaveBeenCalled()
    expect([await get(port), await get(port, '/own')]).toEqual(['next:/changed', 'own'])
    expect([onServer.mock.calls.length, onConnection.mock.calls.length > 0]).toEqual([1, true])
  })

  it('may be called before the server listens', async () => {
    const port = await listen()
    await new Promise((done) => servers.pop()?.close(done))
    detach = attach({ port, middleware })
    await listen(port)
    expect(await get(port)).toBe('next:/changed')
  })

  it('rejects upgrades if configured, and closes the connection', async () => {
    const port = await listen()
    const onUpgrade = jest.fn()
    servers.at(-1)?.on('upgrade', onUpgrade)
    detach = attach({ port, middleware, rejectsUpgrades: true })
    const received = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('data', (part) => (text += part))
      socket.on('close', () => resolve(text))
      socket.write('GET //x HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    })
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(onUpgrade).not.toHaveBeenCalled()
  })

  it('does not affect servers once it is detached', async () => {
    const port = await listen()
    attach({ port, middleware })()
    expect(await get(port)).toBe('next:/')
  })
})
