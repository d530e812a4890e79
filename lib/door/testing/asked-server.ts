import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer as it arrived. */
export interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  text: string
}

/** Asks a server; each request has a connection of its own. */
export type Get = (path?: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

/** A server on a free port while the tests of a file run, and what asks it. */
export function askedServer(listener: RequestListener): { server: Server; get: Get } {
  const server = createServer(listener)
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise((done) => server.close(done)))
  const get: Get = (path = '/', headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const sent = request({ port, path, method, headers, agent: false }, async (answer) => {
        let text = ''
        for await (const part of answer.setEncoding('utf8') as AsyncIterable<string>) text += part
        resolve({ status: answer.statusCode, headers: answer.headers, text })
      })
      sent.on('error', reject).end()
    })
  return { server, get }
}
