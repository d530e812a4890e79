import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'

const echo = createServer((socket) => void socket.on('error', () => {}).pipe(socket))
let proxy: TcpProxy

beforeAll(async () => {
  await new Promise<void>((done) => echo.listen(0, '127.0.0.1', done))
  proxy = await startTcpProxy({ port: (echo.address() as AddressInfo).port })
})
afterAll(async () => {
  await proxy.stop()
  echo.close()
})
afterEach(() => proxy.heal())

const connect = async () => {
  const socket = createConnection(proxy.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const send = async (socket: Socket, text: string) => {
  socket.write(text)
  const reply = once(socket, 'data', { signal: AbortSignal.timeout(400) }).then(([bytes]) => String(bytes))
  return reply.catch(() => 'nothing')
}

it('forwards bytes in both directions', async () => {
  const socket = await connect()
  expect(await send(socket, 'hello')).toBe('hello')
  socket.destroy()
})

it('drops bytes while it hangs, and closes those connections when it is healed', async () => {
  const socket = await connect()
  await proxy.break({ kind: 'hang' })
  expect(await send(socket, 'hello')).toBe('nothing')
  const closed = once(socket, 'close')
  await proxy.heal()
  await closed
})

it('closes every connection and accepts none while it refuses', async () => {
  const socket = await connect()
  const closed = once(socket, 'close')
  await proxy.break({ kind: 'refuse' })
  await closed
  await expect(once(createConnection(proxy.port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})

it('delays bytes in both directions', async () => {
  const socket = await connect()
  await proxy.break({ kind: 'slow', delay: 60 })
  const startedAt = performance.now()
  expect(await send(socket, 'late')).toBe('late')
  expect(performance.now() - startedAt).toBeGreaterThan(110)
  socket.destroy()
})
