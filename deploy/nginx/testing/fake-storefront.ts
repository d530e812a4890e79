import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeStorefront {
  port: number
  /** Requests it received, oldest first. */
  requests: IncomingMessage[]
  /** Replaces the response to all further requests. */
  respondWith: (listener: RequestListener) => void
  /** Closes all connections and stops listening. */
  close: () => Promise<void>
}

/** A storefront that responds as the test defines, and records its requests. */
export async function startFakeStorefront(): Promise<FakeStorefront> {
  const requests: IncomingMessage[] = []
  let listener: RequestListener = (_, response) => response.end('ok')
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  server.keepAliveTimeout = 65_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    respondWith: (next) => (listener = next),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
