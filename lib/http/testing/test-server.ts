import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export interface TestResponse {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
  /** The body as UTF-8. */
  text: string
}

interface TestServer {
  server: Server
  /** Sends a request on its own connection. */
  get: (path?: string, headers?: Record<string, string>, method?: string) => Promise<TestResponse>
  /** Sends bytes as they are. @returns the first bytes of the response */
  sendBytes: (bytes: string) => Promise<string>
}

/** A server on a free port of the loopback while the tests of a file run. */
export function testServer(listener: RequestListener): TestServer {
  const server = createServer(listener)
  const port = () => (server.address() as AddressInfo).port
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise((done) => server.close(done)))
  return {
    server,
    get: (path = '/', headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const clientRequest = request({ port: port(), path, method, headers, agent: false }, async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
          const body = Buffer.concat(chunks)
          resolve({ status: response.statusCode, headers: response.headers, body, text: String(body) })
        })
        clientRequest.on('error', reject).end()
      }),
    sendBytes: (bytes) =>
      new Promise((resolve) => {
        const socket = connect(port(), '127.0.0.1', () => socket.write(bytes))
        socket.once('data', (chunk) => resolve(String(chunk))).once('end', () => socket.destroy())
      }),
  }
}
