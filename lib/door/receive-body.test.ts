/** @jest-environment node */
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { receiveBody, UnfinishedBodies } from './receive-body'

/** Tells when a body is waited for. */
class Watched extends UnfinishedBodies {
  waited = () => {}

  override begin(address: string) {
    this.waited()
    return super.begin(address)
  }
}

it('a body that comes after its head, in parts, is read as if nobody had: by what makes a Request of it, too', async () => {
  const unfinished = new Watched()
  const server = createServer((request, response) =>
    receiveBody({
      ...{ request, response, unfinished, address: '', deadline: 10_000, refuse: () => response.end('refused') },
      received: () => {
        const answer = async () => {
          const read = new Request('http://shop/', { method: 'POST', body: request as never, duplex: 'half' } as never)
          return read.text()
        }
        answer().then(
          (text) => response.end(`got:${text}`),
          (error) => response.end(String(error)),
        )
      },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const waited = new Promise<void>((resolve) => (unfinished.waited = resolve))
  socket.write('POST /api/cart HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 6\r\n\r\nab')
  await waited
  socket.write('cdef')
  let answer = ''
  for await (const part of socket) answer += String(part)
  server.close()
  expect(answer).toContain('got:abcdef')
})
