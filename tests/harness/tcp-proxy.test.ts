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
const say = async (socket: Socket, text: string) => {
  socket.write(text)
  const heard = once(socket, 'data', { signal: AbortSignal.timeout(400) }).then(([bytes]) => String(bytes))
  return heard.catch(() => 'nothing')
}

it('carries what is said, both ways', async () => {
  const socket = await connect()
  expect(await say(socket, 'hello')).toBe('hello')
  socket.destroy()
})

it('swallows what is said while it hangs, and ends those connections when it is whole again', async () => {
  const socket = await connect()
  await proxy.break({ kind: 'hang' })
  expect(await say(socket, 'hello')).toBe('nothing')
  const closed = once(socket, 'close')
  await proxy.heal()
  await closed
})

it('ends every connection and takes none while it is refused', async () => {
  const socket = await connect()
  const closed = once(socket, 'close')
  await proxy.break({ kind: 'refuse' })
  await closed
  await expect(once(createConnection(proxy.port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})

it('carries late, in order', async () => {
  const socket = await connect()
  await proxy.break({ kind: 'slow', delay: 60 })
  const begun = performance.now()
  expect(await say(socket, 'late')).toBe('late')
  expect(performance.now() - begun).toBeGreaterThan(110)
  socket.destroy()
})
